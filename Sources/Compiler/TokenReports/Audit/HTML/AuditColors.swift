import Writers

/// The page's own colors. Text reaches 7:1 on every background of the page, in both schemes.
let auditColors: CSS = """

  :root{
    color-scheme:light dark;
    --page:light-dark(#F7F7F5,#121316);--sheet:light-dark(#FFFFFF,#1A1C20);
    --ink:light-dark(#1B1D22,#ECEDEF);--soft:light-dark(#474B53,#BCC0C8);
    --line:light-dark(#E0E1E4,#2E3138);--edge:light-dark(#7B808A,#868C97);
    --link:light-dark(#174A9C,#A9C9FF);--mark:light-dark(#EAF1FD,#212C3F);
    --pass:light-dark(#0B5132,#8EDDB0);--fail:light-dark(#961622,#FFB4B2);
    --waived:light-dark(#6A4300,#F4CE84);--exempt:light-dark(#4A4E57,#C3C7CF);
    --indeterminate:light-dark(#5A2C88,#DBBFFF);
  }
  :root[data-scheme=light]{color-scheme:light}
  :root[data-scheme=dark]{color-scheme:dark}
  @media print{:root:root{color-scheme:light}}
  @media (prefers-contrast:more){
    :root{--soft:var(--ink);--line:var(--edge);--edge:var(--ink)}
  }
  .pass{--o:var(--pass);--glyph:"✓"/"";--round:50%}
  .fail{--o:var(--fail);--glyph:"✕"/"";--round:2px}
  .waived{--o:var(--waived);--glyph:"~"/"";--round:50% 50% 2px 50%}
  .exempt{--o:var(--exempt);--glyph:"–"/"";--round:50%}
  .indeterminate{--o:var(--indeterminate);--glyph:"?"/"";--round:2px 50% 50% 50%}

  """

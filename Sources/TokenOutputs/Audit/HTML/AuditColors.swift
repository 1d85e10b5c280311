import Writers

/// The page's own colors. Text reaches 7:1 on every background of the page, in both schemes.
let auditColors: CSS = """

  :root{
    color-scheme:light dark;
    --page:#F7F7F5;--sheet:#FFFFFF;--ink:#1B1D22;--soft:#474B53;--line:#E0E1E4;--edge:#7B808A;
    --link:#174A9C;--mark:#EAF1FD;
    --pass:#0B5132;--fail:#961622;--waived:#6A4300;--exempt:#4A4E57;--indeterminate:#5A2C88;
  }
  @media screen and (prefers-color-scheme:dark){
    :root{
      --page:#121316;--sheet:#1A1C20;--ink:#ECEDEF;--soft:#BCC0C8;--line:#2E3138;--edge:#868C97;
      --link:#A9C9FF;--mark:#212C3F;
      --pass:#8EDDB0;--fail:#FFB4B2;--waived:#F4CE84;--exempt:#C3C7CF;--indeterminate:#DBBFFF;
    }
  }
  @media (prefers-contrast:more){
    :root{--soft:var(--ink);--line:var(--edge);--edge:var(--ink)}
  }
  .pass{--o:var(--pass);--glyph:"✓"/"";--round:50%}
  .fail{--o:var(--fail);--glyph:"✕"/"";--round:2px}
  .waived{--o:var(--waived);--glyph:"~"/"";--round:50% 50% 2px 50%}
  .exempt{--o:var(--exempt);--glyph:"–"/"";--round:50%}
  .indeterminate{--o:var(--indeterminate);--glyph:"?"/"";--round:2px 50% 50% 50%}

  """

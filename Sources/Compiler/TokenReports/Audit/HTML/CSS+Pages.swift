import Writers

extension CSS {
  /// The style sheet of the audit's page: colors, the frame and its contents.
  static let auditPage: CSS = """
    \(pageColors)\(frameStyle)\(toolStyle)\(sampleStyle)\(cardStyle)\(rowStyle)\(tableStyle)\(mediaStyle)
    """

  /// The style sheet that other pages share: colors, frame, samples and tables.
  package static let page: CSS = "\(pageColors)\(frameStyle)\(sampleStyle)\(tableStyle)"
}

/// The page's own colors. Text reaches 7:1 on every background of the page, in both schemes.
private let pageColors: CSS = """

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

private let frameStyle: CSS = """
  *,::before,::after{box-sizing:border-box}
  html{scroll-padding-top:calc(var(--bar,0px) + 4rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
  body{margin:0;background:var(--page);color:var(--ink);
    font:400 .9375rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
  h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0}
  ul{list-style:none}
  h1{font-size:clamp(1.75rem,4vw,2.75rem);font-weight:700;letter-spacing:-.025em;line-height:1.1;
    margin-block:.35rem .6rem;text-wrap:balance}
  h2{font-size:1.375rem;font-weight:650;letter-spacing:-.01em;line-height:1.25;margin-bottom:1rem}
  h3{font-size:1.0625rem;font-weight:650;line-height:1.35}
  small{font-size:.8125rem;color:var(--soft);font-weight:400}
  code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
    font-size:.8125rem}
  a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
  :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
  main:focus{outline:none}
  .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
  .filters{position:absolute}
  .skip{position:absolute;left:1rem;top:-4rem;z-index:2;padding:.5rem 1rem;background:var(--sheet);
    border-radius:6px}
  .skip:focus{top:1rem}
  header,.tools,main,footer{max-width:96rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,3rem)}
  header{padding-block:clamp(1.25rem,3vw,2.5rem) 1.25rem}
  .kind{font-weight:600;color:var(--soft)}
  .lead{color:var(--soft)}
  .note{margin-top:.75rem;padding:.6rem .9rem;max-width:60rem;background:var(--sheet);
    border:1px solid var(--line);border-left:4px solid var(--waived);border-radius:6px}
  .bar{display:flex;gap:3px;height:.625rem;margin-block:1.25rem .75rem}
  .bar span{background:var(--o);border-radius:3px;min-width:4px;flex-basis:0}
  .counts{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem}
  .counts label{display:flex;align-items:baseline;gap:.5rem;min-height:1.75rem}
  .counts input{align-self:center;width:1rem;height:1rem;margin:0;accent-color:var(--link)}
  :root:not(.live) .counts input{display:none}
  .counts b{font-size:1.25rem;font-weight:650}
  .v{color:var(--o);font-weight:600;white-space:nowrap}
  .v::before{content:var(--glyph);display:inline-block;width:1.25em;height:1.25em;
    margin-right:.4em;border-radius:var(--round);background:var(--o);color:var(--sheet);
    font-size:.8em;font-weight:800;line-height:1.25;text-align:center;vertical-align:.06em}
  .exempt .v::before,.v.exempt::before{background:none;color:var(--o);
    box-shadow:inset 0 0 0 1.5px var(--o)}
  details{margin-top:1.25rem;max-width:60rem}
  summary{cursor:pointer;color:var(--link);width:fit-content}
  details ul{margin-top:.5rem;padding-left:1.1rem;list-style:disc;color:var(--soft)}
  details li{margin-block:.2rem}
  main{display:grid;grid-template-columns:minmax(0,1fr);gap:3rem;padding-top:1.5rem}
  main>section{min-width:0}
  nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:1.25rem}
  nav a{display:inline-flex;gap:.5rem;align-items:baseline;padding-block:.15rem;
    text-decoration:none}
  nav a:hover{text-decoration:underline}
  [role=status]{color:var(--soft);font-size:.8125rem}
  [role=status]:empty,[hidden]{display:none!important}
  footer{padding-block:3rem;color:var(--soft);font-size:.8125rem}

  """

private let toolStyle: CSS = """
  .tools{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;
    gap:.4rem 1rem;padding-block:.5rem;background:var(--page);border-bottom:1px solid var(--line)}
  .tools label{display:flex;gap:.4rem;align-items:center;min-height:1.75rem;font-size:.8125rem;
    font-weight:600;color:var(--soft)}
  .tools :is([type=search],select),.lab input{height:1.875rem;min-width:0;max-width:14rem;margin:0;
    padding:.15rem .5rem;font:inherit;font-weight:400;color:var(--ink);background:var(--sheet);
    border:1px solid var(--edge);border-radius:6px}
  .tools [type=checkbox]{width:1rem;height:1rem;margin:0;accent-color:var(--link)}
  .tools button,.tool{min-height:1.75rem;padding:.1rem .6rem;font:inherit;font-size:.8125rem;
    color:var(--link);background:var(--sheet);border:1px solid var(--edge);border-radius:6px;
    cursor:pointer}
  .tools [role=status]{margin-left:auto}
  .lab{width:min(24rem,calc(100vw - 2rem));padding:1.25rem;color:var(--ink);background:var(--sheet);
    border:1px solid var(--edge);border-radius:10px}
  .lab::backdrop{background:#0008}
  .lab label{display:grid;grid-template-columns:6.5rem 3rem 1fr;gap:.5rem;align-items:center;
    margin-block:.5rem}
  .lab input[type=color]{width:3rem;padding:2px}
  .lab p{margin-block:.75rem;color:var(--ink)}

  """

private let sampleStyle: CSS = """
  .s{display:grid;place-items:center;width:8.25rem;height:3.5rem;overflow:hidden;
    background:var(--b);border-radius:8px;box-shadow:0 0 0 1px var(--line);
    filter:var(--seen,none);forced-color-adjust:none;white-space:nowrap}
  .s::before{content:"Ag 123";color:var(--f);font:400 16px/1.25 system-ui,sans-serif}
  .s.num::before{content:"24"}
  .s.gr::before{background:var(--f);background-clip:text;color:transparent}
  .s.dot::before{content:"";width:1.25rem;height:1.25rem;background:var(--f);border-radius:50%}
  .s.un{background:none;box-shadow:none;border:2px dashed var(--edge)}
  .s.un::before{content:"?";color:var(--soft)}
  :root[data-vision=protan]{--seen:url(#protan)}
  :root[data-vision=deutan]{--seen:url(#deutan)}
  :root[data-vision=tritan]{--seen:url(#tritan)}
  .w::before{content:"";display:inline-block;width:.8em;height:.8em;margin-right:.4em;
    vertical-align:-.05em;border-radius:3px;background:var(--w);box-shadow:0 0 0 1px var(--edge);
    filter:var(--seen,none);forced-color-adjust:none}

  """

private let cardStyle: CSS = """
  .findings{max-width:72rem;border-top:1px solid var(--line)}
  .findings li{padding-block:.6rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
  .findings small{display:block}
  .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,25rem),1fr));
    gap:1rem}
  .card{display:flex;flex-direction:column;gap:1rem;padding:1.25rem;background:var(--sheet);
    border:1px solid var(--line);border-radius:10px;box-shadow:inset 0 3px var(--o);
    overflow:hidden}
  .many .card{content-visibility:auto;contain-intrinsic-height:auto 24rem}
  .card h3 small{display:block}
  .card h3 .v{font-size:.8125rem;margin-right:.35rem}
  .look{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem}
  .look>div{display:flex;gap:.9rem;align-items:center}
  .figure b{display:block;font-size:1.375rem;font-weight:650;line-height:1.15}
  .card dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem .9rem;
    font-size:.8125rem;margin-bottom:auto}
  .card dt{color:var(--soft);grid-column:1}
  .card dd{grid-column:2}
  .card>p{font-size:.8125rem}

  """

private let rowStyle: CSS = """
  .group{margin-bottom:1.75rem}
  .group h3{position:sticky;top:var(--bar,0);padding-block:.4rem;background:var(--page);
    border-bottom:1px solid var(--edge);overflow-wrap:anywhere}
  .group h3 small{margin-left:.6rem}
  .many .rows{content-visibility:auto;contain-intrinsic-height:calc(var(--n)*2.5rem)}
  .r{display:grid;grid-template-columns:minmax(0,20rem) minmax(0,11rem) minmax(0,1fr);gap:0 1rem;
    align-items:center;min-height:2.5rem;padding-block:.25rem;border-bottom:1px solid var(--line)}
  .r>button{padding:.1rem 0 .1rem 1.25rem;font:inherit;line-height:1.3;text-align:left;color:inherit;
    background:none;border:0;position:relative;overflow-wrap:break-word;min-height:1.75rem}
  .live .r>button{cursor:pointer}
  .live .r>button::before{content:"▸"/"";position:absolute;left:0;color:var(--link)}
  .live .r>button[aria-expanded=true]::before{content:"▾"/""}
  .r>button small{margin-left:.5rem}
  .r>small{line-height:1.3}
  .r>div:not(.more){display:flex;flex-wrap:wrap;gap:.25rem .5rem}
  .r p{display:flex;gap:.5rem;align-items:center;width:14rem;border-radius:6px;
    scroll-margin-top:8rem}
  .r p small{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  .r p.pass .v::before{content:"✓"/"Pass"}
  .r p:target{background:var(--mark)}
  .r .more{grid-column:1/-1;display:grid;gap:1.5rem;padding:.75rem 0 1rem 1.25rem;
    grid-template-columns:repeat(auto-fill,minmax(min(100%,28rem),1fr))}
  .more article{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:start;min-width:0}
  .more article>div{flex:1 1 15rem;min-width:0}
  .more h4{margin:0 0 .4rem;font-size:.9375rem}
  .more dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem .9rem;
    font-size:.8125rem}
  .more dt{grid-column:1;color:var(--soft)}
  .more dd{grid-column:2;overflow-wrap:anywhere}
  .more dd .tool{margin-left:.5rem;min-height:1.5rem}
  .more div>p{display:flex;flex-wrap:wrap;width:auto;margin-top:.6rem}
  .rows .r>div:not(.more) .s{flex:none;width:3rem;height:1.75rem;border-radius:6px}
  .rows .r>div:not(.more) .s:not(.num,.dot,.un)::before{content:"Ag"}
  .rows .r>div:not(.more) .s.dot::before{width:.875rem;height:.875rem}

  """

private let tableStyle: CSS = """
  table{border-collapse:collapse;width:100%}
  th{text-align:left;font-weight:600}
  caption{text-align:left;padding-block:.5rem;font-weight:600;color:var(--soft)}
  thead th{font-size:.8125rem;color:var(--soft);border-bottom:1px solid var(--edge);
    padding:.4rem .6rem;vertical-align:bottom}
  tbody :is(th,td){padding:.5rem .6rem;vertical-align:top;border-bottom:1px solid var(--line)}
  .scroll{overflow-x:auto}
  .scroll table{width:auto;min-width:min(100%,40rem)}
  .scroll :is(th,td){padding-right:1.75rem}
  .scroll td .w{margin-right:.6rem}
  .scroll .head small{margin-inline:.4rem}
  .scroll tbody th{font-weight:400}
  .scroll :is(th,td){white-space:nowrap}
  .scroll .head th{white-space:normal}
  .scroll td:last-child:not(.n){white-space:normal;min-width:22rem}
  section>p{color:var(--soft);max-width:44rem;margin-bottom:.75rem}

  """

/// Rules for narrow screens, print and user preferences. The page has no animations, so there is no
/// motion to reduce.
private let mediaStyle: CSS = """
  @media (max-width:61.99rem){
    .tools{position:static}
    .group h3{top:0}
    .r{grid-template-columns:minmax(0,1fr)}
    .many .rows{contain-intrinsic-height:calc(var(--n)*6rem)}
    .r>:is(small,div){margin-left:1.25rem}
    .r .more{margin-left:0}
    .tools [role=status]{margin-left:0}
  }
  @media (forced-colors:active){
    .v::before,.bar span{forced-color-adjust:none}
  }
  @media print{
    @page{size:landscape;margin:10mm}
    :root{--page:#FFFFFF}
    body{font-size:8pt}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .tools,.skip,.card>p,nav,.r .more,.counts input,.live .r>button::before{display:none}
    header,main,footer{max-width:none;padding-inline:0}
    main{display:block}
    main>section{margin-bottom:1rem}
    .many :is(.rows,.card){content-visibility:visible}
    .group h3{position:static}
    .r{min-height:0;padding-block:1px;grid-template-columns:16rem 9rem minmax(0,1fr)}
    .r p{width:11rem}
    .r>button{min-height:0;padding-left:0}
    .rows .r>div:not(.more) .s{height:1.25rem}
    .cards{grid-template-columns:repeat(3,minmax(0,1fr));gap:.5rem}
    .card{gap:.4rem;padding:.6rem}
    .scroll{overflow:visible}
    .scroll :is(th,td){padding:.15rem .5rem}
    .r,.card,tr{break-inside:avoid}
    h2,h3,caption{break-after:avoid}
    thead{display:table-header-group}
  }

  """

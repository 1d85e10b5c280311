import Writers

/// The page's style sheet: the frame and its contents.
let auditStyle: CSS = """
  \(frameStyle)\(sampleStyle)\(cardStyle)\(matrixStyle)\(smallTableStyle)\(mediaStyle)
  """

private let frameStyle: CSS = """
  *,::before,::after{box-sizing:border-box}
  html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
  body{margin:0;background:var(--page);color:var(--ink);
    font:400 .9375rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
  h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0}
  ul{list-style:none}
  h1{font-size:.9375rem;font-weight:600;color:var(--soft)}
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
  header,.layout,footer{max-width:96rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,3rem)}
  header{padding-block:clamp(1.5rem,4vw,3.5rem) 1.5rem}
  .verdict{font-size:clamp(1.875rem,4.5vw,3rem);font-weight:700;letter-spacing:-.025em;
    line-height:1.1;margin-block:.35rem .6rem;text-wrap:balance}
  .lead{color:var(--soft)}
  .note{margin-top:.75rem;padding:.6rem .9rem;max-width:60rem;background:var(--sheet);
    border:1px solid var(--line);border-left:4px solid var(--waived);border-radius:6px}
  .bar{display:flex;gap:3px;height:.625rem;margin-block:1.75rem .9rem}
  .bar span{background:var(--o);border-radius:3px;min-width:4px;flex-basis:0}
  .counts{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem}
  .counts li{display:flex;align-items:baseline;gap:.5rem}
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
  .layout{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem}
  main{min-width:0;display:grid;gap:3.5rem;align-content:start}
  main>section{min-width:0}
  nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-bottom:1.25rem}
  nav a{display:inline-flex;gap:.5rem;align-items:baseline;padding-block:.15rem;
    text-decoration:none}
  nav a:hover{text-decoration:underline}
  .filter{display:grid;gap:1rem}
  .filter fieldset{display:flex;flex-wrap:wrap;gap:.1rem 1rem;border:0;min-width:0;
    max-height:18rem;overflow-y:auto}
  .filter legend{padding:0;margin-bottom:.3rem;font-size:.8125rem;font-weight:600;
    color:var(--soft)}
  .filter label{display:flex;gap:.45rem;align-items:center;min-height:1.75rem}
  .filter label small{margin-left:auto}
  .filter input{accent-color:var(--link);flex:none;width:1rem;height:1rem;margin:0 0 0 3px}
  .filter [type=search]{flex:1;min-width:0;width:100%;height:2.25rem;margin:0;padding:.3rem .6rem;font:inherit;
    color:inherit;background:var(--sheet);border:1px solid var(--edge);border-radius:6px}
  [role=status]{color:var(--soft);font-size:.8125rem}
  [role=status]:empty,[hidden]{display:none}
  footer{padding-block:4rem 3rem;color:var(--soft);font-size:.8125rem}

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
  .w::before{content:"";display:inline-block;width:.8em;height:.8em;margin-right:.4em;
    vertical-align:-.05em;border-radius:3px;background:var(--w);box-shadow:0 0 0 1px var(--edge);
    filter:var(--seen,none);forced-color-adjust:none}

  """

private let cardStyle: CSS = """
  .errors{max-width:60rem;border-top:1px solid var(--line)}
  .errors li{padding-block:.6rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
  .errors small{display:block}
  .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,25rem),1fr));
    gap:1rem}
  .card{display:flex;flex-direction:column;gap:1rem;padding:1.25rem;background:var(--sheet);
    border:1px solid var(--line);border-radius:10px;box-shadow:inset 0 3px var(--o);
    overflow:hidden}
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

private let matrixStyle: CSS = """
  .component{margin-top:2.5rem}
  .component h3{margin-bottom:.5rem}
  table{border-collapse:collapse;width:100%}
  th{text-align:left;font-weight:600}
  caption{text-align:left;padding-block:.5rem;font-weight:600;color:var(--soft)}
  caption small{margin-left:.6rem}
  thead th{font-size:.8125rem;color:var(--soft);border-bottom:1px solid var(--edge);
    padding:.4rem .6rem;vertical-align:bottom}
  tbody :is(th,td){padding:.7rem .6rem;vertical-align:top;border-bottom:1px solid var(--line)}
  .g{margin-bottom:1.5rem}
  .many .g{content-visibility:auto;contain-intrinsic-size:auto calc(var(--rows)*5.5rem)}
  .g small{display:block;line-height:1.4;margin-top:.1rem}
  .g code+small+small{font-size:.75rem}
  .g caption small{display:inline}
  .pairs table{table-layout:fixed}
  .pairs thead th:nth-child(1){width:9.5rem}
  .pairs thead th:nth-child(2){width:12%}
  .pairs thead th:nth-child(3){width:6.25rem}
  .pairs thead th:nth-child(4){width:14%}
  .pairs td:nth-child(3){font-size:1.0625rem;font-weight:650;line-height:1.4}
  .pairs td:is(:nth-child(5),:nth-child(6))::before{content:"";float:left;width:.8rem;height:.8rem;
    margin:.32rem .45rem 0 0;border-radius:3px;background:var(--f);
    box-shadow:0 0 0 1px var(--edge);filter:var(--seen,none);forced-color-adjust:none}
  .pairs td:nth-child(6)::before{background:var(--b)}
  .pairs tr[style=""]>td::before{display:none}
  .pairs th[scope=row] a{color:inherit;text-decoration:none}
  .pairs th[scope=row] a::after{content:"#"/"";position:absolute;margin-left:.3em;
    color:var(--link);opacity:0}
  .pairs th[scope=row] a:is(:hover,:focus)::after{opacity:1}
  .pairs th[scope=row] a:is(:hover,:focus){text-decoration:underline}
  .better{display:grid;gap:.3rem;margin-top:.5rem}
  .change{margin-left:.5rem;font-size:.8125rem}
  tr:target>*{background:var(--mark)}
  tr:target>:first-child{box-shadow:inset 4px 0 var(--link)}
  tr[id]{scroll-margin-top:3rem}
  .x:not(:target,:has(:target)){display:none}

  """

private let smallTableStyle: CSS = """
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

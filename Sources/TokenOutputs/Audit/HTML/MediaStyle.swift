import Writers

/// Rules for narrow screens, print and user preferences. The page has no animations, so there is no
/// motion to reduce.
let mediaStyle: CSS = """
  @media (min-width:84rem){
    .layout{grid-template-columns:13.5rem minmax(0,1fr);gap:3.5rem}
    .rail{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;
      padding:1rem .5rem 1rem 3px;margin-left:-3px}
    nav ul,.filter fieldset{display:grid;grid-template-columns:minmax(0,1fr)}
    nav a{display:flex}
    nav small{margin-left:auto}
    nav ul{gap:.1rem;margin-bottom:1.75rem}
    .filter{gap:1.5rem}
    main{padding-top:1rem}
  }
  @media (max-width:61.99rem){
    .pairs thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .pairs :is(table,tbody){display:block}
    .pairs caption{display:block}
    .pairs tbody tr{display:grid;grid-template-columns:8.25rem repeat(3,minmax(0,1fr));
      gap:.5rem 1rem;padding-block:1rem;border-bottom:1px solid var(--line)}
    .pairs tbody :is(th,td){padding:0;border:0}
    .pairs tbody :nth-child(2){grid-column:2/-1}
    .pairs tbody td:nth-child(3){grid-column:1}
    .pairs tbody td:nth-child(4){grid-column:2/-1}
    .pairs tbody td:is(:nth-child(5),:nth-child(6)){grid-column:1/-1}
    .many .g{contain-intrinsic-size:auto calc(var(--rows)*16rem)}
    tr:target{background:var(--mark);box-shadow:0 0 0 .6rem var(--mark)}
    tr:target>:first-child{box-shadow:none}
  }
  @media (forced-colors:active){
    .v::before,.bar span{forced-color-adjust:none}
  }
  @media print{
    @page{size:landscape;margin:12mm}
    :root{--page:#FFFFFF}
    body{font-size:9pt}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .rail,.skip,.card>p{display:none}
    header,.layout,footer{max-width:none;padding-inline:0}
    .layout{display:block}
    main>section{margin-bottom:1.5rem}
    details::details-content{content-visibility:visible;block-size:auto}
    .many .g{content-visibility:visible}
    tr,.card{break-inside:avoid}
    h2,h3,caption{break-after:avoid}
    thead{display:table-header-group}
  }

  """

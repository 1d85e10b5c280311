import Writers

/// Rules for narrow screens, print and user preferences. The page has no animations, so there is no
/// motion to reduce.
let mediaStyle: CSS = """
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

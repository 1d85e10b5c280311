extension GalleryPage {
  /// The style of the page, in the colors of the contrast audit.
  static let style =
    #"""

    :root{
      color-scheme:light dark;
      --page:#F7F7F5;--sheet:#FFFFFF;--ink:#1B1D22;--soft:#474B53;--line:#E0E1E4;--edge:#7B808A;
      --link:#174A9C;--well:#F3F4F6;
      --pass:#0B5132;--fail:#961622;--waived:#6A4300;--exempt:#4A4E57;
    }
    @media screen and (prefers-color-scheme:dark){
      :root{
        --page:#121316;--sheet:#1A1C20;--ink:#ECEDEF;--soft:#BCC0C8;--line:#2E3138;--edge:#868C97;
        --link:#A9C9FF;--well:#22252B;
        --pass:#8EDDB0;--fail:#FFB4B2;--waived:#F4CE84;--exempt:#C3C7CF;
      }
    }
    @media (prefers-contrast:more){
      :root{--soft:var(--ink);--line:var(--edge);--edge:var(--ink)}
    }
    *,::before,::after{box-sizing:border-box}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:400 .9375rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
      overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,fieldset,pre{margin:0;padding:0}
    ul{list-style:none}
    small{font-size:.8125rem;color:var(--soft)}
    code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
      font-size:.8125rem}
    a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
    main:focus{outline:none}
    [hidden]{display:none!important}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
      white-space:nowrap}
    .skip{position:absolute;left:1rem;top:-4rem;z-index:2;padding:.5rem 1rem;
      background:var(--sheet);border-radius:6px}
    .skip:focus{top:1rem}
    header,.layout,footer{max-width:80rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,3rem)}
    header{padding-block:clamp(1.5rem,4vw,3.5rem) 2rem}
    footer{padding-block:4rem 3rem;color:var(--soft);font-size:.8125rem}
    footer p{max-width:44rem}
    h1{font-size:clamp(1.875rem,4.5vw,3rem);font-weight:700;letter-spacing:-.025em;line-height:1.1;
      margin-bottom:.6rem}
    h2{font-size:1.625rem;font-weight:680;letter-spacing:-.015em;line-height:1.25}
    h3{font-size:1.0625rem;font-weight:650;margin-block:2rem .25rem}
    h4{font-size:.9375rem;font-weight:600}
    .sample :is(h3,h4) a{color:inherit;text-decoration:none}
    .sample :is(h3,h4) a::after{content:"#"/"";position:absolute;margin-left:.35em;color:var(--link);opacity:0}
    .sample :is(h3,h4) a:is(:hover,:focus-visible)::after,:target :is(h3,h4) a::after{opacity:1}
    .lead{color:var(--soft);max-width:44rem}
    .moments{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin-top:1rem;
      color:var(--soft);font-size:.8125rem}
    .layout{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem;margin-bottom:1.25rem}
    nav a{display:inline-block;padding-block:.25rem;text-decoration:none}
    nav a:hover{text-decoration:underline}
    .filter{display:flex;flex-wrap:wrap;gap:.1rem 1rem;border:0;min-width:0}
    .filter legend{padding:0;font-size:.8125rem;font-weight:600;color:var(--soft)}
    .filter label{display:flex;gap:.45rem;align-items:center;min-height:1.75rem}
    .filter input{accent-color:var(--link);flex:none;width:1rem;height:1rem;margin:0 0 0 3px}
    .filters{position:absolute}
    .tools{margin-top:1rem}
    .filter .field{display:grid;gap:.1rem;font-size:.8125rem;color:var(--soft)}
    .field :is(input,select){width:100%;height:1.875rem;margin:0;padding:.15rem .5rem;font:inherit;
      font-size:.8125rem;color:var(--ink);background:var(--sheet);border:1px solid var(--edge);
      border-radius:6px}
    #found{font-size:.8125rem;color:var(--soft)}
    :root[data-vision=protan] :is(.stage,.w){filter:url(#protan)}
    :root[data-vision=deutan] :is(.stage,.w){filter:url(#deutan)}
    :root[data-vision=tritan] :is(.stage,.w){filter:url(#tritan)}
    :root[data-direction=rtl] .drawing{direction:rtl}
    main{min-width:0;display:grid;grid-template-columns:minmax(0,1fr);gap:4.5rem}
    .sample{padding-block:1.25rem;border-top:1px solid var(--line)}
    .samples{margin-top:.25rem}
    .note{color:var(--soft);font-size:.8125rem}
    .cells{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22.5rem),1fr));
      gap:1rem;margin-top:.75rem}
    .compact .samples{display:grid;gap:0 2rem;
      grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
    .compact .cells{grid-template-columns:1fr 1fr;gap:.75rem}
    .compact .sample{display:grid;grid-template-rows:subgrid;grid-row:span 4}
    .compact .stage{min-height:5rem}
    .cell{min-width:0}
    figcaption{padding-top:.5rem;font-size:.8125rem;color:var(--soft)}
    figcaption>b{font-weight:600;color:var(--ink)}
    .remark{display:block}
    .remark b{color:var(--waived);font-weight:600}
    .colors{margin-top:.15rem}
    .colors summary{cursor:pointer;width:fit-content;min-height:1.5rem;color:var(--link)}
    .colors ul{display:grid;gap:.6rem;margin-top:.5rem}
    .colors li{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.5rem}
    .colors b,.colors a{font-weight:600}
    .colors b{color:var(--ink)}
    .token,.verdict{display:block}
    .waived{color:var(--waived)}
    .w{display:inline-block;width:.8rem;height:.8rem;margin:.2rem .3rem 0 1px;border-radius:3px;
      box-shadow:0 0 0 1px var(--edge);forced-color-adjust:none}
    summary .w{vertical-align:-.05rem;margin-block:0}
    pre{position:relative;margin-top:.75rem;padding:.75rem 4.5rem .75rem 1rem;background:var(--well);border-radius:8px;
      white-space:pre-wrap}
    .speech{margin-top:.6rem;font-size:.8125rem;color:var(--soft)}
    .speech b{margin-right:.4rem;font-weight:600}
    .said+.said::before{content:"· "/""}
    .said{margin-right:.3rem}
    .controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-block:1rem .5rem}
    button{font:inherit;font-weight:600;font-size:.8125rem;min-height:2.25rem;padding:.3rem .9rem;
      color:var(--link);background:var(--sheet);border:1px solid var(--edge);border-radius:8px;
      cursor:pointer}
    button:disabled{color:var(--soft);cursor:default}
    .copy{position:absolute;top:.4rem;right:.4rem;min-height:1.75rem;padding:.1rem .6rem;
      font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    #pause{min-width:5rem}
    #announced{font-size:.8125rem;color:var(--soft)}
    .live h3{margin-block:0;font-size:.9375rem;font-weight:600}
    body:has(#show-light:not(:checked)) .light,
    body:has(#show-dark:not(:checked)) .dark,
    body:has(#show-code:not(:checked)) pre,
    body:has(#show-speech:not(:checked)) .speech,
    body:has(#show-colors:not(:checked)) :is(.colors,.remark){display:none}
    @media (min-width:62rem){
      .layout{grid-template-columns:11rem minmax(0,1fr);gap:3rem}
      nav{position:sticky;top:1.5rem;align-self:start;font-size:.875rem}
      nav ul,.filter{flex-direction:column}
    }
    @media print{
      .skip,nav,.controls,.copy{display:none}
      .sample{break-inside:avoid}
      .stage,.w{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """# + drawingStyle

  /// The layout of drawings. A box places its one content; `r` and `c` are stacks.
  private static let drawingStyle = #"""
    .stage{display:grid;place-items:center;min-height:6.5rem;padding:1.25rem .75rem;border-radius:10px;
      box-shadow:0 0 0 1px var(--line);forced-color-adjust:none;color-scheme:only light}
    .drawing{display:grid;grid-template-columns:minmax(0,1fr);place-items:center;
      width:min(100%,360px);font-family:"Proxima Soft",Quicksand,ui-rounded,system-ui,sans-serif;
      overflow-wrap:normal}
    :where(.drawing :is(.d,.r,.c)){min-width:0}
    :where(.drawing .d>*){max-width:100%}
    .d{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center}
    .z>*,.l>:not(.u,.o){grid-area:1/1}
    .l{position:relative;isolation:isolate}
    .u,.o{position:absolute;inset:0;pointer-events:none}
    .u{z-index:-1}
    .u>*,.o>*{align-self:stretch}
    .r{display:flex;align-items:center}
    .c{display:flex;flex-direction:column;align-items:center}
    .t{white-space:pre-wrap;min-width:0}
    .one{white-space:pre;overflow-x:clip;text-overflow:ellipsis}
    .some{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
    .i{display:block;fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .nothing{padding:.35rem .9rem;border:1px dashed #7B808A;border-radius:6px;font-size:.8125rem}
    .light .nothing{color:#474B53}
    .dark .nothing{color:#BCC0C8}

    """#
}


(() => {
  const live = document.querySelector('.running')
  const figures = [...live.querySelectorAll('[data-units]')]
  const announced = document.getElementById('announced')
  const pause = document.getElementById('pause')
  const threshold = Number(live.dataset.threshold)
  const sizes = {days: 86400, hours: 3600, mins: 60, secs: 1}
  const words = {days: 'day', hours: 'hour', mins: 'minute'}
  let left = Number(live.dataset.start)
  let end, timer, isRunning = false, spoken = left

  const stateOf = (left) => left === 0 ? 'expired' : left <= threshold ? 'expiring' : 'default'

  function numbers(left, units) {
    const smallest = sizes[units.at(-1)]
    let rest = Math.ceil(left / smallest) * smallest
    return units.map((unit) => {
      const number = Math.floor(rest / sizes[unit])
      rest %= sizes[unit]
      return String(number).padStart(2, '0')
    })
  }

  function sentence(left) {
    if (left === 0) return 'Sale ended'
    let rest = left
    const parts = Object.entries(words).map(([unit, word]) => {
      const number = Math.floor(rest / sizes[unit])
      rest %= sizes[unit]
      return number && `${number} ${word}${number === 1 ? '' : 's'}`
    }).filter(Boolean)
    return `Sale ends in ${parts.slice(0, 2).join(' ') || 'less than a minute'}`
  }

  function write(face, digits, units) {
    const texts = [...face.querySelectorAll('.t')]
    if (face.matches('.t')) texts.unshift(face)
    if (texts.length > 1) digits.forEach((text, i) => { texts[2 * i].textContent = text })
    else texts[0].textContent = digits.map((text, i) => text + units[i][0]).join(' : ')
  }

  // The label holds the sentence among what else is spoken of the drawing.
  function say(phase) {
    const drawing = phase.querySelector('.drawing')
    const words = sentence(left)
    drawing.ariaLabel = drawing.ariaLabel.replace(phase.dataset.said, words)
    phase.dataset.said = words
  }

  function show() {
    const state = stateOf(left)
    for (const figure of figures) {
      const units = figure.dataset.units.split(' ')
      for (const phase of figure.children) {
        phase.hidden = phase.dataset.phase !== state
        const face = phase.querySelector('[data-face]')
        if (!face || phase.hidden) continue
        write(face, numbers(left, units), units)
        say(phase)
      }
    }
  }

  function announce() {
    const crossed = spoken > threshold && left <= threshold || spoken > 0 && left === 0
    if (crossed || left < spoken && left % 60 === 0) announced.textContent = sentence(left)
    spoken = left
  }

  function tick() {
    left = Math.max(0, Math.ceil((end - performance.now()) / 1000 - 1e-6))
    show()
    announce()
    if (left > 0) timer = setTimeout(tick, end - (left - 1) * 1000 - performance.now())
    else run(false)
  }

  function run(on) {
    clearTimeout(timer)
    isRunning = on && left > 0
    pause.textContent = isRunning ? 'Pause' : 'Run'
    pause.disabled = left === 0
    if (!isRunning) return
    end = performance.now() + left * 1000
    timer = setTimeout(tick, 1000)
  }

  document.getElementById('live').addEventListener('click', (event) => {
    const {jump} = event.target.dataset
    if (event.target === pause) run(!isRunning)
    if (!jump) return
    left = spoken = Number(jump)
    announced.textContent = ''
    show()
    run(true)
  })

  document.addEventListener('drawn', show)
  document.querySelector('.controls').hidden = false
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches)
})();
(() => {
  const { $, button, copy, find, start } = page
  const size = $('size')
  const root = document.documentElement
  const samples = [...document.querySelectorAll('.sample')]

  const round = (length) => Math.round(length * 10) / 10

  // The differences from the sheet, in points; below half a point there is none.
  function differences(box, note) {
    if (!note.dataset.designed || size.selectedIndex) return ''
    const [wide, high] = note.dataset.designed.split(' ').map(Number)
    const words = [[box.width - wide, 'narrower', 'wider'], [box.height - high, 'lower', 'higher']]
      .filter(([by]) => Math.abs(by) >= .5)
      .map(([by, less, more]) => `${round(Math.abs(by))} ${by < 0 ? less : more}`)
    return words.length ? ` (${words.join(', ')})` : ''
  }

  // The part of its size at which a drawing fits on its stage.
  function scale(drawing) {
    const { left, right } = drawing.getBoundingClientRect()
    const middle = (left + right) / 2
    const reach = Math.max(...[...drawing.querySelectorAll('*')].flatMap((part) => {
      const box = part.getBoundingClientRect()
      return box.width ? [middle - box.left, box.right - middle] : []
    }))
    const stage = drawing.parentElement
    const { paddingLeft, paddingRight } = getComputedStyle(stage)
    const room = stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return Math.min(1, room / (2 * reach))
  }

  function measure() {
    const drawings = [...document.querySelectorAll('.drawing')].filter((it) => it.offsetWidth)
    for (const drawing of drawings) drawing.style.zoom = ''
    const boxes = drawings.map((drawing) => drawing.firstElementChild.getBoundingClientRect())
    const scales = drawings.map(scale)
    drawings.forEach((drawing, index) => {
      const note = drawing.closest('figure').querySelector('.drawn')
      const box = boxes[index]
      if (scales[index] < 1) drawing.style.zoom = scales[index]
      if (!note || !box.width) return
      const words = [`drawn at ${round(box.width)} × ${round(box.height)}`]
      if (size.selectedIndex) words.push(`type size ${size.value}`)
      if (scales[index] < 1) words.push(`shown at ${Math.floor(scales[index] * 100)} %`)
      note.textContent = ` · ${words.join(', ')}${differences(box, note)}`
    })
  }

  const drawn = new Map()
  function resize() {
    root.dataset.size = size.value
    for (const drawing of document.querySelectorAll('.drawing:has(+ template)')) {
      if (!drawn.has(drawing)) drawn.set(drawing, [...drawing.childNodes])
      const other = drawing.parentElement.querySelector(`template[data-size="${size.value}"]`)
      drawing.replaceChildren(...other ? [other.content.cloneNode(true)] : drawn.get(drawing))
    }
    document.dispatchEvent(new Event('drawn'))
  }

  for (const code of document.querySelectorAll('pre')) {
    const text = code.textContent
    button('Copy', code, (self) => copy(self, text)).classList.add('copy')
  }

  start(() => {
    find([{ noun: 'sample', entries: samples }])
    if (size.value !== (root.dataset.size ?? size.options[0].value)) resize()
    measure()
  })
  addEventListener('resize', measure)
  // The captions and the tools moved what the address names.
  $(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
})()

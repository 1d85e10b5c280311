
(() => {
  const live = document.getElementById('live')
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

  live.addEventListener('click', (event) => {
    const {jump} = event.target.dataset
    if (event.target === pause) run(!isRunning)
    if (!jump) return
    left = spoken = Number(jump)
    announced.textContent = ''
    show()
    run(true)
  })

  document.querySelector('.controls').hidden = false
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches)
})();
(() => {
  const byID = (id) => document.getElementById(id)
  const [find, found, size] = ['find', 'found', 'size'].map(byID)
  const samples = [...document.querySelectorAll('.sample[id]')]

  function search() {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isFound = (text) => words.every((word) => text.includes(word))
    for (const sample of samples) sample.hidden = !isFound(sample.textContent.toLowerCase())
    for (const part of document.querySelectorAll('.group, main > section')) {
      part.hidden = words.length > 0 && !part.querySelector('.sample[id]:not([hidden])')
    }
    const count = samples.filter((sample) => !sample.hidden).length
    found.textContent = words.length ? `${count} ${count === 1 ? 'sample' : 'samples'}` : ''
  }

  // The differences from the sheet, in points; below half a point there is none.
  function differences(box, note) {
    if (!note.dataset.designed || size.selectedIndex) return ''
    const [wide, high] = note.dataset.designed.split(' ').map(Number)
    const words = [[box.width - wide, 'narrower', 'wider'], [box.height - high, 'lower', 'higher']]
      .filter(([by]) => Math.abs(by) >= .5)
      .map(([by, less, more]) => `${round(Math.abs(by))} ${by < 0 ? less : more}`)
    return words.length ? ` (${words.join(', ')})` : ''
  }

  const round = (length) => Math.round(length * 10) / 10

  function measure() {
    for (const note of document.querySelectorAll('.drawn')) {
      const drawing = note.closest('figure').querySelector('.drawing > *')
      const box = drawing?.getBoundingClientRect()
      if (!box?.width) continue
      const text = `drawn at ${round(box.width)} × ${round(box.height)}`
      note.textContent = ` · ${text}${differences(box, note)}`
    }
  }

  const drawn = new Map()
  function resize() {
    for (const figure of document.querySelectorAll('figure:has(> template)')) {
      const drawing = figure.querySelector('.drawing')
      if (!drawn.has(drawing)) drawn.set(drawing, [...drawing.childNodes])
      const other = figure.querySelector(`template[data-size="${size.value}"]`)
      drawing.replaceChildren(...other ? [other.content.cloneNode(true)] : drawn.get(drawing))
    }
    measure()
  }

  async function copy(button, text) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      const field = document.body.appendChild(document.createElement('textarea'))
      field.value = text
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1200)
  }

  for (const code of document.querySelectorAll('pre')) {
    const button = document.createElement('button')
    const text = code.textContent
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => copy(button, text))
    code.append(button)
  }

  find.addEventListener('input', search)
  size.addEventListener('change', resize)
  for (const id of ['vision', 'direction']) {
    byID(id).addEventListener('change', (event) => {
      document.documentElement.dataset[id] = event.target.value
    })
  }
  for (const tools of document.querySelectorAll('.tools')) tools.hidden = false
  measure()
})()
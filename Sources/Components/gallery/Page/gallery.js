
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

  function measure(part = document) {
    const drawings = [...part.querySelectorAll('.drawing')].filter((it) => it.offsetWidth)
    for (const drawing of drawings) drawing.style.zoom = ''
    const boxes = drawings.map((drawing) => drawing.firstElementChild.getBoundingClientRect())
    const scales = drawings.map(scale)
    drawings.forEach((drawing, index) => {
      const note = drawing.closest('figure').querySelector('.drawn')
      const box = boxes[index]
      if (scales[index] < 1) drawing.style.zoom = scales[index]
      if (!note || !box.width) return
      if (drawing.querySelector('.nothing')) return note.replaceChildren()
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
    button('Copy', code, (self) => copy(self, code.firstElementChild.textContent)).classList.add('copy')
  }

  start(() => {
    find([{ noun: 'sample', entries: samples }])
    if (size.value !== (root.dataset.size ?? size.options[0].value)) resize()
    measure()
  })
  addEventListener('resize', () => measure())
  addEventListener('changed', (event) => measure(event.target))
  // The captions and the tools moved what the address names.
  $(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
})()

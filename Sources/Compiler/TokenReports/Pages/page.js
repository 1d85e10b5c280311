
// What the scripts of pages share: finding, copying, choices about the look, and the address.
const page = (() => {
  const $ = (id) => document.getElementById(id)
  const root = document.documentElement
  const main = document.querySelector('main')
  const tools = document.querySelector('.tools')
  const field = $('find')
  const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

  function element(name, className, content, parent) {
    const made = document.createElement(name)
    if (className) made.className = className
    if (content !== undefined) made.textContent = content
    parent?.append(made)
    return made
  }

  function button(label, parent, act) {
    const made = element('button', 'tool', label, parent)
    made.type = 'button'
    made.addEventListener('click', () => act(made))
    return made
  }

  async function copy(button, value) {
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      const area = element('textarea', 'unseen', value, document.body)
      area.select()
      document.execCommand('copy')
      area.remove()
    }
    const label = button.dataset.label ??= button.textContent
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = label }, 1200)
  }

  function say(status, text) {
    if (status && status.textContent !== text) status.textContent = text
  }

  // MARK: Find

  const texts = new Map()
  const words = () => field.value.toLowerCase().split(/\s+/).filter(Boolean)

  // Whether an element has all words, in itself or in the line above what is folded.
  function holds(element, wanted) {
    if (!wanted.length) return true
    if (!texts.has(element)) {
      const fold = element.closest('details')?.firstElementChild.textContent ?? ''
      texts.set(element, (element.textContent + ' ' + fold).toLowerCase())
    }
    return wanted.every((word) => texts.get(element).includes(word))
  }

  // Where the page was before the search, and what was folded.
  let before

  // Shows what has all words, and says how much that is in each section. A section has the `noun` of its
  // `entries`, and may say itself which of them are wanted.
  function find(sections) {
    const wanted = words()
    if (wanted.length && !before) before = { top: scrollY, folds: new Map() }
    const found = []
    const boxes = new Map()
    for (const { noun, entries, isWanted = holds } of sections) {
      let count = 0
      for (const entry of entries) {
        const isFound = isWanted(entry, wanted)
        if (entry.hidden === isFound) entry.hidden = !isFound
        if (isFound) count += 1
        for (let box = entry.parentElement; box !== main; box = box.parentElement) {
          if (boxes.get(box) || boxes.has(box) && !isFound) break
          boxes.set(box, isFound)
        }
      }
      if (count) found.push(counted(count, noun))
    }
    for (const part of main.children) if (!boxes.has(part)) boxes.set(part, false)
    for (const [box, hasHit] of boxes) {
      box.hidden = !hasHit && (wanted.length > 0 || box.parentElement !== main)
      if (hasHit && wanted.length && box.localName === 'details' && !box.open) {
        before.folds.set(box, false)
        box.open = true
      }
    }
    $('clear').style.visibility = field.value ? '' : 'hidden'
    say($('shown'), !wanted.length ? '' : found.join(', ') || `Nothing has “${field.value.trim()}”`)
    if (wanted.length) {
      scrollTo(0, Math.min(scrollY, main.offsetTop - tools.offsetHeight))
    } else if (before) {
      for (const [fold, isOpen] of before.folds) fold.open = isOpen
      scrollTo(0, before.top)
      before = undefined
    }
  }

  // MARK: Controls

  const controls = [...document.querySelectorAll('.tools, .counts, .choices')]
    .flatMap((part) => [...part.querySelectorAll('[id]:is(input, select)')])

  // The address of the page as it is now: what differs from the beginning.
  function address(more = {}) {
    const chosen = new URLSearchParams()
    for (const control of controls) {
      const { id, type, checked, value } = control
      if (type === 'checkbox' ? checked !== control.defaultChecked : control.selectedIndex ?? value) {
        chosen.set(id, type === 'checkbox' ? +checked : value)
      }
    }
    for (const [name, value] of Object.entries(more)) chosen.set(name, value)
    const fragment = chosen.toString()
    return location.href.split('#')[0] + (fragment ? '#?' + fragment : '')
  }

  const saved = () => new URLSearchParams(location.hash.startsWith('#?') ? location.hash.slice(2) : '')

  function restore() {
    if (!location.hash.startsWith('#?')) return
    const values = saved()
    for (const control of controls) {
      const value = values.get(control.id)
      if (control.type === 'checkbox') {
        control.checked = value === null ? control.defaultChecked : value === '1'
      } else {
        control.value = value ?? ''
        if (value === null || control.selectedIndex < 0) control.selectedIndex = 0
      }
    }
  }

  // Calls `update` now, and after each change of a control, which the address keeps.
  function start(update) {
    const look = () => {
      for (const id of ['vision', 'scheme', 'direction']) {
        if ($(id)) root.dataset[id] = $(id).value
      }
      root.dataset.print = $('print-all')?.checked ? 'all' : ''
      update()
    }
    const change = () => {
      history.replaceState(null, '', address())
      look()
    }
    let timer
    const clear = () => {
      field.value = ''
      clearTimeout(timer)
      change()
      field.focus()
    }
    field.parentElement.after(button('Clear', undefined, clear))
    field.parentElement.nextElementSibling.id = 'clear'
    field.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(change, 120) })
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !field.value) return
      event.preventDefault()
      clear()
    })
    for (const control of controls) {
      if (control !== field) control.addEventListener('change', change)
    }
    root.classList.add('live')
    tools.hidden = false
    // Headings stick below the tools, which take as many lines as they need.
    new ResizeObserver(() => root.style.setProperty('--bar', `${tools.offsetHeight}px`)).observe(tools)
    restore()
    look()
    let closed = []
    addEventListener('beforeprint', () => {
      const printed = root.dataset.print === 'all' ? '.group:not([open]),#method:not([open])' : '#method:not([open])'
      closed = [...document.querySelectorAll(printed)]
      for (const fold of closed) fold.open = true
    })
    addEventListener('afterprint', () => { for (const fold of closed) fold.open = false })
    addEventListener('hashchange', () => { restore(); look() })
  }

  return { $, address, button, copy, counted, element, find, holds, saved, say, start, words }
})();


(() => {
  const $ = (id) => document.getElementById(id)
  const root = document.documentElement
  const components = []
  const themes = []
  const rows = []
  const places = (fields) => {
    const where = {}
    for (let index = 0; index < fields.length; index += 2) {
      (where[fields[index]] ??= []).push(fields[index + 1])
    }
    return where
  }
  // Each record is a line with its kind, and lines that begin with a hyphen.
  for (const record of $('data').textContent.split(/\n(?!- )/)) {
    const [kind, ...fields] = record.split('\n- ')
    if (kind === 'component') components.push(fields[0])
    if (kind === 'theme') themes.push({ name: fields[0], where: places(fields.slice(1)) })
    if (kind === 'row') {
      const [component, foreground, on, needs, ...where] = fields
      rows.push({ component: +component, foreground, on, needs, where: places(where), cells: [] })
    }
    if (kind === 'cell') {
      const [theme, style, count] = fields
      const end = 3 + 4 * count
      const sides = []
      for (let index = 3; index < end; index += 4) sides.push(fields.slice(index, index + 4))
      rows.at(-1).cells.push({ theme: +theme, style, sides, notes: fields.slice(end) })
    }
  }
  const needsWork = ['fail', 'indeterminate', 'waived']
  const items = [...document.querySelectorAll('.r')].map((row, index) => ({
    row, index, ...rows[index], name: row.firstElementChild.firstChild.textContent,
    marks: [...row.querySelectorAll('p')],
  }))
  // The ratio of a result, truncated to two decimals; NaN if it was not measured.
  const ratio = (mark) => parseFloat(mark.children[1].textContent)
  const byId = new Map(items.flatMap((item) => item.marks.map((mark) => [mark.id, { item, mark }])))
  // Each card, and the results that its links name.
  const cards = [...document.querySelectorAll('.card')].map((card) => ({
    card,
    results: [...card.querySelectorAll('a')].map((link) => byId.get(decodeURI(link.hash.slice(1)))),
  }))
  const boxes = [...document.querySelectorAll('[name=outcome]')]
  const choices = ['component', 'theme', 'group', 'sort', 'vision', 'scheme'].map($).filter(Boolean)
  const chosen = (id) => $(id)?.value ?? ''

  function element(name, className, content, parent) {
    const made = document.createElement(name)
    if (className) made.className = className
    if (content !== undefined) made.textContent = content
    parent?.append(made)
    return made
  }

  // What a search finds a result by: everything that is known about it.
  function searched(item, number) {
    const cell = item.cells[number]
    return cell.searched ??= [
      components[item.component], item.row.firstElementChild.textContent,
      themes[cell.theme].name, item.marks[number].className,
      ...cell.sides.flat(), ...cell.notes,
    ].join(' ').toLowerCase()
  }

  function filter() {
    const words = $('find').value.toLowerCase().split(/\s+/).filter(Boolean)
    const outcomes = new Set(boxes.filter((box) => box.checked).map((box) => box.value))
    if ($('work').checked) for (const box of boxes) {
      if (!needsWork.includes(box.value)) outcomes.delete(box.value)
    }
    const component = chosen('component')
    const theme = chosen('theme')
    const linked = target()
    let count = 0
    for (const item of items) {
      let isShown = false
      item.marks.forEach((mark, number) => {
        const isWanted = linked?.item === item || outcomes.has(mark.className)
          && (!component || item.component === +component)
          && (!theme || item.cells[number].theme === +theme)
          && words.every((word) => searched(item, number).includes(word))
        if (mark.hidden === isWanted) mark.hidden = !isWanted
        isShown ||= isWanted
      })
      if (item.row.hidden === isShown) item.row.hidden = !isShown
      if (isShown) count += 1
    }
    for (const list of document.querySelectorAll('.rows')) {
      const shown = [...list.children].filter((row) => !row.hidden).length
      list.style.setProperty('--n', shown)
      list.hidden = shown === 0
    }
    for (const group of document.querySelectorAll('.group')) {
      group.hidden = !group.querySelector('.rows:not([hidden])')
    }
    const isNarrow = words.length > 0 || component || theme || boxes.some((box) => !box.checked)
    for (const group of document.querySelectorAll('.group')) {
      if (isNarrow && !group.hidden) group.open = true
    }
    for (const { card, results } of cards) card.hidden = results.every(({ mark }) => mark.hidden)
    for (const list of document.querySelectorAll('.cards')) {
      list.parentElement.hidden = !list.querySelector(':scope > :not([hidden])')
    }
    $('none').hidden = count > 0 || items.length === 0
    const status = `${count} of ${items.length} ${items.length === 1 ? 'pair' : 'pairs'} shown`
    if ($('shown').textContent !== status) $('shown').textContent = status
  }

  // MARK: Order

  const lowest = (item) => Math.min(...item.marks.map((mark) => ratio(mark) || 0))
  const orders = {
    ratio: lowest,
    margin: (item) => item.needs ? lowest(item) / item.needs : Infinity,
    name: (item) => item.name,
  }
  let arrangement = 'component '

  function arrange() {
    const group = chosen('group') || 'component'
    const wanted = group + ' ' + chosen('sort')
    if (wanted === arrangement) return
    arrangement = wanted
    const order = orders[chosen('sort')] ?? ((item) => item.index)
    const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0
    const sorted = [...items].sort((a, b) => compare(order(a), order(b)) || a.index - b.index)
    const groups = new Map()
    for (const item of group === 'component' && !chosen('sort') ? items : sorted) {
      const key = group === 'token' ? item.cells[0].sides[0][1] : components[item.component]
      if (!groups.has(key)) groups.set(key, [])
      groups.get(key).push(item)
    }
    for (const old of document.querySelectorAll('.group')) old.remove()
    for (const [key, members] of groups) {
      const section = element('details', 'group', undefined, document.querySelector('.pairs'))
      section.open = true
      const title = element('h3', '', '', element('summary', '', undefined, section))
      element('span', '', key, title)
      element('small', '', `${members.length} ${members.length === 1 ? 'pair' : 'pairs'}`, title)
      for (let start = 0; start < members.length; start += 50) {
        const list = element('ul', 'rows', undefined, section)
        list.append(...members.slice(start, start + 50).map((member) => member.row))
      }
    }
  }

  // MARK: Details

  async function copy(button, value) {
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      const field = element('textarea', 'unseen', value, document.body)
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    const label = button.textContent
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = label }, 1200)
  }

  function button(label, parent, act) {
    const made = element('button', 'tool', label, parent)
    made.type = 'button'
    made.addEventListener('click', () => act(made))
  }

  function copied(value, parent) {
    const line = element('dd', '', undefined, parent)
    element('code', '', value, line)
    button('Copy', line, (self) => copy(self, value))
  }

  function waiver(item, number) {
    return JSON.stringify({
      foreground: item.foreground, on: item.on,
      where: { ...item.where, ...themes[item.cells[number].theme].where },
      floor: ratio(item.marks[number]), because: '', owner: '',
    }, null, 2)
  }

  function detail(item, number) {
    const cell = item.cells[number]
    const mark = item.marks[number]
    const part = element('article', mark.className)
    const small = mark.firstElementChild.className
    const sample = element('i', cell.style ? `${small} s${cell.style}` : small, undefined, part)
    sample.style.cssText = mark.firstElementChild.style.cssText
    const body = element('div', '', undefined, part)
    const title = element('h4', '', [themes[cell.theme].name,
      isNaN(ratio(mark)) ? 'not measured' : mark.children[1].textContent + ':1',
    ].filter(Boolean).join(', '), body)
    title.prepend(' ')
    title.prepend(element('span', 'v', mark.className[0].toUpperCase() + mark.className.slice(1)))
    const list = element('dl', '', undefined, body)
    cell.sides.forEach((side, index) => {
      const [value, path, place, opacity] = side
      element('dt', '', index === 0 ? 'Foreground' : index === 1 ? 'On' : 'Over', list)
      copied(value, list)
      copied(path, list)
      element('dd', '', [place, opacity].filter(Boolean).join(', '), list)
    })
    for (const note of cell.notes) {
      element('dt', '', 'Note', list)
      element('dd', '', note, list)
    }
    const actions = element('p', '', undefined, body)
    button('Copy link', actions, (self) => copy(self, address(mark.id)))
    if (mark.className === 'fail') {
      button('Copy waiver', actions, (self) => copy(self, waiver(item, number)))
    }
    // What is translucent or a gradient needs its layers.
    if (cell.sides.every(([value, , , opacity]) => /^#[0-9A-F]{6}$/.test(value) && !opacity)) {
      button('Try a color', actions, () => lab.open(cell.sides[0][0], cell.sides[1][0]))
    }
    return part
  }

  function unfold(item, isOpen = !item.more) {
    if (isOpen === Boolean(item.more)) return
    item.row.firstElementChild.setAttribute('aria-expanded', isOpen)
    if (!isOpen) {
      item.more.remove()
      item.more = undefined
      return
    }
    item.more = element('div', 'more', undefined, item.row)
    item.more.append(...item.marks.map((mark, number) => number)
      .filter((number) => !item.marks[number].hidden).map((number) => detail(item, number)))
  }

  // MARK: A color to try

  const lab = (() => {
    const dialog = element('dialog', 'lab', undefined, document.body)
    dialog.setAttribute('aria-label', 'Try a color')
    const sample = element('i', 's', undefined, dialog)
    const verdict = element('p', '', undefined, dialog)
    verdict.setAttribute('role', 'status')
    const fields = ['Foreground', 'Background'].map((name) => {
      const label = element('label', '', name, dialog)
      const picker = element('input', '', undefined, label)
      picker.type = 'color'
      const field = element('input', '', undefined, label)
      field.setAttribute('aria-label', name + ' as hex')
      picker.addEventListener('input', () => { field.value = picker.value.toUpperCase(); measure() })
      field.addEventListener('input', measure)
      return { picker, field }
    })
    button('Close', dialog, () => dialog.close())
    const luminance = (hex) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)

    function measure() {
      const colors = fields.map(({ field }) => field.value.trim())
      if (!colors.every((color) => /^#[0-9a-f]{6}$/i.test(color))) {
        verdict.textContent = 'Write both colors as #RRGGBB.'
        return
      }
      fields.forEach(({ picker }, index) => { picker.value = colors[index] })
      sample.style.cssText = `--f:${colors[0]};--b:${colors[1]}`
      const [low, high] = colors.map(luminance).sort((a, b) => a - b)
      const ratio = (high + 0.05) / (low + 0.05)
      const passed = [['text', 4.5], ['large text and graphics', 3], ['AAA text', 7]]
        .filter(([, needed]) => ratio >= needed).map(([name]) => name)
      verdict.textContent = `${Math.floor(ratio * 100) / 100}:1, `
        + (passed.length ? 'enough for ' + passed.join(', ') : 'not enough for text or graphics')
    }

    return { open(foreground, background) {
      [foreground, background].forEach((value, index) => {
        const hex = value?.match(/#[0-9A-F]{6}/i)?.[0]
        if (hex || !fields[index].field.value) fields[index].field.value = hex ?? ['#000000', '#FFFFFF'][index]
      })
      measure()
      dialog.showModal()
    } }
  })()

  // MARK: Cards

  for (const { card, results } of cards) {
    const texts = [...card.querySelectorAll('.texts pre')].map((text) => text.textContent)
    card.querySelectorAll('.copy').forEach((self, index) => {
      self.addEventListener('click', () => copy(self, texts[index]))
    })
    const { item, mark } = results[0]
    const [front, on] = item.cells[item.marks.indexOf(mark)].sides
    card.querySelector('.try')?.addEventListener('click', () => lab.open(front[0], on[0]))
  }

  // MARK: The page's address

  function settings() {
    const chosen = new URLSearchParams()
    for (const box of boxes) if (!box.checked) chosen.append('no-' + box.name, box.value)
    for (const choice of choices) if (choice.selectedIndex > 0) chosen.set(choice.id, choice.value)
    if ($('work').checked) chosen.set('work', '1')
    if ($('find').value) chosen.set('find', $('find').value)
    return chosen
  }

  function address(row) {
    const chosen = settings()
    if (row) chosen.set('row', row)
    const fragment = chosen.toString()
    return location.href.split('#')[0] + (fragment ? '#?' + fragment : '')
  }

  // The result that the address names, with or without settings.
  function target() {
    const fragment = location.hash.slice(1)
    const id = fragment.startsWith('?') ? new URLSearchParams(fragment.slice(1)).get('row') : fragment
    return byId.get(id)
  }

  function restore() {
    if (!location.hash.startsWith('#?')) return
    const saved = new URLSearchParams(location.hash.slice(2))
    for (const box of boxes) box.checked = !saved.getAll('no-' + box.name).includes(box.value)
    for (const choice of choices) {
      choice.value = saved.get(choice.id) ?? choice.options[0].value
      if (choice.selectedIndex < 0) choice.selectedIndex = 0
    }
    $('work').checked = saved.has('work')
    $('find').value = saved.get('find') ?? ''
  }

  function update() {
    root.dataset.vision = chosen('vision')
    root.dataset.scheme = chosen('scheme')
    arrange()
    filter()
  }

  function change() {
    history.replaceState(null, '', address())
    update()
  }

  function open() {
    restore()
    update()
    const linked = target()
    if (!linked) return
    const group = linked.item.row.closest('.group')
    if (group) group.open = true
    unfold(linked.item, true)
    linked.mark.scrollIntoView({ block: 'center' })
  }

  let timer
  $('find').addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(change, 120) })
  for (const input of [...boxes, ...choices, $('work')]) input.addEventListener('change', change)
  $('try').addEventListener('click', () => lab.open())
  document.querySelector('.pairs').addEventListener('click', (event) => {
    const row = event.target.closest('.r')
    if (row && event.target === row.firstElementChild || event.target.parentElement === row?.firstElementChild) {
      unfold(items.find((item) => item.row === row))
    }
  })
  addEventListener('hashchange', open)
  root.classList.add('live')
  const tools = document.querySelector('.tools')
  tools.hidden = false
  // Headings stick below the tools, which take as many lines as they need.
  new ResizeObserver(() => root.style.setProperty('--bar', `${tools.offsetHeight}px`)).observe(tools)
  open()
})()

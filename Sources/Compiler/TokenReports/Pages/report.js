
(() => {
  const { $, address, button, copy, counted, element, find, say } = page
  const all = (selector, part = document) => [...part.querySelectorAll(selector)]
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
  const items = all('.r').map((row, index) => ({
    row, index, ...rows[index], name: row.firstElementChild.firstChild.textContent,
    marks: all('p', row),
  }))
  const byRow = new Map(items.map((item) => [item.row, item]))
  // The ratio of a result, truncated to two decimals; NaN if it was not measured.
  const ratio = (mark) => parseFloat(mark.children[1].textContent)
  const byId = new Map(items.flatMap((item) => item.marks.map((mark, number) => [mark.id, { item, mark, number }])))
  const boxes = all('[name=outcome]')
  const chosen = (id) => $(id)?.value ?? ''

  // MARK: Find and filter

  // What a search finds a result by: everything that is known about it.
  function searched(item, number) {
    const cell = item.cells[number]
    return cell.searched ??= [
      components[item.component], item.row.firstElementChild.textContent,
      themes[cell.theme].name, item.marks[number].className,
      ...cell.sides.flat(), ...cell.notes,
    ].join(' ').toLowerCase()
  }

  const needsWork = ['fail', 'indeterminate', 'waived']
  const section = (noun, selector) => ({ noun, entries: all(selector) })
  const rowsOf = (id) => `section[aria-labelledby=${id}] tbody > tr`
  const pairs = { noun: 'pair', entries: items.map(({ row }) => row) }
  const sections = [
    section('error', '[aria-labelledby=errors] li'), section('card', '.card'),
    section('waiver', rowsOf('waivers')), pairs,
    section('warning', '[aria-labelledby=warnings] li'), section('claim', rowsOf('claims')),
    section('state', rowsOf('states')), section('color', '#coverage tbody > tr'),
  ]
  const shownPairs = element('p', '', undefined, document.querySelector('.choices') ?? undefined)
  shownPairs.setAttribute('role', 'status')

  // Whether the filters want a result; `key` is what they are.
  function filters() {
    const outcomes = new Set(boxes.filter((box) => box.checked).map((box) => box.value))
    if ($('work')?.checked) for (const box of boxes) {
      if (!needsWork.includes(box.value)) outcomes.delete(box.value)
    }
    const [component, theme] = [chosen('component'), chosen('theme')]
    return {
      key: [...outcomes, component, theme].join(' '),
      isNarrow: component || theme || boxes.some((box) => !box.checked),
      want: (item, number) => outcomes.has(item.marks[number].className)
        && (!component || item.component === +component)
        && (!theme || item.cells[number].theme === +theme),
    }
  }

  function filter() {
    const { isNarrow, want } = filters()
    const linked = target()?.item
    let fits = 0
    pairs.isWanted = (row, words) => {
      const item = byRow.get(row)
      let [isShown, isFit] = [false, false]
      item.marks.forEach((mark, number) => {
        const fit = want(item, number)
        const isWanted = linked === item || fit
          && (!words.length || words.every((word) => searched(item, number).includes(word)))
        if (mark.hidden === isWanted) mark.hidden = !isWanted
        isShown ||= isWanted
        isFit ||= fit || linked === item
      })
      if (isFit) fits += 1
      return isShown
    }
    find(sections)
    for (const list of all('.rows')) {
      list.style.setProperty('--n', all(':scope > :not([hidden])', list).length)
    }
    for (const group of all('.group')) {
      const work = all('.r:not([hidden]) p:is(.fail,.indeterminate):not([hidden])', group).length
      const title = group.querySelector('h3')
      const badge = title.querySelector('.fail') ?? (work && element('small', 'fail v', '', title))
      if (!badge) continue
      badge.hidden = work === 0
      say(badge, `${work} to fix`)
    }
    if (isNarrow) for (const group of all('.group:not([hidden])')) group.open = true
    if ($('none')) $('none').hidden = fits > 0
    say(shownPairs, fits === items.length ? '' : `${fits} of ${counted(items.length, 'pair')}`)
  }

  // MARK: Order

  // The lowest ratio that the filters show.
  const lowest = (item, want) => Math.min(
    ...item.marks.filter((mark, number) => want(item, number)).map((mark) => ratio(mark) || 0))
  const orders = {
    ratio: lowest,
    margin: (item, want) => item.needs ? lowest(item, want) / item.needs : Infinity,
    name: (item) => item.name,
  }
  let arrangement = 'component '

  function arrange() {
    const group = chosen('group') || 'component'
    const { key, want } = filters()
    const wanted = `${group} ${chosen('sort')}` + (/^(ratio|margin)$/.test(chosen('sort')) ? key : '')
    if (wanted === arrangement) return
    arrangement = wanted
    const order = orders[chosen('sort')] ?? ((item) => item.index)
    const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0
    const sorted = [...items].sort((a, b) => compare(order(a, want), order(b, want)) || a.index - b.index)
    const groups = new Map()
    for (const item of group === 'component' && !chosen('sort') ? items : sorted) {
      const key = group === 'token' ? item.cells[0].sides[0][1] : components[item.component]
      if (!groups.has(key)) groups.set(key, [])
      groups.get(key).push(item)
    }
    for (const old of all('.group')) old.remove()
    for (const [key, members] of groups) {
      const part = element('details', 'group', undefined, document.querySelector('.pairs'))
      part.open = true
      const title = element('h3', '', '', element('summary', '', undefined, part))
      element('span', '', key, title)
      element('small', '', counted(members.length, 'pair'), title)
      for (let start = 0; start < members.length; start += 50) {
        const list = element('ul', 'rows', undefined, part)
        list.append(...members.slice(start, start + 50).map((member) => member.row))
      }
    }
  }

  // MARK: Details

  function copied(value, parent) {
    const line = element('dd', '', undefined, parent)
    element('code', '', value, line)
    button('Copy', line, (self) => copy(self, value))
  }

  function waiver({ item, mark, number }) {
    return JSON.stringify({
      foreground: item.foreground, on: item.on,
      where: { ...item.where, ...themes[item.cells[number].theme].where },
      floor: ratio(mark), because: '', owner: '',
    }, null, 2)
  }

  // The change that fixes a result, from the card that links to it.
  const changes = new Map()

  // What is translucent or a gradient needs its layers.
  const isSolid = ({ item, number }) => item.cells[number].sides
    .every(([value, , , opacity]) => /^#[0-9A-F]{6}$/.test(value) && !opacity)

  function detail(result) {
    const { item, mark, number } = result
    const cell = item.cells[number]
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
    const change = changes.get(mark.id)
    if (change) button('Copy the change', actions, (self) => copy(self, change))
    if (mark.className === 'fail') {
      button('Copy a waiver', actions, (self) => copy(self, waiver(result)))
    }
    if (isSolid(result)) button('Try a color', actions, () => lab.open(cell.sides))
    button('Copy a link', actions, (self) => copy(self, address({ row: mark.id })))
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
    const linked = target()?.mark
    const shown = item.marks.filter((mark) => !mark.hidden)
    shown.sort((a, b) => (b === linked) - (a === linked))
    item.more.append(...shown.map((mark) => detail(byId.get(mark.id))))
  }

  // MARK: A color to try

  const lab = (() => {
    const dialog = element('dialog', 'lab', undefined, document.body)
    dialog.setAttribute('aria-label', 'Try a color')
    element('h3', '', 'Try a color', dialog)
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

    return { open(sides = []) {
      fields.forEach(({ field }, index) => {
        const hex = sides[index]?.[0].match(/#[0-9A-F]{6}/i)?.[0]
        if (hex || !field.value) field.value = hex ?? ['#000000', '#FFFFFF'][index]
      })
      measure()
      dialog.showModal()
    } }
  })()
  $('try').addEventListener('click', () => lab.open())

  // MARK: Cards

  for (const card of all('.card')) {
    const results = all('a', card).map((link) => byId.get(decodeURI(link.hash.slice(1))))
    const copies = all('.copy', card)
    all('.texts pre', card).forEach(({ textContent: text }, index) => {
      copies[index].addEventListener('click', () => copy(copies[index], text))
      if (index || copies.length < 2) return
      for (const { mark } of results) changes.set(mark.id, text)
    })
    const { item, number } = results[0]
    card.querySelector('.try')?.addEventListener('click', () => lab.open(item.cells[number].sides))
  }

  // The result that the address names, with or without settings.
  function target() {
    const fragment = location.hash.slice(1)
    return byId.get(fragment.startsWith('?') ? page.saved().get('row') : fragment)
  }

  let shown

  page.start(() => {
    arrange()
    filter()
    // A link to a section opens what is folded in it.
    const named = $(location.hash.slice(1))
    const fold = named?.localName === 'h2' ? named.parentElement.querySelector(':scope > details:not(.group)') : named
    if (fold?.localName === 'details') fold.open = true
    const linked = target()
    if (shown === linked) return
    shown = linked
    if (!linked) return
    linked.item.row.closest('.group').open = true
    unfold(linked.item, true)
    linked.mark.scrollIntoView({ block: 'center' })
  })
  document.querySelector('.pairs').addEventListener('click', (event) => {
    const row = event.target.closest('.r > button')?.parentElement
    if (row) unfold(byRow.get(row))
  })
})()

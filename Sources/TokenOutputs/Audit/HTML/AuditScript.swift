import Writers

/// A script for extras: it counts the shown rows, searches their texts, and keeps the filters in
/// the page's address.
let auditScript: StaticString = #"""

  (() => {
    const $ = (id) => document.getElementById(id)
    const rows = [...document.querySelectorAll('.pairs tr[id]')]
    const cards = [...document.querySelectorAll('.card')]
    const groups = [...document.querySelectorAll('.pairs .g, .pairs .component')]
    const boxes = [...document.querySelectorAll('.filter input[name]')]
    const number = (element, letter) => element.className.match(` ${letter}([0-9]+)`)[1]
    const boxesOf = new Map(rows.map((row) => [row, [
      row.className, 'component' + number(row.closest('.component'), 'c'),
      'theme' + number(row.closest('.g'), 't'),
    ]]))
    const find = $('text')
    const texts = new Map()
    const includes = (element, words) => {
      if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase())
      return words.every((word) => texts.get(element).includes(word))
    }
    let last = ''

    function search() {
      const words = find.value.toLowerCase().split(/\s+/).filter(Boolean)
      const asked = words.join(' ')
      if (asked === last) return
      last = asked
      for (const item of [...rows, ...cards]) item.classList.toggle('x', !includes(item, words))
      for (const group of groups) group.classList.toggle('x', !group.querySelector('tr[id]:not(.x)'))
    }

    // Computes which rows the style sheet shows. Reading styles would lay out every row.
    function count() {
      const off = new Set(boxes.filter((box) => !box.checked).map((box) => box.id))
      const isShown = (row) => row.matches(':target')
        || !row.classList.contains('x') && !boxesOf.get(row).some((id) => off.has(id))
      const shown = rows.filter(isShown).length
      const text = `${shown} of ${rows.length} ${rows.length === 1 ? 'pair' : 'pairs'} shown`
      if ($('shown').textContent !== text) $('shown').textContent = text
    }

    function keep() {
      const chosen = new URLSearchParams()
      for (const box of boxes) {
        if (box.type === 'radio' && box.checked && !box.defaultChecked) chosen.set(box.name, box.value)
        if (box.type === 'checkbox' && !box.checked) chosen.append('no-' + box.name, box.value)
      }
      if (find.value) chosen.set('find', find.value)
      const text = chosen.toString()
      if (text || location.hash.startsWith('#?')) {
        history.replaceState(null, '', text ? '#?' + text : location.pathname + location.search)
      }
    }

    function restore() {
      if (!location.hash.startsWith('#?')) return
      const chosen = new URLSearchParams(location.hash.slice(2))
      for (const box of boxes) {
        box.checked = box.type === 'radio'
          ? box.value === (chosen.get(box.name) || 'normal')
          : !chosen.getAll('no-' + box.name).includes(box.value)
      }
      find.value = chosen.get('find') || ''
    }

    const update = () => { search(); count() }
    const change = () => { update(); keep() }
    const open = () => { restore(); update() }
    let timer
    find.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(change, 150) })
    for (const box of boxes) box.addEventListener('change', change)
    addEventListener('hashchange', open)
    addEventListener('beforeprint', () => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    $('find').hidden = false
    open()
  })()

  """#

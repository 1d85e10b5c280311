extension GalleryPage {
  /// Search, type size, color vision, direction, copying, and the sizes of drawings in this browser.
  private static let toolScript = #"""

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
    """#

  /// Both scripts. A semicolon divides them: otherwise the second would be the argument of the first.
  static let scripts = liveScript + ";" + toolScript

  /// The hash of the scripts, for the page's security policy (CSP 3, `script-src`). A browser does not
  /// run them with another hash. After a change, a test in `test_gallery.py` prints the new one.
  static let scriptHash = "sha256-TBYAck3eQ3VAQYj6TDGHKOsqjOKv6b8IQbUwzAUGiDA="
}

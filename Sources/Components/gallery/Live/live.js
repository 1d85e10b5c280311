
// Live previews. Swift draws a component in each variant; the knobs choose the drawing and its texts.
// A test sets the knobs as the samples and the components' tests do, and compares with Swift.
(() => {
  const lives = [...document.querySelectorAll('[data-live]')]
  const clock = JSON.parse(document.querySelector('[data-clock]').dataset.clock)
  const announced = document.querySelector('.announced')
  const root = document.documentElement
  let left = clock.start
  let end, timer, isRunning = false, spoken = left

  // MARK: Values

  const number = (value) => value.toLocaleString('en-US')
  const capped = (value, cap) => value > cap ? `${number(cap)}+` : number(value)
  const positive = (value) => value === undefined ? undefined : Math.max(0, value)

  // One character is in a circle.
  const wide = (text) => [...text].length === 1 ? '' : ' wide'

  // The value of each knob by its name; without a number, the one at first.
  function values(live) {
    const read = { changed: {} }
    for (const knob of live.querySelectorAll('[name]')) {
      const { name, type, value } = knob
      if (knob.closest('fieldset fieldset')) {
        read[name] ??= []
        if (knob.checked) read[name].push(value)
      } else if (type === 'checkbox') {
        read[name] = knob.checked
        read.changed[name] = knob.checked !== knob.defaultChecked
      } else {
        const text = type === 'number' ? value || knob.defaultValue : value
        read[name] = type !== 'number' ? text : text === '' ? undefined : Math.trunc(text)
        read.changed[name] = text !== (knob.defaultValue ?? knob.options[0].value)
      }
    }
    return read
  }

  // MARK: Code

  const quoted = (text) => JSON.stringify(text)
  const list = (names) => `[${names.map((name) => `.${name}`).join(', ')}]`
  const indented = (text) => text.replaceAll('\n', '\n  ')

  function call(name, args) {
    const given = args.filter(Boolean)
    const line = `${name}(${given.join(', ')})`
    if (line.length < 80 && !line.includes('\n')) return line
    return `${name}(\n  ${given.map(indented).join(',\n  ')})`
  }

  // A closure that edits a component.
  const style = (edits) => edits.length && `style: { badge in\n  ${edits.join('\n  ')}\n}`

  // MARK: Time

  const stateOf = (left) => left === 0 ? 'expired' : left <= clock.threshold ? 'expiring' : 'default'

  function cells(left, units) {
    const smallest = units.at(-1).seconds
    let rest = Math.ceil(left / smallest) * smallest
    return units.map((unit, index) => {
      const whole = Math.floor(rest / unit.seconds)
      rest %= unit.seconds
      const most = index && unit.ceiling || Infinity
      return [String(Math.min(whole, most)).padStart(2, '0'), unit]
    })
  }

  function sentence(left) {
    if (left === 0) return clock.ended
    let rest = left
    const parts = clock.units.filter((unit) => unit.one).map(({ seconds, one, other }) => {
      const whole = Math.floor(rest / seconds)
      rest %= seconds
      return whole && `${whole} ${whole === 1 ? one : other}`
    }).filter(Boolean)
    return clock.endsIn.replace('%', parts.slice(0, 2).join(' ') || clock.lessThanAMinute)
  }

  function face(style, override, chosen = []) {
    const state = left && override || stateOf(left)
    const shown = state === 'expired' ? 0 : left
    const names = chosen.length ? chosen : clock.shown[style]
    const units = clock.units.filter((unit) => names.includes(unit.name))
    const digits = cells(shown, units)
    const texts = state === 'expired' ? [clock.ended]
      : style === 'pill' ? [digits.map(([text, unit]) => text + unit.suffix).join(' : ')]
      : digits.flatMap(([text, unit]) => [text, unit.label])
    return { state, texts, count: units.length, said: sentence(shown) }
  }

  // MARK: Components

  const components = {
    counter(knob) {
      const count = positive(knob.count), limit = positive(knob.limit), hasLimit = limit !== undefined
      const amount = hasLimit ? `${number(count)} of ${number(limit)}` : number(count)
      const text = hasLimit ? `${number(Math.min(count, limit))} / ${number(limit)}`
        : capped(count, positive(knob.maxDisplay))
      return {
        drawing: knob.hideWhenZero && !count ? 'hidden'
          : (knob.state || (count ? 'filled' : 'empty')) + (hasLimit ? ' limit' : wide(text)),
        texts: [text],
        said: [knob.noun ? `${amount} ${knob.noun}` : amount],
        code: call('EBCounter', [
          `count: ${knob.count}`, hasLimit && `limit: ${knob.limit}`,
          knob.changed.maxDisplay && `maxDisplay: ${knob.maxDisplay}`,
          knob.state && `state: .${knob.state}`,
          knob.changed.hideWhenZero && `hideWhenZero: ${knob.hideWhenZero}`,
          knob.noun && `noun: ${quoted(knob.noun)}`]),
      }
    },

    countdown(knob) {
      const { state, texts, count, said } = face(knob.style, knob.state, knob.units)
      const hasIcon = knob.icon && knob.style === 'pill'
      return {
        drawing: `${knob.style} ${state} ${count}${hasIcon ? ' icon' : ''}`,
        texts, said: [said],
        code: [
          `EBCountdown(endsAt: saleEnd)${knob.icon ? ' {\n  Image(systemName: "clock")\n}' : ''}`,
          knob.changed.style && `.ebStyle(.${knob.style})`,
          knob.units.length && `.ebUnits(${list(knob.units)})`,
          knob.state && `.ebState(.${knob.state})`,
        ].filter(Boolean).join(knob.icon ? '\n' : '\n  '),
      }
    },

    promo({ title, cta, state: override }) {
      const { state, texts, said } = face('one', override)
      const code = call('EBCountdownPromo', [
        `title: ${quoted(title)}`, 'endsAt: saleEnd', `cta: ${quoted(cta)}`,
        'onTapCTA: { openSale() }'])
      return {
        drawing: `${state}${title && ' title'}${cta && ' cta'}`,
        texts: [state !== 'expired' && title, ...texts, cta].filter(Boolean),
        said: (state === 'expired' ? [said, clock.dismiss, cta] : [title, clock.dismiss, said, cta])
          .filter(Boolean),
        code: code + (override && `\n.ebState(.${override})`),
      }
    },

    'notification-badge'(knob) {
      const { content, counter, text, accessibilityLabel } = knob
      const shown = { counter: number(positive(counter)), text, empty: '' }[content]
      const isHidden = !shown || content === 'counter' && knob.hideWhenZero && counter <= 0
      const corners = knob.changed.roundedCorners ? `roundedCorners: ${knob.roundedCorners}` : ''
      const radius = knob.cornerRadius + (knob.cornerRadius === 'none' ? '' : `(${corners})`)
      const drawn = content === 'counter'
        ? capped(positive(counter), positive(knob.maxCount) ?? Infinity) : text
      return {
        drawing: isHidden ? 'hidden' : `${knob.cornerRadius} ${knob.roundedCorners}${wide(drawn)}`,
        texts: [drawn],
        said: [accessibilityLabel || shown],
        code: call('NotificationBadge', [
          content !== 'empty' && `content: .${content}(${content === 'text' ? quoted(text) : counter})`,
          knob.maxCount !== undefined && `maxCount: ${knob.maxCount}`,
          style([
            knob.changed.hideWhenZero && 'badge.hideWhenZero = true',
            (knob.changed.cornerRadius || corners) && `badge.cornerRadius = .${radius}`,
            accessibilityLabel && `badge.accessibilityLabel = ${quoted(accessibilityLabel)}`,
          ].filter(Boolean))]),
      }
    },

    badge({ kind, text, numberOfLines, accessibilityLabel, changed }) {
      const shared = `DesignSystem.shared.styles.badge${kind[0].toUpperCase()}${kind.slice(1)}`
      const edits = [
        changed.numberOfLines && `badge.numberOfLines = ${numberOfLines}`,
        accessibilityLabel && `badge.accessibilityLabel = ${quoted(accessibilityLabel)}`,
      ].filter(Boolean)
      if (edits.length && changed.kind) edits.unshift(`${shared}(&badge)`)
      return {
        drawing: text ? `${kind} ${numberOfLines}` : 'hidden',
        texts: [text], said: [accessibilityLabel || text],
        code: call('Badge', [
          `text: ${quoted(text)}`, style(edits) || changed.kind && `style: ${shared}`]),
      }
    },
  }

  // MARK: Drawing

  const fill = (places, texts) => texts.forEach((text, i) => {
    if (places[i]) places[i].textContent = text
  })

  // Shows a part that Swift wrote, unless it is already shown.
  function place(box, part, makes) {
    if (box.dataset.shown === part) return
    const made = makes.querySelector(`:scope > template[data-part="${part}"]`).content.cloneNode(true)
    const isOpen = box.querySelector('details')?.open
    box.replaceChildren(made)
    if (isOpen) box.querySelector('details')?.setAttribute('open', '')
    box.dataset.shown = part
  }

  function show(live) {
    const { drawing, texts, said, code } = components[live.dataset.live](values(live))
    const size = root.dataset.size ?? 'large'
    let made
    for (const cell of live.querySelectorAll('.cell')) {
      made = cell.querySelector(`[data-drawing="${drawing}"][data-size="${size}"]`)
      const picture = cell.querySelector('.drawing')
      picture.replaceChildren(made.content.cloneNode(true))
      fill(picture.querySelectorAll('.t'), texts)
      picture.ariaLabel = drawing === 'hidden' ? 'Draws nothing' : said.join(', ')
      place(cell.querySelector('.paints'), made.dataset.colors, cell)
    }
    const speech = live.querySelector('.spoken')
    place(speech, made.dataset.speech, live)
    fill(speech.querySelectorAll('.said > span'), said.map((words) => `“${words}”`))
    live.querySelector('pre code').textContent = code
  }

  function showTime() {
    for (const live of lives.filter((live) => live.querySelector('.time'))) {
      show(live)
      let rest = left
      if (live.querySelector('.time').contains(document.activeElement)) continue
      for (const { name, seconds } of clock.units) {
        live.querySelector(`[data-unit=${name}]`).value = Math.floor(rest / seconds)
        rest %= seconds
      }
    }
  }

  // The seconds in the fields of a preview.
  const timeIn = (live) => clock.units.reduce((sum, { name, seconds }) =>
    sum + seconds * Math.max(0, Math.trunc(live.querySelector(`[data-unit=${name}]`).value)), 0)

  // MARK: Clock

  function announce() {
    const crossed = spoken > clock.threshold && left <= clock.threshold || spoken > 0 && left === 0
    const isSilent = document.querySelector('[name=style]').value === 'pill'
    if (!isSilent && (crossed || left < spoken && left % 60 === 0)) {
      announced.textContent = sentence(left)
    }
    spoken = left
  }

  function tick() {
    left = Math.max(0, Math.ceil((end - performance.now()) / 1000 - 1e-6))
    showTime()
    announce()
    if (left > 0) timer = setTimeout(tick, end - (left - 1) * 1000 - performance.now())
    else run(false)
  }

  function run(on) {
    clearTimeout(timer)
    isRunning = on && left > 0
    for (const pause of document.querySelectorAll('.pause')) {
      pause.textContent = isRunning ? 'Pause' : 'Run'
      pause.disabled = left === 0
    }
    if (!isRunning) return
    end = performance.now() + left * 1000
    timer = setTimeout(tick, 1000)
  }

  function set(seconds, isToRun) {
    left = spoken = seconds
    announced.textContent = ''
    run(isToRun)
    showTime()
  }

  for (const live of lives) {
    live.querySelector('.knobs').hidden = false
    live.addEventListener('input', ({ target }) => {
      if (target.dataset.unit) set(timeIn(live), false)
      else show(live)
      live.dispatchEvent(new Event('changed', { bubbles: true }))
    })
    live.addEventListener('click', ({ target }) => {
      if (target.matches('.pause')) run(!isRunning)
      if (target.dataset.jump) set(Number(target.dataset.jump), true)
    })
  }
  const showAll = () => { for (const live of lives) show(live) }
  document.addEventListener('drawn', showAll)
  showAll()
  showTime()
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches)
})();

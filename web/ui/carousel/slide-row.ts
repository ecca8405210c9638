/** The slide that a carousel shows or is on its way to, from 0. */
export const slideAt = (viewport: HTMLElement): number => Number(viewport.dataset.at ?? 0)

/** Marks a slide as the one shown. React draws the marks once, for the first slide, and leaves them alone. */
export const markSlide = (viewport: HTMLElement, at: number): void => {
  viewport.dataset.at = `${at}`
  const carousel = viewport.closest('[data-slot=carousel]')
  for (const control of carousel?.querySelectorAll<HTMLElement>('[data-turn]') ?? []) {
    if (control.dataset.turn === `${at}`) control.setAttribute('aria-current', 'true')
    else control.removeAttribute('aria-current')
  }
  const count = carousel?.querySelector('[data-count]')
  if (count) count.textContent = `${at + 1}`
}

/** Returns the control that was pressed: `data-turn` is `next`, `back`, or the index of a slide. */
export const pressedTurn = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null

/** Measures the way from one slide to the next, and reads which is shown and which can be scrolled to last. */
const readRow = (row: HTMLElement) => {
  const [first, second] = row.querySelectorAll<HTMLElement>(':scope > * > *')
  const [x, y] =
    first && second
      ? [second.offsetLeft - first.offsetLeft, second.offsetTop - first.offsetTop]
      : [0, 0]
  const [scrolled, room] = x
    ? [row.scrollLeft, row.scrollWidth - row.clientWidth]
    : [row.scrollTop, row.scrollHeight - row.clientHeight]
  const step = x || y || 1
  return { x, y, at: Math.round(scrolled / step), last: Math.round(room / Math.abs(step)) }
}

/** A row of slides before the engine takes it over: a control scrolls it, and the marks follow. */
const slides = '[data-slides]:not([data-ready])'

/** The row that a control has set off, until it arrives or is scrolled by hand. */
let onItsWay: Element | undefined

const turnRow = (event: Event) => {
  const control = pressedTurn(event)
  const row = control?.closest('[data-slot=carousel]')?.querySelector<HTMLElement>(slides)
  if (!control || !row) return
  event.stopImmediatePropagation()
  const { x, y, last } = readRow(row)
  const { turn } = control.dataset
  let at = Math.min(Number(turn), last)
  // A step past an end leads to the other.
  if (turn === 'next') at = slideAt(row) < last ? slideAt(row) + 1 : 0
  if (turn === 'back') at = (slideAt(row) || last + 1) - 1
  onItsWay = row
  markSlide(row, at)
  row.scrollTo({ left: at * x, top: at * y })
}

const followScroll = ({ target: row }: Event) => {
  if (!(row instanceof HTMLElement && row.matches(slides))) return
  const { at } = readRow(row)
  if (row !== onItsWay) markSlide(row, at)
  else if (at === slideAt(row)) onItsWay = undefined
}

const takeByHand = ({ target }: Event) => {
  if (target instanceof Node && onItsWay?.contains(target)) onItsWay = undefined
}

/** Lets the controls of carousels scroll their rows until the engine takes those over. */
export const turnRows = (): void => {
  addEventListener('click', turnRow, true)
  document.addEventListener('scroll', followScroll, { capture: true, passive: true })
  document.addEventListener('wheel', takeByHand, { passive: true })
  document.addEventListener('touchmove', takeByHand, { passive: true })
}

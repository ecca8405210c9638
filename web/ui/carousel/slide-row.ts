/** Returns the index of the current slide or, during a scroll, of the slide it leads to. */
export const currentSlideIndex = (viewport: HTMLElement): number => Number(viewport.dataset.at ?? 0)

/**
 * Marks the dot of a slide as current and updates the counter. React renders these marks only once, for the
 * first slide.
 */
export const markCurrentSlide = (viewport: HTMLElement, at: number): void => {
  viewport.dataset.at = `${at}`
  const carousel = viewport.closest('[data-slot=carousel]')
  for (const control of carousel?.querySelectorAll<HTMLElement>('[data-turn]') ?? []) {
    if (control.dataset.turn === `${at}`) control.setAttribute('aria-current', 'true')
    else control.removeAttribute('aria-current')
  }
  const count = carousel?.querySelector('[data-count]')
  if (count) count.textContent = `${at + 1}`
}

/**
 * Returns the clicked control of a carousel, or null. Its `data-turn` is `next`, `back` or the index of a
 * slide.
 */
export const clickedCarouselControl = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null

/** Returns the distance between slides and the indexes of the current and the last slide. */
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

const slides = '[data-slides]:not([data-ready])'

/**
 * Row of slides that is scrolling because of a click on a control. Undefined once the scroll has
 * ended or the user scrolls.
 */
let onItsWay: Element | undefined

const turnRow = (event: Event) => {
  const control = clickedCarouselControl(event)
  const row = control?.closest('[data-slot=carousel]')?.querySelector<HTMLElement>(slides)
  if (!control || !row) return
  event.stopImmediatePropagation()
  const { x, y, last } = readRow(row)
  const { turn } = control.dataset
  let at = Math.min(Number(turn), last)
  if (turn === 'next') at = currentSlideIndex(row) < last ? currentSlideIndex(row) + 1 : 0
  if (turn === 'back') at = (currentSlideIndex(row) || last + 1) - 1
  onItsWay = row
  markCurrentSlide(row, at)
  row.scrollTo({ left: at * x, top: at * y })
}

const followScroll = ({ target: row }: Event) => {
  if (!(row instanceof HTMLElement && row.matches(slides))) return
  const { at } = readRow(row)
  if (row !== onItsWay) markCurrentSlide(row, at)
  else if (at === currentSlideIndex(row)) onItsWay = undefined
}

const takeByHand = ({ target }: Event) => {
  if (target instanceof Node && onItsWay?.contains(target)) onItsWay = undefined
}

/** Handles the controls of carousels whose Embla has not loaded: a click scrolls the row of slides. */
export const handleCarouselControls = (): void => {
  addEventListener('click', turnRow, true)
  document.addEventListener('scroll', followScroll, { capture: true, passive: true })
  document.addEventListener('wheel', takeByHand, { passive: true })
  document.addEventListener('touchmove', takeByHand, { passive: true })
}

import { hydrationRequestedEvent, pageHydratedEvent } from '#contract/site/waking.ts'
import { handleCarouselControls } from '#web/ui/carousel/slide-row.ts'
import { deferredScriptType } from './start-script.ts'

/**
 * Inline script of the head that handles clicks before hydration. Carousels scroll and tabs open at
 * once. Links and forms with a URL are left to the browser and marked as busy. Other buttons and
 * forms are marked as busy and activated after hydration. To make way for the next page, pending
 * image loads are cancelled after a click on a link, and restarted after going back. Built by
 * `scripts/vite/inline-modules.ts`.
 */

const root = document.documentElement
const busy: Element[] = []
const held: (() => void)[] = []

const markBusy = (element: Element) => {
  element.setAttribute('aria-busy', 'true')
  busy.push(element)
}

const unmarkBusy = () => {
  root.removeAttribute('data-leaving')
  for (const element of busy.splice(0)) element.removeAttribute('aria-busy')
}

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

const hold = (event: Event, element: Element, again: () => void) => {
  stop(event)
  if (busy.includes(element)) return
  markBusy(element)
  held.push(again)
  document.dispatchEvent(new Event(hydrationRequestedEvent))
}

const markLeaving = (element: Element) => {
  markBusy(element)
  root.setAttribute('data-leaving', '')
}

const follow = (event: Event, link: HTMLAnchorElement) => {
  markLeaving(link)
  if (
    document.readyState === 'loading' ||
    !document.querySelector(`script[type="${deferredScriptType}"]`)
  )
    return
  event.preventDefault()
  afterNextFrame(() => {
    window.stop()
    location.href = link.href
  })
}

const openTab = (event: Event, tab: HTMLAnchorElement) => {
  stop(event)
  const tabs = tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
  for (const each of tabs) {
    each.setAttribute('aria-selected', `${each === tab}`)
    each.tabIndex = each === tab ? 0 : -1
  }
  history.replaceState(history.state, '', tab.hash)
  afterNextFrame(() => {
    for (const each of tabs) {
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '')
      panel?.classList.remove('target:block')
      panel?.classList.toggle('hidden', each.tabIndex < 0)
    }
  })
}

/** Whether a link leads to another page of the site, not to a file or an anchor. */
const isPageLink = ({ origin, target, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  !target &&
  !/\.\w+$/.test(pathname) &&
  pathname + search !== location.pathname + location.search

const press = (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (!(event.target instanceof Element)) return
  const pressed = event.target.closest('[role=tab],button,a[href]')
  if (!pressed || pressed.closest('[data-loader]')) return
  if (pressed instanceof HTMLAnchorElement) {
    if (pressed.matches('[role=tab]')) openTab(event, pressed)
    else if (isPageLink(pressed)) follow(event, pressed)
  } else if (pressed instanceof HTMLButtonElement && pressed.type === 'button')
    hold(event, pressed, () => pressed.click())
}

const send = (event: SubmitEvent) => {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const by = submitter ?? form
  if (!form.hasAttribute('action')) hold(event, by, () => form.requestSubmit(submitter))
  else if (busy.includes(by)) stop(event)
  else markLeaving(by)
}

const asleep = new AbortController()
const early = { capture: true, signal: asleep.signal }
handleCarouselControls()
addEventListener('click', press, early)
addEventListener('submit', send, early)
// Safari applies `:active` only if a touch listener exists.
addEventListener('touchstart', () => {}, { passive: true })
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  unmarkBusy()
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth)
      image.setAttribute('src', image.src)
})
document.addEventListener(pageHydratedEvent, () => {
  asleep.abort()
  unmarkBusy()
  for (const again of held.splice(0)) again()
})

import { isAccessGranted } from '#contract/call/role.ts'
import { editBarStrings as words } from '#web/content/edit-bar-strings.ts'
import { readUserRole } from '#web/session/session.ts'
import { findEditFormUrl } from './edit-target.ts'

// Inline styles, because the style sheets of visitors have no rules for the bar.
const barStyle =
  'position:fixed;inset-inline:0;bottom:0;z-index:40;padding-bottom:env(safe-area-inset-bottom);border-top:1px solid var(--line);background:var(--paper);color:var(--ink);font-size:.875rem'
const linkStyle = 'display:inline-block;padding:.6rem 1.25rem;color:inherit;font-weight:500'
const barHeight = '3rem'

const shownPage = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return {
    path: canonical ? new URL(canonical).pathname : '',
    title: document.querySelector('h1')?.textContent ?? '',
    // Pages of collections name their form.
    form: document.querySelector('[data-form]')?.getAttribute('data-form'),
    ownPage: document.querySelector('[data-own-page]')?.getAttribute('data-own-page') ?? '',
  }
}

const bar = document.createElement('aside')
bar.setAttribute('aria-label', words.label)
bar.style.cssText = barStyle
bar.className = 'print:hidden'

let shownFor: string | null | undefined

const update = (): void => {
  const mayEdit = isAccessGranted('editor', readUserRole())
  const page = shownPage()
  const target = mayEdit ? (page.form ?? findEditFormUrl(page)) : null
  if (target === shownFor) return
  shownFor = target
  // Adds padding of the bar's height to the page, so that the bar covers neither its end nor
  // focused elements.
  const room = target === null ? '' : barHeight
  document.body.style.paddingBottom = room
  document.documentElement.style.scrollPaddingBottom = room
  if (target === null) {
    bar.remove()
    return
  }
  const link = Object.assign(document.createElement('a'), { textContent: words.edit, href: target })
  link.style.cssText = linkStyle
  bar.replaceChildren(link)
  document.body.append(bar)
}

let isFollowing = false

/** Shows a bar with a link to the page's form to editors, on all public pages. */
export const showEditBar = (): void => {
  if (isFollowing || window.parent !== window) return
  isFollowing = true
  // The router updates the head before the page's heading, so reading the heading waits for the next frame.
  new MutationObserver(() => requestAnimationFrame(update)).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
  update()
}

import { isGranted } from '#contract/call/role.ts'
import { editBar as words } from '#web/content/edit-bar-words.ts'
import { readRole } from '#web/session/session.ts'
import { editTarget } from './edit-target.ts'

// Its style comes with it: visitors have no rule of it in their style sheet.
const barStyle =
  'position:fixed;inset-inline:0;bottom:0;z-index:40;padding-bottom:env(safe-area-inset-bottom);border-top:1px solid var(--line);background:var(--paper);color:var(--ink);font-size:.875rem'
const linkStyle = 'display:inline-block;padding:.6rem 1.25rem;color:inherit;font-weight:500'
const barHeight = '3rem'

const shownPage = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return {
    path: canonical ? new URL(canonical).pathname : '',
    title: document.querySelector('h1')?.textContent ?? '',
    ownPage: document.querySelector('[data-own-page]')?.getAttribute('data-own-page') ?? '',
  }
}

const bar = document.createElement('aside')
bar.setAttribute('aria-label', words.label)
bar.style.cssText = barStyle
bar.className = 'print:hidden'

let shownFor: string | null | undefined

const update = (): void => {
  const mayEdit = isGranted('editor', readRole())
  const target = mayEdit ? editTarget(shownPage()) : null
  if (target === shownFor) return
  shownFor = target
  // It takes the lowest line of the window: the page ends above it, and what gets the focus comes to stand above it.
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

/** Shows editors, on every public page they come to, a bar that leads to the form behind the page. */
export const showEditBar = (): void => {
  if (isFollowing || window.parent !== window) return
  isFollowing = true
  // The head changes with every page the router goes to, and its heading a moment later.
  new MutationObserver(() => requestAnimationFrame(update)).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
  update()
}

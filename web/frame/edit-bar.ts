import { isGranted } from '#contract/call/role.ts'
import { editBar as words } from '#web/content/edit-bar.ts'
import { readRole } from '#web/session/session.ts'
import { editTarget } from './edit-target.ts'

// Its style comes with it: visitors have no rule of it in their style sheet.
const barStyle =
  'position:fixed;left:.75rem;bottom:.75rem;z-index:40;padding:.4rem 1rem;border-radius:999px;background:var(--ink);color:var(--paper);font-size:.875rem;box-shadow:0 2px 12px rgb(0 0 0/.25)'
const linkStyle = 'color:inherit;text-decoration:none'

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

let shownFor: string | null | undefined

const update = (): void => {
  const mayEdit = isGranted('editor', readRole())
  const target = mayEdit ? editTarget(shownPage()) : null
  if (target === shownFor) return
  shownFor = target
  // The page ends above it, so that it covers nothing of the footer.
  document.body.style.paddingBottom = target === null ? '' : '3.75rem'
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

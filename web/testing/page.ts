import { cleanup, configure } from '@testing-library/react'
import * as react from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, vi } from 'vitest'
import { endProse } from './prose-worker.ts'

// A page shows something when it is ready. Only a fault makes anybody wait this long: the usual second is over before
// a busy machine has loaded a dialog.
configure({ asyncUtilTimeout: 30_000 })

// React notes where each element was made, for its warnings, until there were ten thousand in a second: a fifth of the
// time of these tests. It goes by a count that is always there already here.
const count = { get: () => 10_000, set: () => undefined, configurable: true }
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(react, internals), 'recentlyCreatedOwnerStacks', count)

// There are no style sheets, so that an element looks as it says itself. To work that out with all that is around it, for
// every name of a button and every place of the focus, took a ninth of the time.
const unstyled = document.createElement('i').style
globalThis.getComputedStyle = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : unstyled

// There is no server: what a test does not answer stays unanswered, also after it is over.
globalThis.fetch = () => new Promise(() => undefined)

declare global {
  interface Window {
    /** What a window of tests can do besides. */
    readonly happyDOM: { setURL(url: string): void }
  }
}

const home = location.href

// Files share a window and what is imported into it, so every test leaves both as it found them.
afterEach(() => {
  cleanup()
  endProse()
  vi.useRealTimers()
  toast.remove()
  vi.unstubAllGlobals()
  // A link to a file that is handed over by a press is followed here.
  window.happyDOM.setURL(home)
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  // Calls of `act` that overlap leave it set, and everything drawn outside of one is warned of.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

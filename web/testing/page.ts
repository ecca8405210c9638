import { cleanup, configure } from '@testing-library/react'
import * as react from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, vi } from 'vitest'
import { abortProseWorkers } from './prose-worker.ts'

// A page shows something when it is ready, so only failures wait this long. The default second is
// too short for a busy machine to load a dialog.
configure({ asyncUtilTimeout: 30_000 })

// React captures a stack for each new element, up to 10,000 a second. Reporting the limit as
// reached saves a fifth of the test time.
const count = { get: () => 10_000, set: () => undefined, configurable: true }
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(react, internals), 'recentlyCreatedOwnerStacks', count)

// Tests have no style sheets, so inline styles are the computed ones. Computing styles for every
// accessible name and focus change would take a ninth of the test time.
const unstyled = document.createElement('i').style
globalThis.getComputedStyle = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : unstyled

// Without a server, requests that a test does not answer never end, even after the test.
globalThis.fetch = () => new Promise(() => undefined)

declare global {
  interface Window {
    /** Additional members of the test window. */
    readonly happyDOM: { setURL(url: string): void }
  }
}

const home = location.href

// Test files share a window and imported modules, so each test must restore both.
afterEach(() => {
  cleanup()
  abortProseWorkers()
  vi.useRealTimers()
  toast.remove()
  vi.unstubAllGlobals()
  // happy-dom follows links of downloads.
  window.happyDOM.setURL(home)
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  // Overlapping calls of `act` leave this flag set, which causes warnings about renders outside of
  // `act`.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

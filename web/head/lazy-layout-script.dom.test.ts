import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyLayoutPauseMs, lazyLayoutScript } from './lazy-layout-script.ts'

const waiting = () => document.querySelectorAll('main > :not([data-laid-out])').length

test('after a page load, deferred parts are laid out one by one, later parts at once', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  document.body.innerHTML =
    '<main><p class="lazy-layout"></p><p class="max-lg:lazy-layout"></p><p class="lazy-layout"></p></main>'
  new Function(lazyLayoutScript)()
  vi.advanceTimersByTime(10 * lazyLayoutPauseMs)
  expect(waiting()).toBe(3)
  dispatchEvent(new Event('load'))
  for (const left of [2, 1, 0]) {
    expect(document.documentElement.dataset.laidOut).toBeUndefined()
    vi.advanceTimersByTime(lazyLayoutPauseMs)
    expect(waiting()).toBe(left)
  }
  vi.advanceTimersByTime(lazyLayoutPauseMs)
  expect(document.documentElement.dataset.laidOut).toBe('')
})

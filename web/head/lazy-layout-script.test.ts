// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lazyLayoutScript } from './lazy-layout-script.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const waiting = () => document.querySelectorAll('main > :not([data-laid-out])').length

test('once a page has loaded, what was left for later is laid out one part per frame, then all that follows', async () => {
  document.body.innerHTML =
    '<main><p class="lazy-layout"></p><p class="max-lg:lazy-layout"></p><p class="lazy-layout"></p></main>'
  new Function(lazyLayoutScript)()
  await nextFrame()
  expect(waiting()).toBe(3)
  dispatchEvent(new Event('load'))
  for (const left of [2, 1, 0]) {
    expect(document.documentElement.dataset.laidOut).toBeUndefined()
    await nextFrame()
    expect(waiting()).toBe(left)
  }
  await nextFrame()
  expect(document.documentElement.dataset.laidOut).toBe('')
})

import { expect, test } from 'vitest'
import { pageHydratedEvent } from '#contract/site/waking.ts'
import { announcePageScript } from './announce-page-script.ts'

const announced = () => document.querySelector('[role=status]')?.textContent

test('the title is announced after a navigation, but not after a page load', async () => {
  document.title = 'Home'
  new Function(announcePageScript)()
  document.title = 'Home | Salus'
  expect(announced()).toBeUndefined()
  document.dispatchEvent(new Event(pageHydratedEvent))
  expect(announced()).toBe('')
  document.head.append(document.createElement('meta'))
  await expect.poll(announced).toBe('')
  document.title = 'Projects | Salus'
  await expect.poll(announced).toBe('Projects | Salus')
})

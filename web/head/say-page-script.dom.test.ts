import { expect, test } from 'vitest'
import { awakeEvent } from '#contract/site/waking.ts'
import { sayPageScript } from './say-page-script.ts'

const said = () => document.querySelector('[role=status]')?.textContent

test('a page that is gone on to is said by its title, the one that was opened by the browser alone', async () => {
  document.title = 'Home'
  new Function(sayPageScript)()
  document.title = 'Home | Salus'
  expect(said()).toBeUndefined()
  document.dispatchEvent(new Event(awakeEvent))
  expect(said()).toBe('')
  document.head.append(document.createElement('meta'))
  await expect.poll(said).toBe('')
  document.title = 'Projects | Salus'
  await expect.poll(said).toBe('Projects | Salus')
})

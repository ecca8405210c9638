import { expect, test } from 'vitest'
import { frontPageEntity } from '#contract/front-page/front-page.ts'
import { defaultToasts } from './toasts-of.ts'

test('an entity without toasts of its own gets them from its definition', () => {
  const toasts = defaultToasts({
    name: 'talk',
    label: 'Talk',
    fields: { title: { kind: 'title' } },
    order: { by: 'created', newest: 'first' },
    search: ['title'],
    access: { read: 'public', write: 'editor' },
    history: true,
    calls: { list: 'talks', add: 'addTalk', remove: 'deleteTalk' },
    messages: { removed: 'Talk Withdrawn' },
  })
  expect(toasts.get('addTalk')).toEqual({
    success: 'Talk Added Successfully',
    failure: 'Could Not Add Talk',
  })
  expect(toasts.get('deleteTalk')?.success).toBe('Talk Withdrawn')
  expect(toasts.get('talks')).toEqual({})
})

test('words that the definition fixes are said as they are', () => {
  const toasts = defaultToasts(frontPageEntity)
  expect(toasts.get('updateFrontPage')?.success).toBe('FrontPage Updated Successfully')
  expect(toasts.get('reorderFrontPages')?.success).toBe('Order Saved')
})

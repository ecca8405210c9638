import { expect, test } from 'vitest'
import { frontPageApi } from '#contract/front-page/front-page.ts'
import { buildDefaultFailureToasts, toastsOfCall } from './toasts-of.ts'

test('an entity without toasts gets those of its definition', () => {
  const failures = buildDefaultFailureToasts({
    name: 'talk',
    label: 'Talk',
    fields: { title: { kind: 'title' } },
    order: { by: 'created', newest: 'first' },
    search: ['title'],
    access: { read: 'public', write: 'editor' },
    history: true,
    calls: { list: 'talks', add: 'addTalk', remove: 'deleteTalk' },
  })
  expect(failures.get('addTalk')).toBe('Could Not Add Talk')
  expect(failures.get('deleteTalk')).toBe('Could Not Delete Talk')
  expect(failures.get('talks')).toBeUndefined()
})

test('messages of the definition are shown unchanged', () => {
  const { updateFrontPage, reorderFrontPages } = frontPageApi
  expect(toastsOfCall(updateFrontPage).success).toBe('FrontPage Updated Successfully')
  expect(toastsOfCall(reorderFrontPages).success).toBe('Order Saved')
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { postApi } from '#contract/post/post.ts'
import { responsibleAiInputSchema, responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import { fillFormField } from '#web/admin/editor/draft/unsaved-text.ts'
import { CallForm, readFormValues } from '#web/api/call-form.tsx'
import { ResponsibleAiFields } from './responsible-ai-fields.tsx'

const value = responsibleAiSchema.parse({
  intendedUse: 'Planning',
  researchUseOnly: true,
  knownLimits: 'Children',
  trialRegistrations: ['NCT01234567', 'DRKS00012345'],
  dataAndModels: [{ name: 'Net', kind: 'model', version: '2', licence: 'MIT', doi: '10.5555/x' }],
})

const open = (given = value) => {
  const form = (
    <CallForm
      call={postApi.updatePost}
      fixed={{ postId: '01k9z3f7m2qv8xw4t6r5y1n0ab' }}
      onDone={() => undefined}
      data-testid="form"
    >
      <ResponsibleAiFields value={given} />
    </CallForm>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  return screen.getByTestId<HTMLFormElement>('form')
}
const sentBy = (form: HTMLFormElement) =>
  responsibleAiInputSchema.parse(readFormValues(form).responsibleAi)

test('the form sends the saved values, and adopts newer ones of others', async () => {
  const form = open()
  expect(sentBy(form)).toEqual(value)
  const theirs = { ...value, researchUseOnly: false, trialRegistrations: [], knownLimits: 'None' }
  act(() => fillFormField(form, 'responsibleAi', { ...theirs, dataAndModels: [] }))
  expect(sentBy(form)).toEqual({ ...theirs, dataAndModels: [] })
})

test('an invalid number is reported at its field, which expands', async () => {
  const form = open()
  const numbers = screen.getByLabelText('Trial registration')
  fireEvent.change(numbers, { target: { value: 'NCT01234567, NCT99' } })
  expect(form.querySelector('details')?.open).toBe(false)
  fireEvent.submit(form)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not a trial number/)
  expect(numbers.getAttribute('aria-invalid')).toBe('true')
  expect(form.querySelector('details')?.open).toBe(true)
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceOrTextInput } from '#web/ui/form/choice-or-text.tsx'
import { DateTimeInput } from '#web/ui/form/date-time-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { fillFormField, serializeFormValues } from './unsaved-text.ts'

const show = (onInput?: () => void) => {
  render(
    <form aria-label="form" onInput={onInput}>
      <Field name="status" label="Status">
        <ChoiceOrTextInput
          choices={['Planned', 'Completed']}
          noneLabel="Not said"
          otherLabel="Other words …"
          textLabel="In your own words"
        />
      </Field>
      <Field name="publishAt" label="Time">
        <DateTimeInput moment="2026-03-01T09:00:00.000Z" zone="Europe/Berlin" />
      </Field>
    </form>,
  )
  const form = screen.getByRole('form')
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
  return form
}

test('texts after the last choice, and a time, are stored and restored', () => {
  const form = show()
  act(() => fillFormField(form, 'status', 'Delayed by 2'))
  act(() => fillFormField(form, 'publishAt', '2026-03-02T10:30:00.000Z'))
  expect(screen.getByLabelText('In your own words')).toHaveProperty('value', 'Delayed by 2')
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '2026-03-02T11:30')
  expect(serializeFormValues(form)).toEqual([
    ['status', 'Delayed by 2'],
    ['publishAt', '2026-03-02T10:30:00.000Z'],
  ])
})

test('restoring a choice notifies the form', () => {
  const onInput = vi.fn()
  const form = show(onInput)
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Completed' } })
  expect(onInput).toHaveBeenCalled()
  expect(serializeFormValues(form)[0]).toEqual(['status', 'Completed'])
})

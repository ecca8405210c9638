import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChoiceOrTextInput } from './choice-or-text.tsx'
import { Field } from './field.tsx'

const show = (defaultValue = '') =>
  render(
    <form aria-label="form">
      <Field name="status" label="Status">
        <ChoiceOrTextInput
          choices={['Planned', 'Completed']}
          noneLabel="Not said"
          otherLabel="Other words …"
          textLabel="In your own words"
          defaultValue={defaultValue}
        />
      </Field>
    </form>,
  )
const sent = () => {
  const form = screen.getByRole('form')
  return form instanceof HTMLFormElement ? new FormData(form).get('status') : null
}
const choose = (label: string) => {
  const option = screen.getByRole<HTMLOptionElement>('option', { name: label })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: option.value } })
}

test('common values are chosen, others typed after choosing the last option', () => {
  show()
  expect(sent()).toBe('')
  choose('Completed')
  expect(sent()).toBe('Completed')
  choose('Other words …')
  fireEvent.change(screen.getByLabelText('In your own words'), {
    target: { value: 'Delayed by 2' },
  })
  expect(sent()).toBe('Delayed by 2')
  choose('Not said')
  expect(sent()).toBe('')
  expect(screen.queryByLabelText('In your own words')).toBeNull()
})

test('an existing custom value can be edited', () => {
  show('Recruiting (60 %)')
  expect(screen.getByLabelText('In your own words')).toHaveProperty('value', 'Recruiting (60 %)')
  expect(sent()).toBe('Recruiting (60 %)')
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RepeatableRowsInput } from './rows-input.tsx'

interface Row {
  text: string
}

afterEach(cleanup)

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

test('focus moves into an added row, and to the next control after removing one', async () => {
  render(
    <RepeatableRowsInput<Row>
      label="Links"
      rows={[{ text: 'a' }, { text: 'b' }]}
      blank={{ text: '' }}
      isRow={isRow}
      addLabel="Add"
      removeLabel="Remove"
      nameOf={({ text }) => text}
      rowClassName=""
    >
      {({ text }, change, { index }) => (
        <input
          aria-label={`Text ${index + 1}`}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
    </RepeatableRowsInput>,
  )
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    fireEvent.click(screen.getByRole('button', { name }))
  }
  const hasFocus = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
  press('Add')
  expect(document.activeElement).toBe(screen.getByLabelText('Text 3'))
  press('Remove: a')
  await hasFocus('Remove: b')
  press('Remove: b')
  press('Remove:')
  await hasFocus('Add')
})

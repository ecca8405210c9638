import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FormQuestionNotice } from './choice-notice.tsx'

function Asked() {
  const [isAsked, setAsked] = useState(true)
  return (
    <div>
      {isAsked && (
        <FormQuestionNotice text="Which one?">
          <button type="button" onClick={() => setAsked(false)}>
            This one
          </button>
        </FormQuestionNotice>
      )}
      <form>
        <input type="hidden" />
        <input aria-label="Title" />
        <textarea aria-label="Text" />
      </form>
    </div>
  )
}

test('answering by keyboard moves the focus to the first field', () => {
  render(<Asked />)
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})

test('a focus elsewhere is kept', () => {
  render(<Asked />)
  screen.getByLabelText('Text').focus()
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByLabelText('Text'))
})

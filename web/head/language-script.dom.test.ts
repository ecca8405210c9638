import { runInThisContext } from 'node:vm'
import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { languageMenuScript } from './language-script.ts'

test('Escape closes the language menu, also while React stops events before hydration', () => {
  runInThisContext(languageMenuScript)
  document.body.innerHTML =
    '<div data-slot="languages"><details open><summary tabindex="0">English</summary></details></div>'
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('keydown', stop, true)
  onTestFinished(() => {
    document.removeEventListener('keydown', stop, true)
    document.body.innerHTML = ''
  })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(document.querySelector('details')?.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('English')
})

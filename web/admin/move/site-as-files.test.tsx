import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, openPanelPage, press } from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'

test('the site is downloaded as files, errors are shown at their field, and the command follows the input', async () => {
  signIn('SuperAdmin')
  const message = 'Must be a path like /~group/'
  const refusal = { success: false, code: 'invalid', message, errors: [{ path: 'base', message }] }
  let isWrong = true
  answerCalls({
    staticSite: () => (isWrong ? Response.json(refusal, { status: 400 }) : new Response('zip')),
  })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await openPanelPage('move')
  fireEvent.change(await screen.findByLabelText('Path'), { target: { value: '/my group/' } })
  expect(screen.getByText("npm run export:static -- ./site --base '/my group/'")).toBeDefined()
  await press('Make the files')
  expect((await screen.findByRole('alert')).textContent).toBe('Must be a path like /~group/')
  expect(screen.getByLabelText<HTMLInputElement>('Path').value).toBe('/my group/')
  expect(made).not.toHaveBeenCalled()
  isWrong = false
  await press('Make the files')
  expect(await screen.findByText('The files are among your downloads, in a ZIP.')).toBeDefined()
  expect(made).toHaveBeenCalledOnce()
})

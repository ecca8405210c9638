import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, createErrorResponse, openPanelPage, press } from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'

test('the export is downloaded, and a failure is reported', async () => {
  signIn('SuperAdmin')
  let isDown = true
  answerCalls({
    export: () => (isDown ? createErrorResponse(503, 'Not now') : new Response('zip')),
  })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await openPanelPage('move')
  await press('Export the site')
  expect(await screen.findByText('Not now')).toBeDefined()
  expect(made).not.toHaveBeenCalled()
  isDown = false
  await press('Export the site')
  expect(await screen.findByText('The export is among your downloads.')).toBeDefined()
  expect(made).toHaveBeenCalledOnce()
})

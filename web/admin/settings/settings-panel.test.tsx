import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import {
  answerCalls,
  createErrorResponse,
  openPanelPage,
  type SentInput,
  spyOnToasts,
} from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'

/** Fakes a server that stores settings and rejects outdated versions. */
const keepSettings = () => {
  let kept = { ...defaultSettings, name: 'Signals', timeZone: 'UTC', version: 1 }
  const update = (
    _: string,
    { version, social: _social, embedHosts: _hosts, ...changes }: SentInput,
  ) => {
    if (version !== kept.version)
      return createErrorResponse(409, 'Changed by someone else', 'staleVersion')
    kept = { ...kept, ...changes, version: kept.version + 1 }
    return { data: kept }
  }
  answerCalls({
    getSettings: () => ({ settings: kept, hasExampleContent: false }),
    updateSettings: update,
  })
  return () => kept
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const button = () => screen.getByRole('button', { name: 'Save' })
const saveAs = async (text: string) => {
  fireEvent.input(name(), { target: { value: text } })
  button().focus()
  await act(async () => void fireEvent.click(button()))
}

test('a time zone is found by a city in it', async () => {
  signIn('SuperAdmin')
  const kept = keepSettings()
  await openPanelPage('settings')
  const zone = await screen.findByLabelText<HTMLInputElement>('Time zone')
  fireEvent.input(zone, { target: { value: 'Munich' } })
  fireEvent.blur(zone)
  expect(zone.value).toBe('Europe/Berlin')
  fireEvent.input(zone, { target: { value: 'zürich' } })
  fireEvent.keyDown(zone, { key: 'Enter' })
  await act(async () => void fireEvent.click(button()))
  await waitFor(() => expect(kept().timeZone).toBe('Europe/Zurich'))
  fireEvent.input(zone, { target: { value: 'Nowhere' } })
  fireEvent.blur(zone)
  expect(zone.value).toBe('Nowhere')
})

test('saved settings stay in the form, and the next change is based on them', async () => {
  signIn('SuperAdmin')
  const kept = keepSettings()
  const [, failed] = spyOnToasts()
  await openPanelPage('settings')
  await screen.findByLabelText(/^Name/)
  await saveAs('Sleep')
  await waitFor(() => expect(kept().name).toBe('Sleep'))
  await waitFor(() => expect(name().defaultValue).toBe('Sleep'))
  expect(document.activeElement).toBe(button())
  await saveAs('Signals and Sleep')
  await waitFor(() => expect(kept().name).toBe('Signals and Sleep'))
  expect(failed).not.toHaveBeenCalled()
  expect(name().defaultValue).toBe('Signals and Sleep')
})

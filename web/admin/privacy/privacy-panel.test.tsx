import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  openPanelPage,
  type SentInput,
  spyOnToasts,
} from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'
import { privacyPanelStrings as strings } from './privacy-strings.ts'

const profile = { _id: 'f'.repeat(26), name: 'Eve' }

const press = async (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('personal data is found by address and erased after a confirmation, a profile only if it is chosen', async () => {
  signIn('SuperAdmin')
  const sent: SentInput[] = []
  answerCalls({
    export: () => ({
      data: {
        email: 'eve@example.org',
        profiles: [profile],
        records: [
          { table: 'message', isOwn: true, fields: {} },
          { table: 'message', isOwn: true, fields: {} },
          { table: 'journal', isOwn: false, fields: {} },
        ],
      },
    }),
    erase: (_: string, input: SentInput) => {
      sent.push(input)
      const kept = [{ entity: 'page', id: profile._id, title: 'Contact' }]
      return { data: { erased: [{ table: 'message', rows: 2 }], kept } }
    },
  })
  const [succeeded] = spyOnToasts()
  await openPanelPage('privacy')
  fireEvent.input(await screen.findByLabelText(/^E-mail address/), {
    target: { value: 'eve@example.org' },
  })
  await press(strings.look)
  await screen.findByText('2 messages')
  await press(strings.erase)
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByLabelText(strings.confirm.profile('Eve')))
  await press(strings.confirm.label)
  await screen.findByText('Page: Contact')
  expect(sent).toEqual([{ email: 'eve@example.org', profileId: profile._id }])
  expect(succeeded).toHaveBeenCalledWith('Data erased')
})

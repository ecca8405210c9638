import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  openPanelPage,
  press,
  type SentInput,
  spyOnToasts,
} from '#web/testing/open-panel.tsx'
import { signIn } from '#web/testing/signed-in.ts'
import { browserTimeZone } from '#web/ui/text/format-in-time-zone.ts'

const key = (name: string) => ({
  _id: 'a'.repeat(26),
  name,
  createdAt: '2026-01-31T10:00:00.000Z',
  createdBy: 'Ada',
  expiresAt: '',
  lastUsedAt: '',
})

test('a key is shown once when it is made, and revoked', async () => {
  signIn('SuperAdmin')
  let keys = [key('Old')].slice(1)
  const sent: SentInput[] = []
  answerCalls({
    keys: () => ({ keys }),
    hooks: () => ({ hooks: [] }),
    createKey: (_, input) => {
      sent.push(input)
      keys = [key(String(input.name))]
      return { key: `salus_${'k'.repeat(43)}`, data: keys[0] }
    },
    revokeKey: (_, input) => {
      sent.push(input)
      const [data] = keys
      keys = []
      return { data }
    },
  })
  const [toastSuccess] = spyOnToasts()
  await openPanelPage('keys')
  expect(await screen.findByText('There are no keys.')).toBeDefined()
  expect(screen.getByText(/until this day is over in the time zone/).textContent).toContain(
    browserTimeZone(),
  )
  fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Library' } })
  await press('Make a key')
  await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Key Made'))
  expect(await screen.findByText(`salus_${'k'.repeat(43)}`)).toBeDefined()
  await press('I have kept it')
  await waitFor(() => expect(screen.queryByText(/^salus_/)).toBeNull())
  expect(screen.getByText('Made by Ada on 2026-01-31 · not used yet')).toBeDefined()
  await press('Revoke: Library')
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Key Revoked'))
  expect(sent).toEqual([{ name: 'Library', expiresAt: '' }, { keyId: 'a'.repeat(26) }])
})

const delivery = {
  _id: 'd'.repeat(26),
  event: 'published',
  title: 'Glioma',
  createdAt: '2026-02-01T10:30:00.000Z',
  state: 'waiting',
  tries: 2,
  nextAt: '2026-02-01T11:00:00.000Z',
  status: 500,
  problem: 'Answered with 500',
}

const hook = {
  _id: 'b'.repeat(26),
  url: 'https://example.org/hook',
  events: ['published', 'removed'],
  createdAt: '2026-01-31T10:00:00.000Z',
  createdBy: 'Ada',
  offSince: '',
  deliveries: [delivery],
}

test('a hook is added with a secret, tested and deleted', async () => {
  signIn('SuperAdmin')
  let hooks: object[] = []
  const sent: SentInput[] = []
  answerCalls({
    keys: () => ({ keys: [] }),
    hooks: () => ({ hooks }),
    createHook: (_, input) => {
      sent.push(input)
      hooks = [hook]
      return { secret: 'whsec_abc', data: hook }
    },
    testHook: () => ({
      delivery: { ...delivery, event: 'test', state: 'failed', problem: 'Answered with 404' },
    }),
    deleteHook: (_, input) => {
      sent.push(input)
      hooks = []
      return {}
    },
  })
  const [toastSuccess] = spyOnToasts()
  await openPanelPage('keys')
  fireEvent.input(await screen.findByLabelText(/^Address/), { target: { value: hook.url } })
  for (const box of screen.getAllByRole('checkbox', { name: /is published|is changed/ }))
    fireEvent.click(box)
  await press('Add a hook')
  await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Hook Added'))
  expect(await screen.findByText('whsec_abc')).toBeDefined()
  await press('I have kept it')
  expect(await screen.findByText(/Answered with 500; tried again 2026-02-01 11:00/)).toBeDefined()
  await press('Test: https://example.org/hook')
  expect(await screen.findByText('The test did not arrive: Answered with 404.')).toBeDefined()
  await press('Delete: https://example.org/hook')
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Hook Deleted'))
  expect(sent).toEqual([{ url: hook.url, events: ['removed'] }, { hookId: hook._id }])
})

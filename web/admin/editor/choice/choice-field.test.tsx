import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { teamApi, teamEntity } from '#contract/team/team.ts'
import { storeOnDevice } from '#web/admin/editor/draft/on-device.ts'
import { EntityFormFields } from '#web/admin/editor/form/entity-fields.tsx'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/form/entry-dialog.tsx'
import { signInEditor } from '#web/testing/signed-in.ts'

const team = { definition: teamEntity, api: teamApi }
const strings = { name: { label: 'Team Name' }, peoples: { label: 'Members' } }
const [ada, grace] = ['a'.repeat(26), 'b'.repeat(26)]
const people = [
  { _id: ada, name: 'Ada Lovelace', otherNames: [], profilePic: '' },
  { _id: grace, name: 'Grace Hopper', otherNames: [], profilePic: '' },
]

/** Opens the form of a new team. The people to choose from load only when the test lets them. */
const open = async () => {
  const arrival = Promise.withResolvers<void>()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/profileNames')) {
      await arrival.promise
      return Response.json({ success: true, message: '', profiles: people, total: 2 })
    }
    if (path.includes('/showUnfinished'))
      return Response.json({ success: true, message: '', unfinished: null })
    if (path.endsWith('/team/add')) sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, message: '' })
  })
  signInEditor()
  storeOnDevice('team:new', {
    at: '2026-01-01T00:00:00.000Z',
    values: [
      ['name', 'Sleep'],
      ['peoples', JSON.stringify([grace, ada])],
    ],
  })
  const element = (
    <EntryDialog
      calls={createEntryDialogCalls(team, { add: 'Add Team', edit: 'Edit Team' })}
      entry={undefined}
      open
      onClose={() => undefined}
    >
      {(entry) => <EntityFormFields {...team} call={teamApi.add} entry={entry} strings={strings} />}
    </EntryDialog>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
  return { sent, letIn: () => act(async () => arrival.resolve()) }
}

const press = async (label: string) => {
  const button = await screen.findByRole('button', { name: label })
  await act(async () => void fireEvent.click(button))
}

test('unsaved choices are restored before the options have loaded', async () => {
  const { sent, letIn } = await open()
  await press('Bring them back')
  expect(screen.queryByLabelText('Members')).toBeNull()
  await letIn()
  const rows = await screen.findAllByRole('button', { name: /^Remove / })
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Remove Grace Hopper',
    'Remove Ada Lovelace',
  ])
  await press('Save')
  expect(sent).toMatchObject([{ name: 'Sleep', peoples: JSON.stringify([grace, ada]) }])
})

test('a form that is sent before the options have loaded includes the choices', async () => {
  const { sent } = await open()
  await press('Bring them back')
  await press('Save')
  expect(sent).toMatchObject([{ name: 'Sleep', peoples: JSON.stringify([grace, ada]) }])
})

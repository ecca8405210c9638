import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, createErrorResponse, press } from '#web/testing/open-panel.tsx'
import { signInEditor } from '#web/testing/signed-in.ts'
import { setInputFiles } from '#web/ui/picture/use-preview-urls.ts'
import { ItemImportDialog } from './item-import-dialog.tsx'

beforeEach(signInEditor)

const names = { one: 'Talk', many: 'Talks' }
const onClose = vi.fn()

const open = async () => {
  const element = <ItemImportDialog open onClose={onClose} collection="talks" names={names} />
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

const chooseFile = async () => {
  const input = screen.getByLabelText<HTMLInputElement>('Choose a CSV file')
  setInputFiles(input, [new File(['title'], 'talks.csv', { type: 'text/csv' })])
  await act(async () => void fireEvent.change(input))
}

test('a file is checked first, with a reason for each row that cannot be imported, then imported', async () => {
  const sent: unknown[] = []
  answerCalls({
    importItems: (_, { dryRun, collection }) => {
      sent.push([collection, dryRun])
      const refused = [{ line: 7, reason: 'Kind: Must be one of Talk, Keynote' }]
      return { added: 58, updated: 1, unchanged: 0, refused }
    },
  })
  await open()
  await chooseFile()
  expect(await screen.findByText('58 talks to add')).toBeDefined()
  expect(screen.getByText('1 talk to change')).toBeDefined()
  expect(screen.getByText('1 row cannot be imported')).toBeDefined()
  expect(screen.getByRole('row', { name: '7 Kind: Must be one of Talk, Keynote' })).toBeDefined()
  await press('Import 59 talks')
  expect(await screen.findByText('58 talks added')).toBeDefined()
  expect(sent).toEqual([
    ['talks', 'true'],
    ['talks', 'false'],
  ])
  await press('Done')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a file that cannot be read is reported beside it, and nothing can be imported', async () => {
  answerCalls({ importItems: () => createErrorResponse(400, 'The file has no column “title”') })
  await open()
  await chooseFile()
  const problem = await screen.findByText('The file has no column “title”', {
    selector: '[data-slot=item-import] *',
  })
  expect(problem).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

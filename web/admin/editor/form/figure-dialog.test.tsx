import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarkdownInput } from '#web/ui/markdown/markdown-input.tsx'
import { FigureDialog } from './figure-dialog.tsx'

const urlOf = (digit: string) => `/media/${digit.repeat(32)}-480x480-818181.trace`
const [current, unused, mine] = [urlOf('1'), urlOf('2'), urlOf('3')]
const uploaded = {
  ...{ url: mine, still: mine.replace('trace', 'webp'), removed: ['file name'] },
  ...{ channels: [], seconds: 10, annotations: [] },
}
const scan = {
  ...{ url: mine.replace('trace', 'volume'), still: uploaded.still, removed: ['file name'] },
  ...{ size: [9, 9, 9], spacing: [1, 1, 1], labels: [] },
  ...{ isOriented: false, sformSpacing: [1, 1, 2.5] },
}
const sameScan = [
  { url: current, usedIn: [{ entity: 'page', id: 'a', title: 'Sleep' }] },
  { url: unused, usedIn: [] },
]

let replaced: unknown[] = []
let refusal: string | null = null
let refusedField = 'file'

const answer = (path: string, init?: RequestInit): object => {
  if (path.endsWith('uploadTrace')) return { ...uploaded, sameScan }
  if (path.endsWith('uploadVolume') && refusal === null) return { ...scan, sameScan: [] }
  if (path.endsWith('replaceFigure')) replaced.push(JSON.parse(String(init?.body)))
  if (refusal === null) return { replacedIn: [] }
  const errors = [{ path: refusedField, message: refusal }]
  return { success: false, code: 'invalid', message: refusal, errors }
}

beforeEach(() => {
  // Edits go through `execCommand` for the sake of undo, which is missing here.
  Object.assign(document, { execCommand: () => false })
  replaced = []
  refusal = null
  refusedField = 'file'
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = { success: true, message: 'Done', ...answer(path, init) }
    return Response.json(body, { status: body.success ? 200 : 400 })
  })
})
afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

const dropFile = (file: File, text = '') => {
  render(
    <MarkdownInput
      aria-label="Text"
      defaultValue={text}
      preview={() => null}
      fromHtml={async (markdown) => ({ markdown, lost: [] })}
      uploads={{ picture: async () => '', file: async ({ name }) => `/media/${name}` }}
      figureDialog={FigureDialog}
    />,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text', hidden: true })
  fireEvent.drop(field, { dataTransfer: { files: [file], types: ['Files'] } })
  return field
}

/** Drops a recording into a text, and waits for the offer to replace earlier ones. */
const drop = async (text: string) => {
  const field = dropFile(new File(['recording'], 'ecg.edf'), text)
  const offer = await screen.findByRole('region', { name: 'This recording is on the site already' })
  return { field, offer }
}
const press = (offer: HTMLElement) =>
  fireEvent.click(within(offer).getByRole('button', { name: 'Replace everywhere' }))

test('earlier uses of a recording are listed, and replaced everywhere, in this text too', async () => {
  const { field, offer } = await drop(`::trace address="${current}" alt="A night"`)
  expect(
    within(offer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Shown in Sleep (Page)', 'No text shows it now, but its data can still be loaded.'])
  expect(replaced).toEqual([])
  press(offer)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(replaced).toEqual([
    { from: current, to: mine },
    { from: unused, to: mine },
  ])
  expect(field.value).toBe(`::trace address="${mine}" alt="A night"`)
})

test('in a text without the recording, the new one can still be inserted', async () => {
  const { field, offer } = await drop('A night.')
  press(offer)
  await waitFor(() =>
    expect(within(offer).getByRole('status').textContent).toBe('Replaced everywhere'),
  )
  expect(within(offer).queryByRole('button')).toBeNull()
  fireEvent.input(screen.getByLabelText(/^What it shows/), { target: { value: 'A night' } })
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(field.value).toContain(`::trace address="${mine}" alt="A night"`))
})

test('a failed replacement is reported at its button, and the offer stays', async () => {
  refusal = 'There is no such figure'
  const { field, offer } = await drop(`::trace address="${current}" alt="A night"`)
  press(offer)
  expect((await within(offer).findByRole('alert')).textContent).toBe('There is no such figure')
  expect(within(offer).getByRole('button', { name: 'Replace everywhere' })).toBeDefined()
  expect(field.value).toContain(current)
})

test('DICOM is sent like a scan, and the reason for the rejection is shown', async () => {
  refusal = 'DICOM files carry names'
  dropFile(new File(['DICM'], 'IM00001.DCM'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a scan' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(refusal)
})

test('contradictory and missing data of a scan is reported before it is inserted', async () => {
  dropFile(new File(['scan'], 'head.nii'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a scan' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/does not say which side is left/),
    expect.stringMatching(/1 × 1 × 1 mm .*pixdim.* 1 × 1 × 2\.5 mm .*sform/),
  ])
})

test('rejected outlines are reported at their field, and the answers stay', async () => {
  refusal = 'Set a threshold'
  refusedField = 'labels'
  dropFile(new File(['scan'], 'head.nii'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a scan' }))
  fireEvent.change(dialog.getByLabelText(/face/), { target: { value: 'true' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  const labels = dialog.getByLabelText('Outlines')
  await waitFor(() => expect(labels.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByText(refusal)).toBeDefined()
  expect(dialog.getByLabelText<HTMLSelectElement>(/face/).value).toBe('true')
})

test('a table can be linked to instead of shown as a recording', async () => {
  const field = dropFile(new File(['a,b'], 'data.csv', { type: 'text/csv' }), 'See ')
  fireEvent.click(await screen.findByRole('button', { name: 'Link to the file instead' }))
  await waitFor(() => expect(field.value).toContain('[data.csv](/media/data.csv)'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a scan cannot be linked to', async () => {
  dropFile(new File(['scan'], 'brain.nii'))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Link to the file instead' })).toBeNull()
})

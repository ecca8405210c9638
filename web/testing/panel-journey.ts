import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { answerCalls, createErrorResponse, type SentInput, spyOnToasts } from './open-panel.tsx'

/** Exact texts and calls of a panel, for a test that uses it as an administrator. */
export interface PanelJourney {
  readonly title: string
  /** Name of the entity in the history. */
  readonly entity: string
  readonly empty: string
  readonly add: string
  /** Labels of the form. */
  readonly fields: readonly string[]
  /** Field that names an entry, and its label. */
  readonly name: readonly [field: string, label: string]
  /** Fills in other required fields. */
  readonly fill?: () => Promise<void>
  readonly submit: string
  /** Undefined if entries are never changed. */
  readonly edit?: { readonly button: string; readonly title: string; readonly submit: string }
  readonly question: string
  /** Names of the calls. */
  readonly calls: { readonly add: string; readonly update?: string; readonly delete: string }
  /** Toasts of each call: success and error. */
  readonly toasts: {
    readonly add: readonly [done: string, refused: string]
    readonly update?: readonly [done: string, refused: string]
    readonly delete: readonly [done: string, refused: string]
  }
  /** An entry with empty fields. */
  readonly blank: object
  /** Returns responses with these entries by call name. */
  readonly told: (entries: readonly object[]) => Readonly<Record<string, object>>
}

/** Error message of the fake server. */
export const fakeErrorMessage = 'The database is away'

/** Id of the stored entry. */
export const storedId = 'e'.repeat(26)

const deletion = 'd'.repeat(26)

/**
 * Fakes a server with one entry that rejects the first call of each kind. Returns the inputs of the
 * calls.
 */
export const mockEntryServer = (
  { name: [field], entity, calls, blank, told: shownToasts }: PanelJourney,
  refusing: readonly string[] = Object.values(calls),
): ReadonlyMap<string, readonly SentInput[]> => {
  const inputs = new Map<string, SentInput[]>()
  let entries: object[] = []
  let deleted: object[] = []
  const refused = new Set(refusing)
  const second =
    (call: string, change: (sent: SentInput) => void) => (_: string, sent: SentInput) => {
      inputs.set(call, [...(inputs.get(call) ?? []), sent])
      if (refused.delete(call)) return createErrorResponse(503, fakeErrorMessage, 'databaseDown')
      const isKnown = call === calls.add || Object.values(sent).includes(storedId)
      if (!isKnown) return createErrorResponse(404, 'Not found', 'notFound')
      change(sent)
      return { data: entries[0] }
    }
  const isAboutIt = (query: string) =>
    query.includes(`entity=${entity}&`) && query.includes(storedId)
  const put = (sent: SentInput) => {
    entries = [{ ...blank, _id: storedId, version: 1, [field]: sent[field] ?? '' }]
  }
  const lists = Object.keys(shownToasts([])).map((list) => [
    list,
    () => shownToasts(entries)[list] ?? {},
  ])
  answerCalls({
    ...Object.fromEntries(lists),
    [calls.add]: second(calls.add, put),
    ...(calls.update && { [calls.update]: second(calls.update, put) }),
    [calls.delete]: second(calls.delete, () => {
      deleted = entries
      entries = []
    }),
    showEntry: () => ({ entry: entries[0], current: entries[0], draft: null }),
    showHistory: (query) => ({
      history: isAboutIt(query) ? [{ _id: deletion, action: 'deleted' }] : [],
    }),
    restore: (_, { historyId }) => {
      if (historyId === deletion) entries = deleted
      return {}
    },
  })
  return inputs
}

/** Queries the open form. */
export const openForm = () => within(screen.getByRole('dialog'))

/**
 * Returns the field of the open form with a label, which ends in a star if the field is required.
 */
export const formField = (label: string): HTMLElement => {
  // The query of the testing library reads all labels, which would take most of the test time.
  const labels = [...screen.getByRole('dialog').querySelectorAll('label')]
  const found = labels.find(({ textContent }) => [label, `${label}*`].includes(textContent))
  const control = found && document.getElementById(found.htmlFor)
  if (!control) throw new Error(`There is no field ${label}`)
  return control
}

/** Types into a field of the open form. */
export const typeInto = (label: string, value: string): void => {
  fireEvent.input(formField(label), { target: { value } })
}

export const clickButton = (button: HTMLElement): Promise<void> =>
  act(async () => void fireEvent.click(button))

/** Presses a button of the open form. */
export const submit = (label: string): Promise<void> =>
  clickButton(openForm().getByRole('button', { name: label }))

/** Confirms a deletion. */
export const confirmDeletion = async (question: string, label: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog', { name: question })
  await clickButton(within(dialog).getByRole('button', { name: label }))
}

/** Expects a toast as often as this is called. The toast may have disappeared already. */
export const expectToast = (text: string): Promise<void> =>
  waitFor(() => {
    const shownToasts = spyOnToasts().flatMap(({ mock }) => mock.calls)
    expect(shownToasts.map(([message]) => message)).toContain(text)
    for (const { mock } of spyOnToasts()) {
      const found = mock.calls.findIndex(([message]) => message === text)
      if (found >= 0) mock.calls.splice(found, 1)
    }
  })

/** Waits until the dialog has closed. */
export const expectClosed = (role: 'dialog' | 'alertdialog'): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

/**
 * Adds, changes, deletes and restores an entry. Each call fails first, which must show an error and
 * lose nothing.
 */
export const walkThroughPanel = async (
  journey: PanelJourney,
  open: () => Promise<void>,
  isRefusedFirst: boolean,
): Promise<void> => {
  const { title, empty, name, calls, toasts, edit, question } = journey
  const inputs = mockEntryServer(journey, isRefusedFirst ? Object.values(calls) : [])
  /** Controls for people, texts and pictures store their values themselves. */
  const expectNothingLost = (call: string) => {
    const [refused, ...again] = inputs.get(call) ?? []
    expect(again).toEqual([refused])
  }
  await open()
  const panel = within(await screen.findByRole('region', { name: title }))
  const row = (label: string, of: string) => panel.findByRole('button', { name: `${label}: ${of}` })
  expect(panel.getByRole('heading', { name: title })).toBeDefined()
  expect(panel.getByText(empty)).toBeDefined()

  await clickButton(panel.getByRole('button', { name: journey.add }))
  await screen.findByRole('dialog', { name: journey.add })
  for (const label of journey.fields) expect(formField(label)).toBeDefined()
  typeInto(name[1], 'First words')
  await journey.fill?.()
  if (isRefusedFirst) {
    await submit(journey.submit)
    await expectToast(toasts.add[1])
    await waitFor(() => expect(openForm().getByRole('alert').textContent).toBe(fakeErrorMessage))
    expect(formField(name[1])).toHaveProperty('value', 'First words')
  }
  await submit(journey.submit)
  await expectToast(toasts.add[0])
  if (isRefusedFirst) expectNothingLost(calls.add)
  await expectClosed('dialog')

  const last = edit ? 'Second words' : 'First words'
  if (edit && toasts.update && calls.update) {
    await clickButton(await row(edit.button, 'First words'))
    await screen.findByRole('dialog', { name: edit.title })
    typeInto(name[1], last)
    if (isRefusedFirst) {
      await submit(edit.submit)
      await expectToast(toasts.update[1])
      expect(formField(name[1])).toHaveProperty('value', last)
    }
    await submit(edit.submit)
    await expectToast(toasts.update[0])
    if (isRefusedFirst) expectNothingLost(calls.update)
    await expectClosed('dialog')
  }

  if (isRefusedFirst) {
    await clickButton(await row('Delete', last))
    await confirmDeletion(question, 'Cancel')
    await expectClosed('alertdialog')
  }
  await clickButton(await row('Delete', last))
  await confirmDeletion(question, 'Delete')
  if (isRefusedFirst) {
    await expectToast(toasts.delete[1])
    await confirmDeletion(question, 'Delete')
  }
  await expectToast(toasts.delete[0])
  expect(await panel.findByText(empty)).toBeDefined()
  expect(screen.getByText(`${entityLabelOf(journey.entity)} “${last}”`)).toBeDefined()
  await clickButton(await screen.findByRole('button', { name: 'Undo' }))
  await expectToast('Brought Back Successfully')
  expect(await row('Delete', last)).toBeDefined()
}

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { labelOf } from '#contract/lifecycle/entities.ts'
import { answer, hearToasts, refuse, type Sent } from './open-panel.tsx'

/** What an administrator meets in one panel, in its exact words. */
export interface PanelJourney {
  readonly title: string
  /** What its entries are called in their history. */
  readonly entity: string
  readonly empty: string
  readonly add: string
  /** The labels of the form. */
  readonly fields: readonly string[]
  /** The field an entry is named by, and its label. */
  readonly name: readonly [field: string, label: string]
  /** Fills in what else a new entry needs. */
  readonly fill?: () => Promise<void>
  readonly submit: string
  /** Absent where an entry is never changed. */
  readonly edit?: { readonly button: string; readonly title: string; readonly submit: string }
  readonly question: string
  /** The names of the calls behind it. */
  readonly calls: { readonly add: string; readonly update?: string; readonly delete: string }
  /** The toast of each: done, and refused. */
  readonly toasts: {
    readonly add: readonly [done: string, refused: string]
    readonly update?: readonly [done: string, refused: string]
    readonly delete: readonly [done: string, refused: string]
  }
  /** An entry of which nothing is known. */
  readonly blank: object
  /** How the server tells of its entries, by the name of the call. */
  readonly told: (entries: readonly object[]) => Readonly<Record<string, object>>
}

/** What the server says when it refuses. */
export const refusal = 'The database is away'

/** The id of the entry that is kept. */
export const keptId = 'e'.repeat(26)

const deletion = 'd'.repeat(26)

/** A server that keeps one entry, and refuses each of these changes of it once; answers with what each call is sent. */
export const keepOne = (
  { name: [field], entity, calls, blank, told }: PanelJourney,
  refusing: readonly string[] = Object.values(calls),
): ReadonlyMap<string, readonly Sent[]> => {
  const heard = new Map<string, Sent[]>()
  let entries: object[] = []
  let deleted: object[] = []
  const refused = new Set(refusing)
  const second = (call: string, change: (sent: Sent) => void) => (_: string, sent: Sent) => {
    heard.set(call, [...(heard.get(call) ?? []), sent])
    if (refused.delete(call)) return refuse(503, refusal, 'databaseDown')
    const isKnown = call === calls.add || Object.values(sent).includes(keptId)
    if (!isKnown) return refuse(404, 'Not found', 'notFound')
    change(sent)
    return { data: entries[0] }
  }
  const isAboutIt = (query: string) => query.includes(`entity=${entity}&`) && query.includes(keptId)
  const put = (sent: Sent) => {
    entries = [{ ...blank, _id: keptId, version: 1, [field]: sent[field] ?? '' }]
  }
  const lists = Object.keys(told([])).map((list) => [list, () => told(entries)[list] ?? {}])
  answer({
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
  return heard
}

/** The open form. */
export const form = () => within(screen.getByRole('dialog'))

/** The field of the open form with this label, of which a required one's has a star. */
export const field = (label: string): HTMLElement => {
  // To ask the library for it, which reads the labels of all there is, takes most of the time.
  const labels = [...screen.getByRole('dialog').querySelectorAll('label')]
  const found = labels.find(({ textContent }) => [label, `${label}*`].includes(textContent))
  const control = found && document.getElementById(found.htmlFor)
  if (!control) throw new Error(`There is no field ${label}`)
  return control
}

/** Types into a field of the open form. */
export const type = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } })
}

/** Presses a button. */
export const click = (button: HTMLElement): Promise<void> =>
  act(async () => void fireEvent.click(button))

/** Presses a button of the open form. */
export const submit = (label: string): Promise<void> =>
  click(form().getByRole('button', { name: label }))

/** Answers the question before a deletion. */
export const confirm = async (question: string, label: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog', { name: question })
  await click(within(dialog).getByRole('button', { name: label }))
}

/** Expects to be told this, once for each time it is expected; it may be out of sight again by now. */
export const expectToast = (text: string): Promise<void> =>
  waitFor(() => {
    const told = hearToasts().flatMap(({ mock }) => mock.calls)
    expect(told.map(([message]) => message)).toContain(text)
    for (const { mock } of hearToasts()) {
      const found = mock.calls.findIndex(([message]) => message === text)
      if (found >= 0) mock.calls.splice(found, 1)
    }
  })

/** Expects the form or the question to be gone. */
export const expectClosed = (role: 'dialog' | 'alertdialog'): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

/**
 * Goes the whole way through a panel: an entry is added, changed, deleted and brought back. Where it is refused first,
 * each time, that is told and loses nothing.
 */
export const goThrough = async (
  journey: PanelJourney,
  open: () => Promise<void>,
  isRefusedFirst: boolean,
): Promise<void> => {
  const { title, empty, name, calls, toasts, edit, question } = journey
  const heard = keepOne(journey, isRefusedFirst ? Object.values(calls) : [])
  /** What people, texts and pictures are chosen in keeps it by itself. */
  const expectNothingLost = (call: string) => {
    const [refused, ...again] = heard.get(call) ?? []
    expect(again).toEqual([refused])
  }
  await open()
  const panel = within(await screen.findByRole('region', { name: title }))
  const row = (label: string, of: string) => panel.findByRole('button', { name: `${label}: ${of}` })
  expect(panel.getByRole('heading', { name: title })).toBeDefined()
  expect(panel.getByText(empty)).toBeDefined()

  await click(panel.getByRole('button', { name: journey.add }))
  await screen.findByRole('dialog', { name: journey.add })
  for (const label of journey.fields) expect(field(label)).toBeDefined()
  type(name[1], 'First words')
  await journey.fill?.()
  if (isRefusedFirst) {
    await submit(journey.submit)
    await expectToast(toasts.add[1])
    await waitFor(() => expect(form().getByRole('alert').textContent).toBe(refusal))
    expect(field(name[1])).toHaveProperty('value', 'First words')
  }
  await submit(journey.submit)
  await expectToast(toasts.add[0])
  if (isRefusedFirst) expectNothingLost(calls.add)
  await expectClosed('dialog')

  const last = edit ? 'Second words' : 'First words'
  if (edit && toasts.update && calls.update) {
    await click(await row(edit.button, 'First words'))
    await screen.findByRole('dialog', { name: edit.title })
    type(name[1], last)
    if (isRefusedFirst) {
      await submit(edit.submit)
      await expectToast(toasts.update[1])
      expect(field(name[1])).toHaveProperty('value', last)
    }
    await submit(edit.submit)
    await expectToast(toasts.update[0])
    if (isRefusedFirst) expectNothingLost(calls.update)
    await expectClosed('dialog')
  }

  if (isRefusedFirst) {
    await click(await row('Delete', last))
    await confirm(question, 'Cancel')
    await expectClosed('alertdialog')
  }
  await click(await row('Delete', last))
  await confirm(question, 'Delete')
  if (isRefusedFirst) {
    await expectToast(toasts.delete[1])
    await confirm(question, 'Delete')
  }
  await expectToast(toasts.delete[0])
  expect(await panel.findByText(empty)).toBeDefined()
  expect(screen.getByText(`${labelOf(journey.entity)} “${last}”`)).toBeDefined()
  await click(await screen.findByRole('button', { name: 'Undo' }))
  await expectToast('Brought Back Successfully')
  expect(await row('Delete', last)).toBeDefined()
}

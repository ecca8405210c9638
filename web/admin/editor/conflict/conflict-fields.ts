import { fillFormField } from '#web/admin/editor/draft/unsaved-text.ts'
import { formatHistoryValue } from '#web/admin/editor/history/history-value.ts'
import {
  type DifferingField,
  type FormConflictVersions,
  findDifferingFields,
  hasNestedFields,
  joinConflictingTexts,
  toFormControlText,
} from './conflict.ts'
import { listedLabelOf, mergeListedEntries, splitListedEntries } from './listed-entries.ts'

export type ConflictResolution = 'mine' | 'theirs' | 'both'

/** A conflicting field with its label and both values as text. */
export interface FieldConflict extends DifferingField {
  readonly label: string
  readonly mineText: string
  readonly theirsText: string
  /** Versions of the list to which the value belongs. Undefined for other fields. */
  readonly list?: { readonly name: string; readonly opened: unknown; readonly theirs: unknown }
  /** Multi-line (`long`) or single-line text field, whose two values can be joined. Null for other fields. */
  readonly text: 'long' | 'short' | null
}

/** Returns the name of the control of a value: `values[place]` for `values.place`. */
const controlNameOf = (name: string): string => name.replaceAll(/\.([^.]+)/g, '[$1]')

const controlOf = (form: HTMLFormElement, name: string): Element | null => {
  const found = form.elements.namedItem(controlNameOf(name))
  return found instanceof Element ? found : null
}

type Values = Readonly<Record<string, unknown>>

const splitForm = (form: Values, opened: Values): Values =>
  Object.fromEntries(
    Object.entries(splitListedEntries(form, opened)).map(([name, value]) => [
      name,
      name in form ? value : toFormControlText(value),
    ]),
  )

/** Splits lists of entries, so that changes of different entries or properties do not conflict. */
const splitVersions = ({ opened, current, before, mine }: FormConflictVersions) => ({
  opened: splitListedEntries(opened),
  current: splitListedEntries(current, opened),
  before: splitForm(before, opened),
  mine: splitForm(mine, opened),
})

/** Returns the entries that others have added to lists. */
const findAddedEntries = ({ opened, current }: FormConflictVersions): DifferingField[] =>
  Object.entries(splitListedEntries(current, opened))
    .filter(([name]) => !(name in current) && name.split('.').length === 2)
    .map(([name, theirs]) => ({ name, mine: undefined, theirs, changedBy: 'them' }))

const labelOf = (control: Element | null, otherwise: string): string => {
  const label = control?.closest('[data-slot=field]')?.querySelector('label')?.firstChild
  return label?.textContent?.trim() || otherwise
}

const textKind = (control: Element | null): FieldConflict['text'] => {
  if (control instanceof HTMLTextAreaElement) return 'long'
  return control instanceof HTMLInputElement && control.type === 'text' ? 'short' : null
}

const parsed = (value: unknown): unknown => {
  if (hasNestedFields(value) && !(value instanceof File)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, parsed(part)]))
  }
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * Replaces ids in a list with the objects they refer to, if any version of the edited entry
 * contains these.
 */
const withEntries = (value: unknown, ...versions: readonly unknown[]): unknown => {
  if (!Array.isArray(value)) return value
  const entries = versions.flat().filter((each) => typeof each === 'object' && each !== null)
  return value.map((id) => entries.find((each) => '_id' in each && each._id === id) ?? id)
}

const shownAs = (control: Element | null, value: unknown): string => {
  if (value instanceof File) return value.name
  if (!(control instanceof HTMLSelectElement)) return formatHistoryValue(value)
  const option = [...control.options].find((each) => each.value === toFormControlText(value))
  return option?.text ?? formatHistoryValue(value)
}

/** Returns the fields in which a form and its entry differ, with the texts to show. */
export const fieldConflictsOf = (
  form: HTMLFormElement,
  conflict: FormConflictVersions,
): FieldConflict[] =>
  [...findDifferingFields(splitVersions(conflict)), ...findAddedEntries(conflict)].map((field) => {
    const { name, mine, theirs } = field
    const [list = ''] = name.split('.')
    const { opened, current } = conflict
    const control = controlOf(form, name)
    const mineNamed = withEntries(parsed(mine), opened[name], theirs)
    return {
      ...field,
      label: labelOf(control, listedLabelOf(name, opened, current)),
      ...(list !== name &&
        Array.isArray(opened[list]) && {
          list: { name: list, opened: opened[list], theirs: current[list] },
        }),
      mineText: shownAs(control, mineNamed),
      theirsText: shownAs(control, theirs),
      text: typeof theirs === 'string' ? textKind(control) : null,
    }
  })

type SideOf = (question: FieldConflict) => ConflictResolution

const fillLists = (
  form: HTMLFormElement,
  questions: readonly FieldConflict[],
  sideOf: SideOf,
): void => {
  const lists = new Map(questions.flatMap(({ list }) => (list ? [[list.name, list]] : [])))
  const chosen = questions.filter((each) => sideOf(each) === 'theirs').map(({ name }) => name)
  for (const [name, list] of lists) {
    const control = controlOf(form, name)
    const mine = control instanceof HTMLInputElement ? control.value : ''
    fillFormField(form, name, mergeListedEntries(name, { ...list, mine }, chosen))
  }
}

/** Fills a form with the chosen values. Returns the names of file fields that must not be sent. */
export const fillResolvedValues = (
  form: HTMLFormElement,
  questions: readonly FieldConflict[],
  sideOf: SideOf,
): string[] => {
  fillLists(form, questions, sideOf)
  return questions.flatMap((question) => {
    const { name, mine, theirs, text } = question
    const side = sideOf(question)
    if (side === 'mine' || question.list) return []
    if (mine instanceof File) return [name]
    const both =
      side === 'both' && joinConflictingTexts(String(mine ?? ''), String(theirs), text === 'long')
    fillFormField(form, controlNameOf(name), both === false ? theirs : both)
    return []
  })
}

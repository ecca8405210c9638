import { fillFormField } from '#web/admin/editor/draft/unsaved-text.ts'
import { fieldLabelOf, formatHistoryValue } from '#web/admin/editor/history/history-value.ts'
import {
  type DifferingField,
  type FormConflictVersions,
  findDifferingFields,
  hasNestedFields,
  joinConflictingTexts,
  toFormControlText,
} from './conflict.ts'

export type ConflictResolution = 'mine' | 'theirs' | 'both'

/** A conflicting field with its label and both values as text. */
export interface FieldConflict extends DifferingField {
  readonly label: string
  readonly mineText: string
  readonly theirsText: string
  /** Multi-line (`long`) or single-line text field, whose two values can be joined. Null for other fields. */
  readonly text: 'long' | 'short' | null
}

/** Returns the name of the control of a value: `values[place]` for `values.place`. */
const controlNameOf = (name: string): string => name.replaceAll(/\.([^.]+)/g, '[$1]')

const controlOf = (form: HTMLFormElement, name: string): Element | null => {
  const found = form.elements.namedItem(controlNameOf(name))
  return found instanceof Element ? found : null
}

const labelOf = (control: Element | null, name: string): string => {
  const label = control?.closest('[data-slot=field]')?.querySelector('label')?.firstChild
  return label?.textContent?.trim() || fieldLabelOf(name)
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
  findDifferingFields(conflict).map((field) => {
    const { name, mine, theirs } = field
    const control = controlOf(form, name)
    const mineNamed = withEntries(parsed(mine), conflict.opened[name], theirs)
    return {
      ...field,
      label: labelOf(control, name),
      mineText: shownAs(control, mineNamed),
      theirsText: shownAs(control, theirs),
      text: typeof theirs === 'string' ? textKind(control) : null,
    }
  })

/** Fills a form with the chosen values. Returns the names of file fields that must not be sent. */
export const fillResolvedValues = (
  form: HTMLFormElement,
  questions: readonly FieldConflict[],
  sideOf: (question: FieldConflict) => ConflictResolution,
): string[] =>
  questions.flatMap((question) => {
    const { name, mine, theirs, text } = question
    const side = sideOf(question)
    if (side === 'mine') return []
    if (mine instanceof File) return [name]
    const both =
      side === 'both' && joinConflictingTexts(String(mine ?? ''), String(theirs), text === 'long')
    fillFormField(form, controlNameOf(name), both === false ? theirs : both)
    return []
  })

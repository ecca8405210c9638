import { fillForm } from '#web/admin/editor/draft/unsaved-text.ts'
import { historyField, valueText } from '#web/admin/editor/history/history-value.ts'
import {
  bothTexts,
  type Conflict,
  type DifferingField,
  differingFields,
  formText,
  isParts,
} from './conflict.ts'

export type Side = 'mine' | 'theirs' | 'both'

/** A conflicting field as shown to the user. */
export interface Question extends DifferingField {
  readonly label: string
  readonly mineText: string
  readonly theirsText: string
  /** Whether both values can be kept as one text, with or without line breaks. Null for other fields. */
  readonly text: 'long' | 'short' | null
}

const controlOf = (form: HTMLFormElement, name: string): Element | null => {
  const found = form.elements.namedItem(name)
  return found instanceof Element ? found : null
}

const labelOf = (control: Element | null, name: string): string => {
  const label = control?.closest('[data-slot=field]')?.querySelector('label')?.firstChild
  return label?.textContent?.trim() || historyField(name)
}

const textKind = (control: Element | null): Question['text'] => {
  if (control instanceof HTMLTextAreaElement) return 'long'
  return control instanceof HTMLInputElement && control.type === 'text' ? 'short' : null
}

const parsed = (value: unknown): unknown => {
  if (isParts(value) && !(value instanceof File)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, parsed(part)]))
  }
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Replaces ids in a list with the entries they refer to, if either version of the entry contains them. */
const withEntries = (value: unknown, ...versions: readonly unknown[]): unknown => {
  if (!Array.isArray(value)) return value
  const entries = versions.flat().filter((each) => typeof each === 'object' && each !== null)
  return value.map((id) => entries.find((each) => '_id' in each && each._id === id) ?? id)
}

const shownAs = (control: Element | null, value: unknown): string => {
  if (value instanceof File) return value.name
  if (!(control instanceof HTMLSelectElement)) return valueText(value)
  const option = [...control.options].find((each) => each.value === formText(value))
  return option?.text ?? valueText(value)
}

/** Returns the fields in which a form and its entry differ, with the texts to show. */
export const questionsOf = (form: HTMLFormElement, conflict: Conflict): Question[] =>
  differingFields(conflict).map((field) => {
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
export const fillChosen = (
  form: HTMLFormElement,
  questions: readonly Question[],
  sideOf: (question: Question) => Side,
): string[] =>
  questions.flatMap((question) => {
    const { name, mine, theirs, text } = question
    const side = sideOf(question)
    if (side === 'mine') return []
    if (mine instanceof File) return [name]
    const both = side === 'both' && bothTexts(String(mine ?? ''), String(theirs), text === 'long')
    fillForm(form, name, both === false ? theirs : both)
    return []
  })

import { toFormData } from '#contract/call/form-data.ts'
import { hasNestedFields, toFormControlText } from '#web/admin/editor/conflict/conflict.ts'
import { readFromDevice, removeFromDevice, storeOnDevice } from './on-device.ts'

/** Unsaved values of a form, with the time of the last key. */
export interface UnsavedFormValues {
  readonly at: string
  /** Id of the copy on the server, if there is one. */
  readonly id?: string
  readonly values: readonly (readonly [string, string])[]
}

const isUnsavedText = (value: unknown): value is UnsavedFormValues =>
  typeof value === 'object' && value !== null && 'at' in value && 'values' in value

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isSecret = (control: Control) =>
  control instanceof HTMLInputElement &&
  ['password', 'file', 'hidden'].includes(control.type) &&
  !control.hasAttribute('data-unsaved')

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name && !isSecret(control))

// Key of the values that are names of chosen files. No form field has this key, so that restoring
// skips them.
const fileName = ':file'

const filesOf = (form: HTMLFormElement): File[] =>
  [...new FormData(form).values()]
    .filter((value) => value instanceof File)
    .filter(({ name }) => name !== '')

/** Returns the values of a form by field. Omits passwords, and replaces files with their names. */
export const serializeFormValues = (form: HTMLFormElement): [string, string][] => [
  ...controlsOf(form).map(({ name, value }): [string, string] => [name, value]),
  ...filesOf(form).map(({ name }): [string, string] => [fileName, name]),
]

/** Returns the names of the chosen files, which cannot be restored. */
export const unsavedFileNamesOf = ({ values }: UnsavedFormValues): string[] =>
  values.filter(([name]) => name === fileName).map(([, value]) => value)

/** Stores the values of a form on this device. */
export const storeUnsavedFormValues = (key: string, form: HTMLFormElement, id?: string): void => {
  const values = serializeFormValues(form)
  const unsaved: UnsavedFormValues = {
    at: new Date().toISOString(),
    values,
    ...(id !== undefined && { id }),
  }
  storeOnDevice(key, unsaved)
}

/** Returns the unsaved values from this device. Returns null if there are none. */
export const readUnsavedFormValues = (key: string): UnsavedFormValues | null => {
  const stored = readFromDevice(key)
  return isUnsavedText(stored) ? stored : null
}

export const removeUnsavedFormValues = removeFromDevice

// React overrides `value` on the element and ignores changes made there. The setter of the prototype makes it
// notice the new value.
const setValue = (control: Control, value: string): void => {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  property?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Sets a value in a form. If no control has this name, sets the properties or list items one by one. */
export const fillFormField = (form: HTMLFormElement, name: string, value: unknown): void => {
  const isOne = controlsOf(form).some((control) => control.name === name)
  if (!isOne && hasNestedFields(value)) {
    for (const [part, each] of Object.entries(value)) fillFormField(form, `${name}[${part}]`, each)
    return
  }
  const rows = isOne
    ? [[name, toFormControlText(value)] as const]
    : [...toFormData({ [name]: value })]
  restoreUnsavedFormValues(form, { values: rows.map(([each, text]) => [each, String(text)]) })
}

export const restoreUnsavedFormValues = (
  form: HTMLFormElement,
  { values }: Pick<UnsavedFormValues, 'values'>,
): void => {
  const waiting = [...values]
  for (const control of controlsOf(form)) {
    const found = waiting.findIndex(([name]) => name === control.name)
    const [, value] = waiting.splice(found, found < 0 ? 0 : 1)[0] ?? []
    if (value !== undefined && value !== control.value) setValue(control, value)
  }
}

type Values = Readonly<Record<string, unknown>>

/** A field whose value in the form differs from the saved entry. */
export interface DifferingField {
  readonly name: string
  /** Value in the form. */
  readonly mine: unknown
  /** Value in the saved entry. */
  readonly theirs: unknown
  /** Who changed the field since the form was opened. */
  readonly changedBy: 'me' | 'them' | 'both'
}

/**
 * Values to compare after a conflict: of the entry when the form was opened (`opened`) and now
 * (`current`), and of the form fields at these two times (`before`, `mine`).
 */
export interface FormConflictVersions {
  readonly opened: Values
  readonly current: Values
  readonly before: Values
  readonly mine: Values
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

/** Converts an entry's value to the text of its form control. References become ids, lists become JSON. */
export const toFormControlText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const sent = Array.isArray(value) ? value.map(idIn) : idIn(value)
  return typeof sent === 'object' ? JSON.stringify(sent) : String(sent)
}

/** Whether a value is an object with a separate form field for each property. */
export const hasNestedFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('_id' in value)

/** Converts an entry's value to the text of its form control. Objects become one text per property. */
export const toFormControlValue = (value: unknown): unknown =>
  hasNestedFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, toFormControlText(part)]),
      )
    : toFormControlText(value)

/** Returns the fields in which a form differs from the saved entry. */
export const findDifferingFields = ({
  opened,
  current,
  before,
  mine,
}: FormConflictVersions): DifferingField[] =>
  Object.keys({ ...before, ...mine }).flatMap((name) => {
    if (!(name in opened) || !(name in current)) return []
    const isMine = mine[name] instanceof File || !isSame(before[name], mine[name])
    const isTheirs = !isSame(opened[name], current[name])
    const isSettled = isMine && isSame(mine[name], toFormControlValue(current[name]))
    if ((!isMine && !isTheirs) || isSettled) return []
    const changedBy = isMine && isTheirs ? 'both' : isMine ? 'me' : 'them'
    return [{ name, mine: mine[name], theirs: current[name], changedBy } as const]
  })

/** Joins the values of a conflicting text field, the text of the other user first. */
export const joinConflictingTexts = (mine: string, theirs: string, isLong: boolean): string =>
  [theirs, mine].filter((text) => text.trim() !== '').join(isLong ? '\n\n' : ' ')

type Values = Readonly<Record<string, unknown>>

/** A field that two people have left in different states. */
export interface DifferingField {
  readonly name: string
  /** As the form holds it. */
  readonly mine: unknown
  /** As the entry has it. */
  readonly theirs: unknown
  /** Who has changed it since the form was opened. */
  readonly changedBy: 'me' | 'them' | 'both'
}

/** Both states of an entry and both of its form, from when it was opened and from now. */
export interface Conflict {
  readonly opened: Values
  readonly current: Values
  readonly before: Values
  readonly mine: Values
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

/** A value of an entry as the control of its field holds it: what is referred to is named by its id, a list is JSON. */
export const formText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const sent = Array.isArray(value) ? value.map(idIn) : idIn(value)
  return typeof sent === 'object' ? JSON.stringify(sent) : String(sent)
}

/** Whether a value is an object whose parts have fields of their own. */
export const isParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('_id' in value)

/** A value of an entry as the form holds it: as text, or part by part where it has parts. */
export const formValue = (value: unknown): unknown =>
  isParts(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, formText(part)]))
    : formText(value)

/** The fields of a form in which it differs from what others have made of its entry. */
export const differingFields = ({ opened, current, before, mine }: Conflict): DifferingField[] =>
  Object.keys({ ...before, ...mine }).flatMap((name) => {
    if (!(name in opened) || !(name in current)) return []
    const isMine = mine[name] instanceof File || !isSame(before[name], mine[name])
    const isTheirs = !isSame(opened[name], current[name])
    const isSettled = isMine && isSame(mine[name], formValue(current[name]))
    if ((!isMine && !isTheirs) || isSettled) return []
    const changedBy = isMine && isTheirs ? 'both' : isMine ? 'me' : 'them'
    return [{ name, mine: mine[name], theirs: current[name], changedBy } as const]
  })

/** Both texts of a field, theirs first. */
export const bothTexts = (mine: string, theirs: string, isLong: boolean): string =>
  [theirs, mine].filter((text) => text.trim() !== '').join(isLong ? '\n\n' : ' ')

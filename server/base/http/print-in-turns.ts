import { createBackgroundPause } from '#server/base/db/turns.ts'

/** Whether a list is so long that processing it at once would block other requests. */
export const isLongList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 200

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a response contains a long list, at most one level deep. */
export const hasLongList = (answer: object): boolean =>
  Object.values(answer).some(
    (field) => isLongList(field) || (isRecord(field) && Object.values(field).some(isLongList)),
  )

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

const atOnce = 20

const print = async (value: unknown, write: (text: string) => void): Promise<void> => {
  if (isLongList(value)) {
    const pause = createBackgroundPause()
    for (let at = 0; at < value.length; at += atOnce) {
      await pause()
      write((at === 0 ? '[' : ',') + JSON.stringify(value.slice(at, at + atOnce)).slice(1, -1))
    }
    write(']')
  } else if (isPlain(value)) {
    let before = '{'
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue
      write(`${before}${JSON.stringify(name)}:`)
      await print(field, write)
      before = ','
    }
    write(before === '{' ? '{}' : '}')
  } else write(JSON.stringify(value))
}

/** Serializes a response as JSON and yields to the event loop during long lists. */
export const stringifyInSteps = async (answer: object): Promise<Buffer> => {
  const parts: Buffer[] = []
  await print(answer, (text) => parts.push(Buffer.from(text)))
  return Buffer.concat(parts)
}

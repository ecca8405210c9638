import { createContext, runInContext } from 'node:vm'

const room: { work?: () => void } = createContext({})

// Many times what an honest text of that length takes.
const patienceMs = (text: string) => 1_000 + text.length / 100

/** Does some work on a text, or throws when it takes too long: whatever it contains, the server goes on. */
export const inTime = <T>(text: string, work: () => T): T => {
  let result: { value: T } | undefined
  room.work = () => {
    result = { value: work() }
  }
  runInContext('work()', room, { timeout: Math.ceil(patienceMs(text)) })
  if (!result) throw new Error('The work did not end')
  return result.value
}

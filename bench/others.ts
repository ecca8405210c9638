import { setTimeout as wait } from 'node:timers/promises'
import { fetchRaw } from './answer.ts'
import type { Running } from './child.ts'
import { quantile } from './numbers.ts'
import { cpuMs } from './usage.ts'
import { openWrites, type Site } from './writes.ts'

/** What others wait while something goes on: all but one in a hundred, in milliseconds. */
export interface Waits {
  readonly visits: number
  readonly edits: number
}

/** How long others wait, before and during something. */
export interface Noticed {
  readonly before: Waits
  readonly meanwhile: Waits
}

const visitEveryMs = 100
const editEveryMs = 200
const quietMs = 5_000
/** As the dashboard asks. */
const askEveryMs = 700

/** Does something again and again until told to stop; answers with how long it takes, all but one in a hundred. */
const repeat = (work: () => Promise<unknown>, everyMs: number) => {
  const times: number[] = []
  let isOver = false
  const walk = async () => {
    while (!isOver) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
      await wait(everyMs)
    }
  }
  const walking = walk()
  return async () => {
    isOver = true
    await walking
    return quantile(times, 0.99)
  }
}

/** A visitor opens the publications and an editor changes a project, again and again until told to stop. */
const goOn = async (site: Site) => {
  const write = await openWrites(site, 'projects')
  const visits = repeat(() => fetchRaw(`${site.server.url}/publications`), visitEveryMs)
  const edits = repeat(write, editEveryMs)
  return async (): Promise<Waits> => ({ visits: await visits(), edits: await edits() })
}

/** Does something beside a visitor and an editor, and says what they notice of it. */
export const besideOthers = async (site: Site, work: () => Promise<void>): Promise<Noticed> => {
  const quiet = await goOn(site)
  await wait(quietMs)
  const before = await quiet()
  const busy = await goOn(site)
  await work()
  return { before, meanwhile: await busy() }
}

/** Asks how far an import is until it is in a state. */
export const untilState = async <S extends string>(
  ask: () => Promise<{ import: { readonly state: S; readonly reason?: string } | null }>,
  state: S,
): Promise<void> => {
  for (;;) {
    const { import: found } = await ask()
    if (found?.state === state) return
    if (found?.state === 'failed') throw new Error(found.reason)
    await wait(askEveryMs)
  }
}

/** Seconds by the clock, or of the server's processor time where that is less because others use the machine. */
export const timed = async (
  { pids }: Pick<Running, 'pids'>,
  work: () => Promise<unknown>,
): Promise<number> => {
  const [began, used] = [performance.now(), cpuMs(pids)]
  await work()
  return Math.min(performance.now() - began, cpuMs(pids) - used) / 1000
}

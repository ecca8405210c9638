import { setTimeout as wait } from 'node:timers/promises'
import { fetchRaw } from './answer.ts'
import type { Running } from './child.ts'
import { quantile } from './numbers.ts'
import { cpuMs } from './usage.ts'
import { openWrites, type Site } from './writes.ts'

/** 99th percentile of the duration of other requests, in milliseconds. */
export interface Waits {
  readonly visits: number
  readonly edits: number
}

/** Durations of other requests before and during some work. */
export interface Noticed {
  readonly before: Waits
  readonly meanwhile: Waits
}

const visitEveryMs = 100
const editEveryMs = 200
const quietMs = 5_000
/** Equal to the dashboard's interval. */
const askEveryMs = 700

/** Repeats work until stopped. Returns the 99th percentile of its duration. */
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

/** Repeats a visit to the publications and an edit of a project until stopped. */
const goOn = async (site: Site) => {
  const write = await openWrites(site, 'projects')
  const visits = repeat(() => fetchRaw(`${site.server.url}/publications`), visitEveryMs)
  const edits = repeat(write, editEveryMs)
  return async (): Promise<Waits> => ({ visits: await visits(), edits: await edits() })
}

/** Runs work beside a visitor and an editor, and returns their delays. */
export const besideOthers = async (site: Site, work: () => Promise<void>): Promise<Noticed> => {
  const quiet = await goOn(site)
  await wait(quietMs)
  const before = await quiet()
  const busy = await goOn(site)
  await work()
  return { before, meanwhile: await busy() }
}

/** Polls an import until it reaches a state. */
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

/**
 * Returns the duration in seconds, or the server's processor time if that is less because the machine is
 * busy.
 */
export const timed = async (
  { pids }: Pick<Running, 'pids'>,
  work: () => Promise<unknown>,
): Promise<number> => {
  const [began, used] = [performance.now(), cpuMs(pids)]
  await work()
  return Math.min(performance.now() - began, cpuMs(pids) - used) / 1000
}

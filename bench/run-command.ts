import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { deployed, endWithUs } from './child.ts'
import { root } from './salus.ts'
import { cpuMs, familyOf, peakMemoryMb } from './usage.ts'

export interface CommandCost {
  /** Duration, or processor time if that is less because the machine is busy. */
  readonly seconds: number
  /** Peak memory of all its processes together. */
  readonly peakMb: number
}

const lookEveryMs = 100

/** Runs a built command over a data directory, as `npm run` does, and measures it. */
export const runBuilt = async (
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandCost> => {
  const began = performance.now()
  const command = [...process.execArgv, `build/salus/${name}-command.js`, ...args]
  const child = endWithUs(
    spawn(process.execPath, command, {
      cwd: root,
      env: { ...deployed, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  const complaint = text(child.stderr)
  const ended = once(child, 'exit')
  const pids = child.pid === undefined ? [] : [child.pid]
  let isOver = false
  let [used, peakMb] = [0, 0]
  const look = async () => {
    while (!isOver) {
      used = Math.max(used, cpuMs(pids))
      peakMb = Math.max(peakMb, peakMemoryMb(pids.flatMap(familyOf)))
      await wait(lookEveryMs)
    }
  }
  const looking = look()
  const [code] = await ended
  isOver = true
  await looking
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${await complaint}`)
  return { seconds: Math.min(performance.now() - began, used) / 1000, peakMb }
}

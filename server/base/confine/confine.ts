import { type ChildProcess, fork } from 'node:child_process'
import { fileToStart } from './built-file.ts'
import type { Asked, Limits, Said } from './host.worker.ts'

/** The work ended because it took more than it may, or broke the process that did it. */
export class TooMuchError extends Error {
  /** What the work last said about how far it is. */
  readonly reached: unknown
  constructor(reached: unknown) {
    super('It is too complicated to read')
    this.reached = reached
  }
}

/** What a module that is confined exports as `work`; `step` tells how far it is, and begins its time anew. */
export type Work<Input, Output, Step> = (
  input: Input,
  step: (step: Step) => void,
) => Output | Promise<Output>

/** Work whose result is a list of any length: `give` sends it in parts, each once the one before was taken. */
export type ListWork<Input, Output, Step, Entry> = (
  input: Input,
  step: (step: Step) => void,
  give: (entries: readonly Entry[]) => Promise<void>,
) => Promise<Output>

interface Options extends Limits {
  /** The module that does the work, `*.work.ts`. */
  readonly source: string
  /** How many processes may do it at a time. */
  readonly most?: number
  readonly idleMs?: number
}

interface Call<Step, Entry> {
  readonly onStep?: (step: Step) => void
  /** Takes a part of a list; the next one is sent once this one was taken. */
  readonly onPart?: (entries: readonly Entry[]) => void | Promise<void>
  readonly signal?: AbortSignal | undefined
}

const host = fileToStart('./server/base/confine/host.worker.ts')

/**
 * Has a module work on what people send, in a process of its own: one that takes too long or too much memory dies alone,
 * with a TooMuchError for the caller. The process waits a little for more work.
 */
export const confine = <Input, Output, Step = never, Entry = never>({
  source,
  most = 1,
  idleMs = 10_000,
  ...limits
}: Options) => {
  let idle: ChildProcess | undefined
  let endIdle: NodeJS.Timeout | undefined
  let free = most
  const waiting: (() => void)[] = []

  const start = (): ChildProcess => {
    const child = fork(host, [fileToStart(source), JSON.stringify(limits)], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      serialization: 'advanced',
      // It reads untrusted input, so it gets none of the server's settings.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // The waiting caller hears that it ended.
    child.on('error', () => undefined)
    child.once('exit', () => {
      if (idle === child) idle = undefined
    })
    return child
  }

  const take = (): ChildProcess => {
    clearTimeout(endIdle)
    const child = idle ?? start()
    idle = undefined
    child.ref()
    child.channel?.ref()
    return child
  }

  const giveBack = (child: ChildProcess): void => {
    idle?.kill('SIGKILL')
    idle = child
    child.unref()
    child.channel?.unref()
    clearTimeout(endIdle)
    endIdle = setTimeout(() => {
      // Nobody is given a process that is about to end.
      if (idle === child) idle = undefined
      child.kill('SIGKILL')
    }, idleMs).unref()
  }

  const doIt = (input: Input, { onStep, onPart, signal }: Call<Step, Entry>): Promise<Output> =>
    new Promise((resolve, reject) => {
      const child = take()
      let hasBegun = false
      let reached: Step | undefined
      let refused: { reason: unknown } | undefined
      const hear = (said: Said<Output, Step, Entry>) => {
        if ('begun' in said) hasBegun = true
        else if ('step' in said) {
          reached = said.step
          onStep?.(said.step)
        } else if ('part' in said) {
          Promise.try(async () => onPart?.(said.part)).then(
            () => child.connected && child.send({ taken: true } satisfies Asked),
            giveUpFor,
          )
        } else {
          leave()
          giveBack(child)
          if ('output' in said) resolve(said.output)
          else reject(new Error(said.error))
        }
      }
      const end = () => {
        leave()
        if (refused) reject(refused.reason)
        else if (signal?.aborted) reject(signal.reason)
        else reject(hasBegun ? new TooMuchError(reached) : new Error('The work cannot be begun'))
      }
      const giveUp = () => child.kill('SIGKILL')
      const giveUpFor = (reason: unknown) => {
        refused = { reason }
        giveUp()
      }
      const leave = () => {
        signal?.removeEventListener('abort', giveUp)
        child.off('message', hear).off('exit', end).off('error', end)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      child.on('message', hear).on('exit', end).on('error', end)
      child.send({ input } satisfies Asked)
      if (signal?.aborted) giveUp()
    })

  return async (input: Input, call: Call<Step, Entry> = {}): Promise<Output> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free--
    try {
      call.signal?.throwIfAborted()
      return await doIt(input, call)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { workerModulePathOf } from './built-file.ts'
import type {
  ConfinedProcessReport,
  ConfinedProcessRequest,
  ConfinedWorkLimits,
} from './host.worker.ts'

/** Thrown if confined work exceeds its limits or crashes its process. */
export class ConfinedWorkLimitError extends Error {
  readonly reached: unknown
  constructor(reached: unknown) {
    super('It is too complicated to read')
    this.reached = reached
  }
}

/**
 * Type of the export `work` of a confined module. Calling `step` reports progress and restarts the
 * time limit.
 */
export type ConfinedTask<Input, Output, Step> = (
  input: Input,
  step: (step: Step) => void,
) => Output | Promise<Output>

/**
 * Type of the export `work` of a confined module whose result is a list of any length. `give` sends some
 * entries and resolves when the caller has processed them.
 */
export type ConfinedListTask<Input, Output, Step, Entry> = (
  input: Input,
  step: (step: Step) => void,
  give: (entries: readonly Entry[]) => Promise<void>,
) => Promise<Output>

interface Options extends ConfinedWorkLimits {
  readonly source: string
  readonly most?: number
  readonly idleMs?: number
}

interface Call<Step, Entry> {
  readonly onStep?: (step: Step) => void
  /** Receives the next entries of a list. More are sent after the promise resolves. */
  readonly onPart?: (entries: readonly Entry[]) => void | Promise<void>
  readonly signal?: AbortSignal | undefined
}

const host = workerModulePathOf('./server/base/confine/host.worker.ts')

/**
 * Creates a function that runs a module on untrusted input in a separate process. Work that exceeds
 * its limits of time or memory kills only its process and throws a WorkLimitError. Idle processes are
 * reused for a while.
 */
export const createConfinedRunner = <Input, Output, Step = never, Entry = never>({
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
    const child = fork(host, [workerModulePathOf(source), JSON.stringify(limits)], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      serialization: 'advanced',
      // The process reads untrusted input, so it must not see the server's settings.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
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
      // A process that is being killed must not be reused.
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
      const hear = (said: ConfinedProcessReport<Output, Step, Entry>) => {
        if ('begun' in said) hasBegun = true
        else if ('step' in said) {
          reached = said.step
          onStep?.(said.step)
        } else if ('part' in said) {
          Promise.try(async () => onPart?.(said.part)).then(
            () => child.connected && child.send({ taken: true } satisfies ConfinedProcessRequest),
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
        else
          reject(
            hasBegun ? new ConfinedWorkLimitError(reached) : new Error('The work cannot be begun'),
          )
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
      child.send({ input } satisfies ConfinedProcessRequest)
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

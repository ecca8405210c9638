import type { ApiError } from '#contract/call/api-error.ts'

/** How far the typed text has been saved. */
export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string }

interface AutosaveOptions {
  /** Sends what is typed at that moment; null once the server has it. */
  readonly save: () => Promise<ApiError | null>
  readonly tell: (state: SaveState) => void
  /** The pause after the last key before it saves. */
  readonly pauseMs: number
  /** How long after a failure that may pass it tries again by itself. */
  readonly retryMs: number
}

/** Whether it may go well later without anybody doing something about it. */
const mayPass = ({ code, status }: ApiError): boolean =>
  code === 'tooMany' || status < 300 || status >= 500

/** Saves what is typed after each pause, one request at a time; after a refusal that needs a choice it waits for it. */
export const createAutosave = ({ save, tell, pauseMs, retryMs }: AutosaveOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isTyped = false
  let isRefused = false
  let isHeld = false
  let isTriedAgain = false

  const run = async () => {
    isTyped = false
    isRefused = false
    if (!isTriedAgain) tell({ kind: 'saving' })
    const refusal = await save()
    isRefused = refusal !== null
    isTriedAgain = refusal !== null && mayPass(refusal)
    isHeld = refusal?.code === 'staleVersion'
    tell(refusal ? { kind: 'failed', message: refusal.message } : { kind: 'saved', at: new Date() })
  }
  const start = async () => {
    if (running || isHeld) return
    running = run()
    await running
    running = null
    // Text typed meanwhile waits for the next pause.
    if (isTyped) schedule()
    else if (isTriedAgain) schedule(retryMs)
  }
  const schedule = (ms = pauseMs) => {
    clearTimeout(timer)
    timer = setTimeout(start, ms)
  }

  return {
    typed: () => {
      isTyped = true
      isTriedAgain = false
      if (!running) schedule()
    },
    /** Whether something typed has not reached the server. */
    isBehind: () => isTyped || isRefused,
    /** Sends nothing more by itself before the next key, and waits for pending requests. */
    settle: async () => {
      await running
      clearTimeout(timer)
    },
    /** Sends unsaved text now; answers whether everything is saved. */
    flush: async (): Promise<boolean> => {
      await running
      clearTimeout(timer)
      if (isTyped || isRefused) await start()
      return !isTyped && !isRefused
    },
    /** Continues after the choice was made. */
    release: () => {
      isHeld = false
    },
  }
}

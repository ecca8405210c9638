import type { ApiError } from '#contract/call/api-error.ts'

export type AutosaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string }

interface AutosaveOptions {
  /** Sends the current text. Returns null on success. */
  readonly save: () => Promise<ApiError | null>
  readonly tell: (state: AutosaveState) => void
  /** Pause after the last key before saving. */
  readonly pauseMs: number
  /** Delay before a temporary failure is retried. */
  readonly retryMs: number
}

/** Whether an error is temporary, so that the same request may succeed later. */
const mayPass = ({ code, status }: ApiError): boolean =>
  code === 'tooMany' || status < 300 || status >= 500

/** Saves typed text after each pause, one request at a time. After a conflict, waits until `release` is called. */
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
    // Text typed during the request waits for the next pause.
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
    /** Whether the server lacks some of the typed text. */
    isBehind: () => isTyped || isRefused,
    /** Waits for pending requests, and cancels further saving until the user types again. */
    settle: async () => {
      await running
      clearTimeout(timer)
    },
    /** Sends unsaved text now. Returns whether everything is saved. */
    flush: async (): Promise<boolean> => {
      await running
      clearTimeout(timer)
      if (isTyped || isRefused) await start()
      return !isTyped && !isRefused
    },
    /** Resumes saving after the user has resolved a conflict. */
    release: () => {
      isHeld = false
    },
  }
}

import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/** Watches pages for errors and requests that no visitor should ever cause. */
export interface Guard {
  /** Watches every page of a context until the returned function is called. */
  watch(context: BrowserContext): () => void
  /** Expects a failed request. It may happen, and it must. */
  expects(status: number | 'unreachable', path: string): void
  /** Lists all problems as sentences. */
  findings(): string[]
}

/** Requested in parallel with the session check: if the session has ended, either response may come first. */
const besideSession = '401 /api/v1/draft/showDrafts'

const failedLoad = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::)/

/** Creates a guard that allows requests to `origin` only. */
export const createGuard = (origin: string): Guard => {
  const problems: string[] = []
  const expected = new Map<string, boolean>()

  const note = (problem: string) => {
    const mayHaveEnded = [...expected.keys()].some((each) => each.startsWith('401 '))
    if (problem === besideSession && mayHaveEnded) return
    if (expected.has(problem)) expected.set(problem, true)
    else problems.push(problem)
  }
  const refusal = (status: number | string, path: string) => `${status} ${path}`

  return {
    watch: (context) => {
      const readConsole = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const failed = failedLoad.exec(message.text())
        if (!failed) return note(`console: ${message.text()}`)
        const { pathname } = new URL(message.location().url)
        // Open forms send these regularly, even while a journey blocks the server. Nothing depends on them.
        if (/^\/api\/v1\/(presence|unfinished)\//.test(pathname)) return
        note(refusal(failed[1] ?? 'unreachable', pathname))
      }
      const readError = (error: WebError) => note(`page error: ${error.error().stack}`)
      const readRequest = (request: Request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`request to ${url.href}`)
      }
      context.on('console', readConsole).on('weberror', readError).on('request', readRequest)
      return () => {
        context.off('console', readConsole).off('weberror', readError).off('request', readRequest)
      }
    },
    expects: (status, path) => expected.set(refusal(status, path), false),
    findings: () => [
      ...problems,
      ...[...expected].filter(([, met]) => !met).map(([what]) => `never happened: ${what}`),
    ],
  }
}

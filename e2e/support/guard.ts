import type { BrowserContext } from '@playwright/test'

/** Watches pages for what no visitor should ever cause. */
export interface Guard {
  /** Starts watching every page of a context, before it has opened any. */
  watch(context: BrowserContext): Promise<void>
  /** Says that a refused request is part of the journey: it may happen, and it must. */
  expects(status: number | 'unreachable', path: string): void
  /** Everything that was wrong, in words. */
  findings(): string[]
}

/** Asked beside the session: where that has ended, either answer may come first. */
const besideSession = '401 /api/v1/draft/showDrafts'

const failedLoad = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::)/

/** A guard that lets requests go to `origin` only. */
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
    watch: async (context) => {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const failed = failedLoad.exec(message.text())
        if (!failed) return note(`console: ${message.text()}`)
        const { pathname } = new URL(message.location().url)
        // Sent every so often by any open form, also while a journey keeps the server away; nothing depends on it.
        if (/^\/api\/v1\/(presence|unfinished)\//.test(pathname)) return
        note(refusal(failed[1] ?? 'unreachable', pathname))
      })
      context.on('weberror', (error) => note(`page error: ${error.error().stack}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`request to ${url.href}`)
      })
      // What the policy refuses is not always said in the console.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          reportError(new Error(`${event.effectiveDirective} refused ${event.blockedURI}`)),
        ),
      )
    },
    expects: (status, path) => expected.set(refusal(status, path), false),
    findings: () => [
      ...problems,
      ...[...expected].filter(([, met]) => !met).map(([what]) => `never happened: ${what}`),
    ],
  }
}

import type { PastedMarkdown } from '#web/ui/markdown/pasted.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { AccessibilityProblem } from './accessibility-problems.ts'
import type { ProseOptions } from './transform-elements.ts'

export interface ProseWorkerJob {
  readonly id: number
  readonly kind: 'prose' | 'markdown' | 'findings'
  readonly text: string
  /**
   * Prefix of ids and top heading level of the result. By default, those of a preview beside the text field.
   */
  readonly place?: ProseOptions | undefined
  /** Highest footnote number in the text that the converted Markdown is inserted into. */
  readonly notes?: number
}

// Long, because it includes loading the worker over a slow connection.
const maxWaitMs = 15_000

let worker: Worker | undefined
let lastJobId = 0

const open = (): Worker => {
  worker ??= new Worker(new URL('./prose.worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** Runs a job in the worker. Terminates the worker on a timeout, so that no text can block the page. */
const runJob = <T>(job: Omit<ProseWorkerJob, 'id'>): Promise<T> => {
  const id = ++lastJobId
  const helper = open()
  const settled = new AbortController()
  const { signal } = settled
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(new Error('The text could not be read in time'))
    const giveUp = () => {
      helper.terminate()
      if (worker === helper) worker = undefined
      fail()
    }
    const timer = setTimeout(giveUp, maxWaitMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    helper.addEventListener('error', giveUp, { signal })
    helper.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; value?: T }>) => {
        if (data.id !== id) return
        if (data.value === undefined) fail()
        else resolve(data.value)
      },
      { signal },
    )
    helper.postMessage({ ...job, id } satisfies ProseWorkerJob)
  }).finally(() => settled.abort())
}

export const renderProsePreview = (markdown: string, place?: ProseOptions): Promise<ProseTree> =>
  runJob({ kind: 'prose', text: markdown, place })

/** Converts pasted HTML to Markdown. `notes` is the highest footnote number in the target text. */
export const convertPastedHtml = (html: string, notes: number): Promise<PastedMarkdown> =>
  runJob({ kind: 'markdown', text: html, notes })

/** Finds accessibility problems in Markdown. */
export const requestAccessibilityProblems = (
  markdown: string,
): Promise<readonly AccessibilityProblem[]> => runJob({ kind: 'findings', text: markdown })

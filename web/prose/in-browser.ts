import type { PastedText } from '#web/ui/markdown/pasted.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { Finding } from './findings.ts'
import type { ProsePlace } from './transform-elements.ts'

/** What the worker is asked to do with a text. */
export interface Job {
  readonly id: number
  readonly kind: 'prose' | 'markdown' | 'findings'
  readonly text: string
  /** Where the text will stand; beside its field unless it is said. */
  readonly place?: ProsePlace | undefined
  /** The highest number of a footnote in the text that Markdown is put into. */
  readonly notes?: number
}

// Enough to fetch the worker over a slow line as well; an honest text takes a fraction of it.
const patienceMs = 15_000

let worker: Worker | undefined
let asked = 0

const open = (): Worker => {
  worker ??= new Worker(new URL('./prose.worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** Has the worker do a job. One that does not answer is ended, so no text can hold up the page. */
const ask = <T>(job: Omit<Job, 'id'>): Promise<T> => {
  const id = ++asked
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
    const timer = setTimeout(giveUp, patienceMs)
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
    helper.postMessage({ ...job, id } satisfies Job)
  }).finally(() => settled.abort())
}

/** Markdown as the public page will show it. */
export const previewProse = (markdown: string, place?: ProsePlace): Promise<ProseTree> =>
  ask({ kind: 'prose', text: markdown, place })

/** Converts HTML from elsewhere to Markdown for a text whose footnotes have numbers up to `notes`. */
export const markdownFromHtml = (html: string, notes: number): Promise<PastedText> =>
  ask({ kind: 'markdown', text: html, notes })

/** What an editor may want to mend in a text before it is published. */
export const findFindings = (markdown: string): Promise<readonly Finding[]> =>
  ask({ kind: 'findings', text: markdown })

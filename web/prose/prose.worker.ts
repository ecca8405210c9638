import { findAccessibilityProblems } from './accessibility-problems.ts'
import { htmlToMarkdown } from './from-html.ts'
import type { ProseWorkerJob } from './in-browser.ts'
import { markdownToProse } from './to-prose.ts'

// Options of a preview beside its text field. The prefix keeps its ids different from those of the page.
const beside = { prefix: 'preview', level: 3 }

const work = ({ kind, text, notes, place = beside }: ProseWorkerJob) => {
  if (kind === 'findings') return findAccessibilityProblems(text)
  return kind === 'prose' ? markdownToProse(text.trim(), place) : htmlToMarkdown(text, notes)
}

addEventListener('message', ({ data: job }: MessageEvent<ProseWorkerJob>) => {
  try {
    postMessage({ id: job.id, value: work(job) })
  } catch {
    // A response without `value` makes the caller reject.
    postMessage({ id: job.id })
  }
})

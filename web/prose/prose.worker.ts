import { findAccessibilityProblems } from './accessibility-problems.ts'
import { htmlToMarkdown } from './from-html.ts'
import type { ProseWorkerJob } from './in-browser.ts'
import { markdownToProse } from './to-prose.ts'

// The prefix separates ids of the preview from those of the page.
const beside = { prefix: 'preview', level: 3 }

const work = ({ kind, text, notes, place = beside }: ProseWorkerJob) => {
  if (kind === 'findings') return findAccessibilityProblems(text)
  return kind === 'prose' ? markdownToProse(text.trim(), place) : htmlToMarkdown(text, notes)
}

addEventListener('message', ({ data: job }: MessageEvent<ProseWorkerJob>) => {
  try {
    postMessage({ id: job.id, value: work(job) })
  } catch {
    // A response without a value reports failure.
    postMessage({ id: job.id })
  }
})

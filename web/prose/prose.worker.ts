import { findingsIn } from './findings.ts'
import { markdownOf } from './from-html.ts'
import type { Job } from './in-browser.ts'
import { proseOf } from './to-prose.ts'

// The prefix separates ids of the preview from those of the page.
const beside = { prefix: 'preview', level: 3 }

const work = ({ kind, text, notes, place = beside }: Job) => {
  if (kind === 'findings') return findingsIn(text)
  return kind === 'prose' ? proseOf(text.trim(), place) : markdownOf(text, notes)
}

addEventListener('message', ({ data: job }: MessageEvent<Job>) => {
  try {
    postMessage({ id: job.id, value: work(job) })
  } catch {
    // A response without a value reports failure.
    postMessage({ id: job.id })
  }
})

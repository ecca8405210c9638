import { findingsIn } from './findings.ts'
import { markdownOf } from './from-html.ts'
import type { Job } from './in-browser.ts'
import { proseOf } from './to-prose.ts'

// Ids of the preview must not meet those of the page around it.
const beside = { prefix: 'preview', level: 3 }

const work = ({ kind, text, notes, place = beside }: Job) => {
  if (kind === 'findings') return findingsIn(text)
  return kind === 'prose' ? proseOf(text.trim(), place) : markdownOf(text, notes)
}

addEventListener('message', ({ data: job }: MessageEvent<Job>) => {
  try {
    postMessage({ id: job.id, value: work(job) })
  } catch {
    // Without a value the one who asked knows that there is none.
    postMessage({ id: job.id })
  }
})

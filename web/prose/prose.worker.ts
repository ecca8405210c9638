import type { Job } from './in-browser.ts'
import { proseOf } from './to-prose.ts'

// Ids of the preview must not meet those of the page around it.
const place = { prefix: 'preview', level: 3 }

const work = async ({ kind, text }: Job) => {
  if (kind === 'prose') return proseOf(text.trim(), place)
  const { markdownOf } = await import('./from-html.ts')
  return markdownOf(text)
}

addEventListener('message', ({ data: job }: MessageEvent<Job>) => {
  work(job).then(
    (value) => postMessage({ id: job.id, value }),
    () => postMessage({ id: job.id }),
  )
})

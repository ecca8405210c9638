import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { MetadataLookUpSettings } from '#server/publication/lookup/look-up.ts'

/** Starts a server that acts as all lookup services for one test. Waiting takes no time, and `waits` lists how long it was. */
export const startLookupListener = async (answer: RequestListener, timeoutMs = 120_000) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const base = `http://127.0.0.1:${address.port}`
  const waits: number[] = []
  let time = 0
  const settings: MetadataLookUpSettings = {
    mailto: 'team@group.example',
    bases: { crossref: base, datacite: base, pubmed: base, arxiv: base, orcid: base },
    timeoutMs,
    time: {
      now: () => time,
      wait: async (ms) => {
        waits.push(ms)
        time += ms
      },
    },
  }
  return { base, settings, waits }
}

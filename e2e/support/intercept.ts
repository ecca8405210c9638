import type { Page } from '@playwright/test'

/** What a call gets in place of the server's answer. */
export interface Answer {
  readonly status: number
  readonly json: unknown
}

/**
 * Answers calls in place of the server until the answer is called. Unlike `page.route` it leaves all else
 * alone, which then comes out of the browser's cache: for journeys that open many pages.
 */
export const answerInstead = async (page: Page, path: string, { status, json }: Answer) => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    })
    // Whoever asked may have left.
    answer.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*` }] })
  return () => session.detach()
}

import { combineSite, openSite, type Site } from './site.ts'

const address = 'EXAMPLES_URL'
const folder = 'EXAMPLES_DATA_DIR'

/** Starts a site with the example content once per run. Workers find its URL in the environment. */
export default async function openExamples(): Promise<() => Promise<void>> {
  // Screenshots need the real pictures.
  const standIns = process.env.SCREENSHOTS !== '1'
  const site = await openSite({ examples: true, loaders: true, standIns })
  process.env[address] = site.server.url
  process.env[folder] = site.server.dataDir
  return site.close
}

const onlyLookedAt = (): never => {
  throw new Error('Everybody shares the site with the example content: look at it, change nothing.')
}

/** Returns the example site, which journeys must not change. */
export const exampleSite = (): Site => {
  const url = process.env[address]
  if (!url) throw new Error(`${address} is not set: the configuration starts that site.`)
  const [server, mailbox] = [
    { url, dataDir: process.env[folder] ?? '', kill: onlyLookedAt, stop: onlyLookedAt },
    { url, mailTo: onlyLookedAt, codeFor: onlyLookedAt, close: onlyLookedAt },
  ]
  return combineSite(server, mailbox)
}

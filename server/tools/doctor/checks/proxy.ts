import {
  createFailureFinding,
  createFineFinding,
  createWarningFinding,
  type DoctorCheck,
} from '../check.ts'

const patienceMs = 5_000

/**
 * Fetches `robots.txt` from the public URL. Salus writes its own public URL into this file, so the content
 * shows whether the URL leads here.
 */
const fetchRobotsText = async (publicUrl: string): Promise<string> => {
  const response = await fetch(`${publicUrl}/robots.txt`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  return response.text()
}

/** Checks that a proxy passes visitors' addresses on, and that the public URL leads here. */
export const proxyCheck: DoctorCheck = {
  name: 'proxy',
  run: async ({ env }) => {
    if (env.PUBLIC_URL.startsWith('https:') && env.TRUST_PROXY.length === 0) {
      return createFailureFinding(
        'PUBLIC_URL is https, which a proxy answers, and TRUST_PROXY names none: all visitors share the limits of one.',
        'Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1.',
      )
    }
    if (env.TRUST_PROXY.some((network) => /\/0$/.test(network))) {
      return createFailureFinding(
        'TRUST_PROXY names every address there is: anyone can claim to be any client.',
        'Set it to the addresses of your proxies alone.',
      )
    }
    const text = await fetchRobotsText(env.PUBLIC_URL).catch(() => null)
    if (text === null) {
      return createWarningFinding(
        `Nothing answers at ${env.PUBLIC_URL} from here.`,
        'Start Salus and its proxy, or look at this from where visitors are.',
      )
    }
    return text.includes(`Sitemap: ${env.PUBLIC_URL}/`)
      ? createFineFinding(`${env.PUBLIC_URL} leads to Salus.`)
      : createFailureFinding(
          `Something else than this Salus answers at ${env.PUBLIC_URL}.`,
          'Set PUBLIC_URL to the address of this site, and have the proxy pass its requests on.',
        )
  },
}

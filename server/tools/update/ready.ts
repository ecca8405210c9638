import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const isReadyAt = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get({ host, port, path: '/readyz', agent: false, timeout: 5_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asked.on('error', () => resolve(false)).on('timeout', () => asked.destroy())
  })

/**
 * Returns the host name or IP address by which this machine reaches its own server that listens on
 * `host`.
 */
const localAddressOf = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host

/** Waits until a server is ready. Returns false after `waitMs`, or once its process has ended. */
export const waitUntilServerReady = async (
  { host, port }: { readonly host: string; readonly port: number },
  waitMs: number,
  hasEnded: () => boolean = () => false,
): Promise<boolean> => {
  const until = Date.now() + waitMs
  while (Date.now() < until && !hasEnded()) {
    if (await isReadyAt(localAddressOf(host), port)) return true
    await setTimeout(100)
  }
  return false
}

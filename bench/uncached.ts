import { Agent, request } from 'node:http'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/client.ts'
import { asked } from './answer.ts'
import type { Running } from './child.ts'
import type { Shot } from './load.ts'
import { median, quantile } from './numbers.ts'
import { cpuMs } from './usage.ts'

const get = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: asked }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered with ${response.statusCode}`))
      })
      response.resume()
    })
    sent.on('error', reject)
    sent.end()
  })

/** How many pages the server says it has rendered since its start. */
const rendered = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^salus_pages\{from="render"\} (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN)
}

const warmUp = 40

/** A started server and the token of an administrator of it. */
export interface Site {
  readonly server: Running
  readonly token: string
}

/** A write through the API, after which nothing of the site is known any more. */
export const openWrites = async ({ server, token }: Site): Promise<() => Promise<void>> => {
  const client = createClient(api, {
    fetch: (address, init) => fetch(server.url + address, init),
    token: () => token,
  })
  // The oldest publication: no page that is measured first shows it.
  const { total } = await client.publication.showAllPublications({ limit: 1 })
  const { publications } = await client.publication.showAllPublications({ offset: total - 1 })
  const id = publications[0]?._id ?? ''
  let version = 0
  return async () => {
    const publicationType = `Preprint, version ${++version}`
    await client.publication.updatePublication({ id, publicationType })
  }
}

/** One page of one site, rendered anew each time it is asked for. */
const openPage = async (site: Site, path: string) => {
  const { server } = site
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const write = await openWrites(site)
  const before = await rendered(server.url)
  const times: number[] = []
  const costs: number[] = []
  return {
    render: async () => {
      await write()
      const used = cpuMs(server.pids)
      const started = performance.now()
      await get(server.url + path, agent)
      times.push(performance.now() - started)
      costs.push(cpuMs(server.pids) - used)
    },
    close: async (): Promise<Shot> => {
      agent.destroy()
      const missing = times.length - ((await rendered(server.url)) - before)
      if (missing !== 0) throw new Error(`${missing} of ${times.length} requests were not rendered`)
      const [ms, cpu] = [times.slice(warmUp), costs.slice(warmUp)]
      return {
        requests: ms.length,
        perSecond: 1000 / median(ms),
        p50: median(ms),
        p99: quantile(ms, 0.99),
        cpuMsPerRequest: median(cpu),
      }
    },
  }
}

/**
 * Measures a page that has to be rendered: each request follows a write through the API, which makes
 * every remembered page stale. One request at a time, so its duration is the server's time for it;
 * several sites take turns, so that what disturbs one disturbs all.
 */
export const measureUncached = async (
  sites: readonly Site[],
  path: string,
  renders: number,
): Promise<Shot[]> => {
  const pages = await Promise.all(sites.map((site) => openPage(site, path)))
  for (let at = 0; at < warmUp + renders; at++) for (const page of pages) await page.render()
  return Promise.all(pages.map((page) => page.close()))
}

import { Agent, request } from 'node:http'
import { asked } from './answer.ts'
import type { Shot } from './load.ts'
import { median, quantile } from './numbers.ts'
import { cpuMs } from './usage.ts'
import { openWrites, type Site } from './writes.ts'

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

/** Returns how many pages the server has rendered since its start. */
const rendered = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^salus_pages\{from="render"\} (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN)
}

const warmUp = 40

/** Prepares a page that is rendered on every request. */
const openPage = async (site: Site, path: string) => {
  const { server } = site
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const write = await openWrites(site, 'settings')
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
 * Measures pages that must be rendered: each request follows a change of the settings, which every page
 * shows. Requests are sequential and sites take turns, so that disturbances affect all of them.
 */
export const measureUncached = async (
  sites: readonly Site[],
  pathOf: (site: Site) => string | Promise<string>,
  renders: number,
): Promise<Shot[]> => {
  const pages = await Promise.all(sites.map(async (site) => openPage(site, await pathOf(site))))
  for (let at = 0; at < warmUp + renders; at++) for (const page of pages) await page.render()
  return Promise.all(pages.map((page) => page.close()))
}

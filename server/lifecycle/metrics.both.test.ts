import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPageCacheCounters } from '#server/base/cache/page-counts.ts'
import { mountMetricsRoute } from '#server/base/http/metrics.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { createSiteGauges } from './metrics.ts'

test('every metric in the provided alerts and dashboard exists', async () => {
  const app = await startTestApp({
    mount: (server, services, answers) =>
      mountMetricsRoute(server, answers, createPageCacheCounters(), createSiteGauges(services)),
  })
  await app.fetch('/api/v1/publication/showAllPublications', {})
  const told = await (await app.fetch('/metrics', {})).text()
  const asked = ['alerts.yaml', 'grafana-dashboard.json'].flatMap((file) => [
    ...readFileSync(`deploy/${file}`, 'utf8').matchAll(/\b(?:salus|process|nodejs)_[a-z0-9_]+/g),
  ])
  expect(asked.length).toBeGreaterThan(15)
  for (const [name] of asked) expect(told).toMatch(new RegExp(`^${name}(?:\\{.*\\})? `, 'm'))
})

test('a new installation has no old backup, but does after days without one', async () => {
  const { services, advance } = await startTestApp()
  const { queries } = services.database
  const age = () => createSiteGauges(services).salus_backup_age_seconds?.read()
  expect(await age()).toBe(0)
  const day = services.now().toISOString().slice(0, 10)
  await queries.insertInto('installation').values({ name: 'backupsAfter', value: day }).execute()
  expect(await age()).toBe(0)
  advance(4 * 86_400_000)
  expect(await age()).toBeGreaterThan(2 * 86_400)
})

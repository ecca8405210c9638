import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PageCacheCounters } from '#server/base/cache/page-counts.ts'
import type { SentResponseEvents } from './answered.ts'
import { createRequestDurationHistogram } from './request-seconds.ts'

export type MetricGauges = Readonly<
  Record<string, { readonly help: string; read(): Promise<number> }>
>

export const mountMetricsRoute = (
  app: FastifyInstance,
  answers: Pick<SentResponseEvents, 'listen'>,
  counts: Readonly<PageCacheCounters>,
  gauges: MetricGauges = {},
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = createRequestDurationHistogram()
  new Gauge({
    name: 'salus_pages',
    help: 'Pages answered, by where they came from',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.set({ from: 'memory' }, counts.fromMemory)
      this.set({ from: 'render' }, counts.rendered)
    },
  })
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // If the database is down, the other metrics are still served.
        await read().then(
          (value) => this.set(value),
          () => this.set(Number.NaN),
        )
      },
    })
  }
  const errors = new Counter({
    name: 'salus_http_errors_total',
    help: 'Answers with a status of 500 and more',
    registers: [registry],
  })
  answers.listen(({ method, route = 'none', status, ms }) => {
    if (status >= 500) errors.inc()
    seconds.observe(method, route, status, ms / 1000)
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(`${await registry.metrics()}\n${seconds.print()}`),
  )
}

import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestDurationHistogram, requestDurationBuckets } from './request-seconds.ts'

const observed: readonly (readonly [string, string, number, number])[] = [
  ['GET', '/api/v1/post/:id', 200, 0],
  ['GET', '/api/v1/post/:id', 200, 0.001],
  ['GET', '/api/v1/post/:id', 200, 0.0011],
  ['GET', '/api/v1/post/:id', 304, 0.3],
  ['HEAD', '/api/v1/post/:id', 200, 11],
  ['POST', 'none', 500, 10],
  ['GET', '/a"b\\c\nd', 200, 0.7],
]

const sorted = (text: string): string[] => text.trimEnd().split('\n').toSorted()

test('prints the same text as prom-client', async () => {
  const registry = new Registry()
  const theirs = new Histogram({
    name: 'salus_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [...requestDurationBuckets],
    registers: [registry],
  })
  const ours = createRequestDurationHistogram()
  for (const [method, route, status, seconds] of observed) {
    theirs.observe({ method, route, status }, seconds)
    ours.observe(method, route, status, seconds)
  }
  expect(sorted(ours.print())).toEqual(sorted(await registry.metrics()))
})

test('prints a family without requests', () => {
  expect(createRequestDurationHistogram().print().split('\n')).toHaveLength(3)
})

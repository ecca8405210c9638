const name = 'salus_http_request_seconds'
const help = 'Time to answer, by route and status'

export const requestDurationBuckets: readonly number[] = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

interface Series {
  readonly labels: string
  readonly counts: number[]
  sum: number
}

export interface RequestDurationHistogram {
  observe(method: string, route: string, status: number, seconds: number): void
  print(): string
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const createSeries = (method: string, route: string, status: number): Series => ({
  labels: `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`,
  counts: Array.from({ length: requestDurationBuckets.length + 1 }, () => 0),
  sum: 0,
})

const bucketOf = (seconds: number): number => {
  const at = requestDurationBuckets.findIndex((bound) => seconds <= bound)
  return at < 0 ? requestDurationBuckets.length : at
}

const printSeries = ({ labels, counts, sum }: Series): string[] => {
  let total = 0
  const buckets = [...requestDurationBuckets, '+Inf'].map((bound, at) => {
    total += counts[at] ?? 0
    return `${name}_bucket{le="${bound}",${labels}} ${total}`
  })
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`]
}

const child = <K, V>(map: Map<K, V>, key: K, create: () => V): V => {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = create()
  map.set(key, fresh)
  return fresh
}

/**
 * Creates a histogram that counts a request with three map lookups. prom-client would sort, validate and join
 * labels per request, which costs as much as a cached response.
 */
export const createRequestDurationHistogram = (): RequestDurationHistogram => {
  const routes = new Map<string, Map<string, Map<number, Series>>>()
  return {
    observe: (method, route, status, seconds) => {
      const methods = child(routes, route, () => new Map<string, Map<number, Series>>())
      const statuses = child(methods, method, () => new Map<number, Series>())
      const series = child(statuses, status, () => createSeries(method, route, status))
      const at = bucketOf(seconds)
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sum += seconds
    },
    print: () => {
      const series = [...routes.values()].flatMap((methods) =>
        [...methods.values()].flatMap((statuses) => [...statuses.values()]),
      )
      const lines = series.flatMap(printSeries)
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n')
    },
  }
}

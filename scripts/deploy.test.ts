import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const textOf = (file: string): string => readFileSync(file, 'utf8')
const deployed = (file: string): string => textOf(`deploy/${file}`)

test('nginx does not mark an instance as failed that is being restarted', () => {
  const upstream = /^upstream salus \{([^}]*)\}/m.exec(deployed('nginx.conf'))?.[1] ?? ''
  const servers = upstream.match(/^\s*server .*;/gm) ?? []
  expect(servers.length).toBeGreaterThan(0)
  for (const server of servers) expect(server).toContain(' max_fails=0')
})

test('nginx does not cache API requests and previews, whatever their query', () => {
  const blocks = deployed('nginx.conf').matchAll(/location ~ (\S+) \{([^}]*)\}/g)
  const passed = [...blocks].filter(([, , rules]) => !rules?.includes('proxy_cache'))
  for (const path of ['/api/v1/post/getAllPosts', '/preview/0123', '/media/a.webp']) {
    const isPassed = passed.some(([, pattern = '']) => new RegExp(pattern).test(path))
    expect(isPassed, path).toBe(true)
  }
})

test('every flag of Node is explained, and every explained one is used', () => {
  const settings = deployed('node.env')
  const used = /^NODE_FLAGS="(.*)"$/m.exec(settings)?.[1]?.split(' ') ?? []
  const explained = [...settings.matchAll(/^# (--[a-z-]+): \S/gm)].map(([, flag]) => flag)
  expect(used.map((flag) => flag.replace(/=.*/, '')).toSorted()).toEqual(explained.toSorted())
})

test('the README lists every setting, and no other', () => {
  const known = [...textOf('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
  const rows = textOf('README.md').matchAll(/^\| (`[A-Z][^|]*`) +\|/gm)
  const told = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(told.toSorted()).toEqual(known.map(([, name]) => name).toSorted())
})

test('the settings of the container and its services are settings of Salus', () => {
  const known = new Set(
    [...textOf('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  )
  const ofSalus = /^ {2}salus:\n.*?^ {4}environment:\n(.*?)^ {4}volumes/ms.exec(
    deployed('compose.yaml'),
  )
  const set = [...(ofSalus?.[1] ?? '').matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  )
  const inImage = [...deployed('Containerfile').matchAll(/(?:^ENV| ) ([A-Z_]+)=\S/gm)]
  expect(set.length).toBeGreaterThan(5)
  for (const name of [...set, ...inImage.map(([, each = '']) => each)]) {
    expect([...known, 'NODE_COMPILE_CACHE', 'ARCHIVE', 'PACKAGES']).toContain(name)
  }
})

test('the container does not run as root, has a health check, and stops gracefully', () => {
  const text = deployed('Containerfile')
  expect(text).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m)
  expect(text).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m)
  expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(deployed('compose.yaml')).toContain('read_only: true')
})

interface Service {
  readonly networks?: string[]
  readonly volumes?: string[]
  readonly depends_on?: string[] | Record<string, { condition: string }>
  readonly healthcheck?: object
}

interface Composition {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: object
  readonly volumes: object
}

test('services of the composition refer only to its own networks, volumes and services', () => {
  // The parser throws on duplicate keys.
  const { services, networks, volumes }: Composition = parse(deployed('compose.yaml'))
  const names = Object.keys(services)
  expect(names).toContain('salus')
  for (const [name, service] of Object.entries(services)) {
    for (const network of service.networks ?? []) expect(Object.keys(networks)).toContain(network)
    const named = (service.volumes ?? []).map((each) => each.split(':')[0] ?? '')
    const own = named.filter((each) => !each.startsWith('.'))
    for (const volume of own) expect(Object.keys(volumes), name).toContain(volume)
    for (const file of named.filter((each) => /^\.\/.+\./.test(each)))
      expect(existsSync(`deploy/${file}`), file).toBe(true)
    const waits = service.depends_on ?? []
    const conditions = Array.isArray(waits) ? {} : waits
    for (const other of Array.isArray(waits) ? waits : Object.keys(waits))
      expect(names).toContain(other)
    for (const [other, { condition }] of Object.entries(conditions))
      if (condition === 'service_healthy') expect(services[other]?.healthcheck).toBeDefined()
  }
})

test('the example of its settings has every variable of the composition', () => {
  const asked = [...deployed('compose.yaml').matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)]
  const named = [...deployed('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)]
  const names = (found: RegExpExecArray[]) => [...new Set(found.map(([, name]) => name))].toSorted()
  expect(names(named)).toEqual(names(asked))
})

test('the alert rules and the dashboard are valid, and each alert has instructions', () => {
  const { groups } = parse(deployed('alerts.yaml'))
  for (const { rules } of groups) {
    expect(rules.length).toBeGreaterThan(5)
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: expect.any(String),
        expr: expect.any(String),
        annotations: { summary: expect.any(String), remedy: expect.any(String) },
      })
    }
  }
  expect(JSON.parse(deployed('grafana-dashboard.json'))).toMatchObject({
    panels: expect.any(Array),
  })
})

const proof =
  /`((?:server|scripts|web|contract|e2e|deploy|bench)\/[\w./-]+\.(?:test\.tsx?|spec\.ts|ts|sh|yaml|json|conf|service))`/g
const commands = /`(?:npm run(?: -s)?|salus) ([\w:-]+)/g
const shows = /`[\w./-]+\.(?:test\.tsx?|spec\.ts)`|`deploy\/prove-instances\.sh`|`npm run bench/

test('every file and command in operations.md exists', () => {
  const text = textOf('docs/operations.md')
  const files = [...text.matchAll(proof)]
  expect(files.length).toBeGreaterThan(40)
  for (const [, file = ''] of files) expect(existsSync(file), file).toBe(true)
  const { scripts } = JSON.parse(textOf('package.json'))
  const known = [...Object.keys(scripts), 'update', 'version']
  for (const [, name = ''] of text.matchAll(commands)) expect(known).toContain(name)
})

test('commands whose output is parsed suppress npm’s messages', () => {
  const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  const lines = documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => textOf(name).split('\n'))
  const read = lines.filter((line) => /npm run .*(?: > |--json)/.test(line))
  expect(read.length).toBeGreaterThan(2)
  expect(read.filter((line) => !line.includes('npm run -s '))).toEqual([])
})

test('every section of operations.md names its tests', () => {
  const [, ...sections] = textOf('docs/operations.md').split(/^## /m)
  const without = sections.filter((section) => !shows.test(section))
  expect(without.map((section) => section.split('\n')[0])).toEqual([])
})

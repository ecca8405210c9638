import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (file: string): string => readFileSync(file, 'utf8')
const deployed = (file: string): string => textOf(`deploy/${file}`)

test('nginx takes no instance for dead that is merely being restarted', () => {
  const upstream = /^upstream salus \{([^}]*)\}/m.exec(deployed('nginx.conf'))?.[1] ?? ''
  const servers = upstream.match(/^\s*server .*;/gm) ?? []
  expect(servers.length).toBeGreaterThan(0)
  for (const server of servers) expect(server).toContain(' max_fails=0')
})

test('nginx keeps no copy of calls and previews, whatever is in them', () => {
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

test('the README names every setting, and none that is not there', () => {
  const known = [...textOf('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
  const rows = textOf('README.md').matchAll(/^\| (`[A-Z][^|]*`) +\|/gm)
  const told = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  // Node itself reads this one.
  const names = [...known.map(([, name]) => name), 'TZ']
  expect(told.toSorted()).toEqual(names.toSorted())
})

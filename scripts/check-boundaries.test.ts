import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  baseFoldersBesideLayers,
  baseLayers,
  moduleFilePattern,
  nonModuleFolders,
} from './server-folders.ts'

const root = join(import.meta.dirname, '..')
const { ruleSet, ...options } = await extractOptions(join(root, '.dependency-cruiser.mjs'))

type Files = Record<string, string>

/** The smallest trees that violate each rule. Imported files that are not listed are created empty. */
const violations: Record<string, Files[]> = {
  'contract-stands-alone': [
    { 'contract/post.ts': `import '#server/env.ts'` },
    { 'contract/post.ts': `import 'kysely'` },
    { 'contract/post.ts': `import 'node:fs'` },
  ],
  'zod-as-the-policy-allows': [
    { 'contract/post.ts': `import { z } from 'zod'` },
    { 'web/api/form.tsx': `import { z } from 'zod'` },
  ],
  'web-calls-the-contract': [
    { 'web/root.tsx': `import type { Env } from '#server/env.ts'` },
    {
      'web/site/home/route.tsx': `const x = async () => { await import('../../../server/env.ts') }`,
    },
  ],
  'server-knows-no-page': [
    { 'server/public/render/mount-pages.ts': `import '#web/content/words.ts'` },
    { 'server/public/render/web.ts': `import '#web/content/words.ts'` },
  ],
  'only-pages-hosts-the-site': [
    { 'server/main.ts': `await import('../build/server/index.js')` },
    { 'server/main.ts': `export async function dev() { return (await import('vite')).version }` },
  ],
  'module-through-its-store': [
    { 'server/post/routes.ts': `import '#server/category/routes.ts'` },
    { 'server/research-progress/store.ts': `export { x } from '../post/rows.ts'` },
  ],
  'citation-reads-texts-alone': [
    { 'server/publication/citation/cite.ts': `import '#server/base/db/list.ts'` },
    { 'server/publication/citation/cite.ts': `import '../store.ts'` },
  ],
  'module-below-the-application': [
    { 'server/team/routes.ts': `import '#server/mount-api.ts'` },
    { 'server/team/routes.ts': `import '#server/tools/demo/content.ts'` },
    { 'server/logo/store.ts': `import { env } from '#server/env.ts'` },
    { 'server/logo/routes.ts': `import type { Services } from '#server/services.ts'` },
  ],
  'base-stands-alone': [
    { 'server/base/write/journal.ts': `import '#server/post/store.ts'` },
    { 'server/base/http/session.ts': `import type { User } from '#server/auth/store.ts'` },
    { 'server/base/media/storage.ts': `import '#server/tools/demo/content.ts'` },
    { 'server/base/http/session.ts': `import type { Services } from '#server/services.ts'` },
    { 'server/base/media/storage.ts': `import type { Env } from '#server/env.ts'` },
    { 'server/base/write/write.ts': `import '#server/a-folder-that-no-list-names/store.ts'` },
  ],
  'lifecycle-through-stores': [
    { 'server/lifecycle/trash/store.ts': `import '#server/publication/rows.ts'` },
  ],
  'lifecycle-below-pages': [
    { 'server/lifecycle/preview/routes.ts': `import '#server/public/render/mount-pages.ts'` },
    { 'server/lifecycle/sweep.ts': `import '#server/mount-api.ts'` },
    { 'server/lifecycle/sweep.ts': `import type { Services } from '#server/services.ts'` },
  ],
  'public-below-the-application': [
    { 'server/public/render/mount-pages.ts': `import '#server/app.ts'` },
    {
      'server/public/render/mount-pages.ts': `import type { Services } from '#server/services.ts'`,
    },
    { 'server/public/share/routes.ts': `import '#server/tools/backup/backup.ts'` },
  ],
  'definition-below-db': [
    { 'server/base/definition/columns.ts': `import '#server/base/db/list.ts'` },
  ],
  'db-below-field-types': [
    { 'server/base/db/database.ts': `import '#server/base/cache/memoized-reads.ts'` },
    { 'server/base/db/journal.ts': `import '#server/base/search/follow.ts'` },
    { 'server/base/db/journal.ts': `import type { Write } from '../write/write.ts'` },
  ],
  'field-types-below-cache': [
    { 'server/base/field-types/date.ts': `import '#server/base/reader/visible.ts'` },
  ],
  'cache-below-http': [{ 'server/base/cache/etag.ts': `import '#server/base/http/limits.ts'` }],
  'http-below-reader': [
    { 'server/base/http/viewer.ts': `import '#server/base/reader/visible.ts'` },
  ],
  'reader-below-redirect': [
    { 'server/base/reader/visible.ts': `import '#server/base/redirect/store.ts'` },
  ],
  'redirect-below-search': [
    { 'server/base/redirect/store.ts': `import '#server/base/search/find.ts'` },
  ],
  'search-below-write': [
    { 'server/base/search/entry-words.ts': `import '#server/base/write/write.ts'` },
    { 'server/base/search/texts.ts': `import '#server/base/entity/record.ts'` },
  ],
  'write-below-media': [
    { 'server/base/write/write.ts': `import '#server/base/media/media-service.ts'` },
    { 'server/base/write/write.ts': `import '#server/base/entity/store.ts'` },
  ],
  'media-below-entity': [
    { 'server/base/media/media-service.ts': `import '#server/base/entity/store.ts'` },
  ],
  'definition-stands-alone': [
    { 'server/base/definition/columns.ts': `import '#server/base/process/queue.ts'` },
    { 'server/base/definition/columns.ts': `import '../mail/mail.ts'` },
  ],
  'db-knows-no-more': [
    { 'server/base/db/database.ts': `import '#server/base/search/open-database.ts'` },
    { 'server/base/db/list.ts': `import '#server/base/text/fold.ts'` },
  ],
  'cache-knows-no-caller': [
    { 'server/base/cache/response-cache.ts': `import '#server/base/http/limits.ts'` },
    {
      'server/base/cache/response-cache.ts': `import type { Page } from '#server/public/render/mount-pages.ts'`,
    },
  ],
  'http-knows-no-page': [
    { 'server/base/http/metrics.ts': `import '#server/public/render/mount-pages.ts'` },
  ],
  'ui-knows-only-ui': [
    { 'web/ui/button.tsx': `import '#contract/post/post.ts'` },
    { 'web/ui/button.tsx': `import '../content/words.ts'` },
    { 'web/ui/button.tsx': `import '../site/post/card.tsx'` },
  ],
  'site-and-admin-apart': [
    { 'web/site/home/hero.tsx': `import '#web/admin/post/card.tsx'` },
    { 'web/admin/post/card.tsx': `import '#web/site/home/hero.tsx'` },
  ],
  'route-loads-the-other-wing-lazily': [
    { 'web/site/home/route.tsx': `import '#web/admin/post/card.tsx'` },
  ],
  'area-alone': [
    { 'web/site/home/hero.tsx': `import '#web/site/post/card.tsx'` },
    { 'web/admin/post/card.tsx': `import '#web/admin/team/card.tsx'` },
  ],
  'area-below-routes': [
    { 'web/site/home/hero.tsx': `import '#web/site/home/route.tsx'` },
    { 'web/admin/post/card.tsx': `import '../../root.tsx'` },
  ],
  'shared-below-the-wings': [
    { 'web/api/form.tsx': `import '#web/site/post/card.tsx'` },
    { 'web/content/words.ts': `import '../admin/post/card.tsx'` },
  ],
  'editor-reads-in-a-worker': [
    { 'web/ui/editor.tsx': `import '#web/prose/to-prose.ts'` },
    { 'web/api/field.tsx': `import '#web/prose/parse.ts'` },
    { 'web/site/post/card.tsx': `import '#web/prose/parse.ts'` },
  ],
  'responses-are-read-apart': [
    { 'server/publication/lookup/look-up.ts': `import './read/crossref.ts'` },
    { 'server/publication/import/preview.ts': `import '#server/publication/lookup/read/orcid.ts'` },
  ],
  'no-cycle': [
    {
      'server/base/db/a.ts': `import './b.ts'`,
      'server/base/db/b.ts': `import '#server/base/db/a.ts'`,
    },
    {
      'contract/a.ts': `import './b.ts'`,
      'contract/b.ts': `import './c.ts'`,
      'contract/c.ts': `import type { A } from './a.ts'`,
    },
  ],
  'no-test-code-in-product': [
    { 'server/main.ts': `import './tools/testing/app/app.ts'` },
    { 'web/ui/button.tsx': `import './button.test.ts'` },
  ],
  'no-tooling-in-product': [
    { 'server/main.ts': `import '../scripts/build.mjs'` },
    { 'web/root.tsx': `import '../e2e/pages.ts'` },
    { 'contract/post.ts': `import '../bench/load.ts'` },
  ],
  'no-unresolvable': [
    { 'server/main.ts': `import './absent.js'` },
    { 'web/root.tsx': `import 'a-package-nobody-installed'` },
    { 'web/root.tsx': `import '#web/absent.js'` },
  ],
  'no-dev-dependency-at-runtime': [
    { 'server/main.ts': `import 'postal-mime'` },
    { 'contract/call.ts': `import 'vitest'` },
  ],
  'only-vite-of-dev-dependencies': [{ 'server/public/render/web.ts': `import 'postal-mime'` }],
  'vite-only-dynamically': [
    { 'server/public/render/web.ts': `import { createServer } from 'vite'` },
  ],
  'no-undeclared-package': [{ 'server/main.ts': `import 'mime'` }],
}

/** A tree that violates no rule. */
const lawful: Files = {
  'contract/call/zod.ts': `import { z } from 'zod'`,
  'contract/post.ts': `import './call/zod.ts'\nimport './call/call.ts'`,
  'contract/post.test.ts': `import { test } from 'vitest'`,
  'server/main.ts': `import './api.ts'\nimport './services.ts'`,
  'server/mount-api.ts': `import './post/routes.ts'\nimport './tools/demo/content.ts'`,
  'server/tools/demo/content.ts': `import '#server/post/store.ts'`,
  'server/public/render/web.ts': `export const dev = async () => { await import('vite') }\nexport const load = () => import('../../../build/server/index.js')`,
  'server/post/routes.ts': `import type { BaseServices } from '#server/base/entity/base-services.ts'\nimport './store.ts'\nimport '#server/category/store.ts'\nimport '#server/publication/citation/work.ts'\nimport '#server/base/write/write.ts'\nimport '#contract/post/post.ts'`,
  'server/post/post.both.test.ts': `import { test } from 'vitest'\nimport '#server/tools/testing/app/app.ts'\nimport '#server/team/routes.ts'`,
  'server/tools/testing/app/app.ts': `import '#server/mount-api.ts'\nimport 'postal-mime'`,
  'web/root.tsx': `import './app.css'\nimport href from './app.css?url'\nimport type { Route } from './+types/root.ts'`,
  'web/routes.ts': `import { route } from '@react-router/dev/routes'`,
  'web/site/home/route.tsx': `import type { Route } from './+types/route'\nimport './hero.tsx'\nimport '#web/site/post/card.tsx'\nexport const edit = () => import('#web/admin/post/card.tsx')`,
  'web/site/home/hero.tsx': `import './picture.tsx'\nimport '#web/site/shell/frame.tsx'\nimport '#web/api/form.tsx'\nimport '#web/ui/button.tsx'`,
  'web/api/form.tsx': `import '#contract/post/post.ts'\nimport '#web/ui/button.tsx'`,
  'web/ui/button.tsx': `import './icon.tsx'\nimport { cva } from 'class-variance-authority'`,
  'web/app.css': '',
  'e2e/home.spec.ts': `import { test } from '@playwright/test'\nimport '#contract/post/post.ts'`,
}

/** Writes the files, and an empty file for each import of the project that is missing. */
function writeTree(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-boundaries-'))
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) {
    for (const [, target = ''] of text.matchAll(/'([#.][^']+\.(?:tsx?|mjs|js))'/g)) {
      const name = target.startsWith('#') ? target.slice(1) : join(dirname(path), target)
      if (!name.includes('absent') && !name.includes('+types')) write(name, '')
    }
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return folder
}

async function brokenRules(files: Files) {
  const baseDir = writeTree(files)
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))
  try {
    const { output } = await cruise([...folders], { ...options, ruleSet, baseDir, validate: true })
    return (output as ICruiseResult).summary
  } finally {
    rmSync(baseDir, { recursive: true })
  }
}

interface Case {
  readonly rule: string
  readonly files: Files
  readonly text: string
}

/** Merges cases into as few trees as possible without overwriting files, because each check of a tree is slow. */
function joinTrees(cases: readonly Case[]): Files[] {
  const trees: Files[] = []
  for (const { files } of cases) {
    const tree = trees.find((each) => Object.keys(files).every((path) => !(path in each)))
    if (tree) Object.assign(tree, files)
    else trees.push({ ...files })
  }
  return trees
}

const holds = (tree: Files, files: Files) =>
  Object.entries(files).every(([path, text]) => tree[path] === text)

describe('the import rules', () => {
  test('each have a case below', () => {
    expect(Object.keys(violations)).toEqual(ruleSet?.forbidden?.map(({ name }) => name))
  })

  test('each explain what to do instead', () => {
    for (const { comment } of ruleSet?.forbidden ?? []) expect(comment).toMatch(/: .{15,}\.$/)
  })

  const cases: Case[] = Object.entries(violations).flatMap(([rule, trees]) =>
    trees.map((files) => ({ rule, files, text: Object.entries(files).flat().join(' → ') })),
  )
  let looked: { tree: Files; violations: ICruiseResult['summary']['violations'] }[] = []
  beforeAll(async () => {
    for (const tree of joinTrees(cases)) {
      looked.push({ tree, violations: (await brokenRules(tree)).violations })
    }
    return () => {
      looked = []
    }
  })
  test.each(cases)('$rule rejects $text', ({ rule, files }) => {
    const { violations = [] } = looked.find(({ tree }) => holds(tree, files)) ?? {}
    const broken = violations.filter(({ from }) => from in files)
    expect(broken.map((each) => each.rule.name)).toContain(rule)
  })

  test('accept a valid tree', async () => {
    const { violations, totalCruised } = await brokenRules(lawful)
    expect(violations).toEqual([])
    expect(totalCruised).toBeGreaterThan(Object.keys(lawful).length)
  })

  const foldersIn = (place: string) =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name)

  test.each(foldersIn('server'))('treat server/%s as one module', (name) => {
    const isModule = new RegExp(moduleFilePattern).test(`server/${name}/store.ts`)
    expect([isModule, nonModuleFolders.includes(name)].filter(Boolean)).toHaveLength(1)
  })

  test('treat every folder of server/base as one module', () => {
    const known = [...baseLayers, ...baseFoldersBesideLayers]
    expect(known.toSorted()).toEqual(foldersIn('server/base').toSorted())
  })
})

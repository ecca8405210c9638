import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { temporaryFolder } from './child.ts'
import { addFigurePages, figurePages } from './figure-pages.ts'
import { addLanguage, inLanguage, lang } from './language.ts'
import { median } from './numbers.ts'
import { startSalus } from './salus.ts'
import { seed } from './seed.ts'

/** Lighthouse results of a page, medians of all visits. */
export interface Verdict {
  readonly path: string
  /** Scores from 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly paintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

// Downloaded on demand, because Lighthouse would be a sixth of all dependencies.
const lighthouse = 'lighthouse@13.5.0'

const run = promisify(execFile)

/**
 * Runs Lighthouse on a slow 4G phone with an empty cache. Each visit needs its own process, because a second
 * one in the same process measures ten seconds more.
 */
const visit = async (program: string, url: string): Promise<Report> => {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: program }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

const middle = (path: string, reports: readonly Report[]): Verdict => {
  const number = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const score = (category: string) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
  return {
    path,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
    paintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
  }
}

const projectOf = async (url: string): Promise<string> => {
  const list = await (await fetch(url + inLanguage('/projects'))).text()
  const [, path] = /href="((?:\/[a-z-]+)?\/project\/[^"]+)"/.exec(list) ?? []
  if (path === undefined) throw new Error('There is no project among the examples')
  return path
}

/** Measures pages of a new installation with the example content, without loading animations. */
export const measureVisits = async (program: string, times: number): Promise<Verdict[]> => {
  const dataDir = temporaryFolder()
  const settings = { SEED_DEMO: 'true', INTRO_LOADER_MS: '0', TRANSITION_LOADER_MS: '0' }
  // The first start adds the example content. The language is added while no server is running.
  await (await startSalus(dataDir, settings)).stop()
  if (lang !== '') await addLanguage(dataDir)
  const token = await seed(dataDir, { publications: 0 })
  const salus = await startSalus(dataDir, settings)
  await addFigurePages(salus.url, token)
  const project = await projectOf(salus.url)
  const lists = ['/', '/projects', '/team', '/publications'].map(inLanguage)
  const paths = [...lists.slice(0, 2), project, ...lists.slice(2)]
  const verdicts: Verdict[] = []
  for (const path of [...paths, ...Object.values(figurePages)]) {
    const reports: Report[] = []
    for (let at = 0; at < times; at++) reports.push(await visit(program, salus.url + path))
    verdicts.push(middle(path, reports))
  }
  await salus.stop()
  return verdicts
}

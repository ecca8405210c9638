import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { LoadingAnimationTimes } from '#contract/lifecycle/render.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'
import { createPathResolver } from '#server/public/render/addresses.ts'
import { builtClientFolder, loadBuiltSite } from '#server/public/render/web.ts'
import type { Services } from '#server/services.ts'
import { createStaticDataFileWriter } from './answer-files.ts'
import {
  type ChangeLogPosition,
  createUnchangedUrlCheck,
  readChangeLogPosition,
} from './changes.ts'
import {
  type CopiedUrlMetadata,
  type CopiedUrls,
  type EarlierSiteCopy,
  noEarlierSiteCopy,
} from './copied-address.ts'
import { copySite } from './copy-site.ts'
import { writeFilterAndSearchData } from './list-answers.ts'
import { type CreateSite, openSiteInstanceForCopy } from './open-site-copy.ts'
import { rejectReservedBasePath, type StaticCopyLocation } from './place.ts'
import { languagePrefixesOf } from './prefixes.ts'
import { buildWebServerRules } from './rules.ts'
import type { StaticCopyWriter } from './target.ts'

/** Data about a finished copy, stored for the next one. */
interface Notes {
  /** Hash of code and settings. A different hash makes the next copy start from scratch. */
  readonly with: string
  readonly position: ChangeLogPosition
  readonly addresses: CopiedUrls
}

const builtFiles = ['build/server/index.js', 'build/salus/serve.js', 'build/static/answers.js']

/**
 * Hashes everything that affects all files of a copy: the built code, the copy's location and the
 * durations of loading animations.
 */
const hashSettings = async (
  place: StaticCopyLocation,
  loaders: LoadingAnimationTimes,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([place, loaders]))
  for (const file of builtFiles.map(pathInSalus))
    if (existsSync(file)) hash.update(await readFile(file))
  return hash.digest('hex')
}

const stored = z.object({
  with: z.string(),
  position: z.object({ last: z.string(), recent: z.array(z.string()), examples: z.boolean() }),
  /**
   * All strings, each once. Other fields refer to them by index, because URLs and cache tags often
   * repeat.
   */
  texts: z.array(z.string()),
  addresses: z.array(
    z.tuple([
      z.number(),
      z.array(z.number()),
      z.number().nullable(),
      z.array(z.number()),
      z.array(z.string()),
      z.record(z.string(), z.unknown()),
    ]),
  ),
})

const toText = (notes: Notes): string => {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size
    numbers.set(text, known)
    return known
  }
  const addresses = Array.from(
    notes.addresses,
    ([address, { tags, staleAt, names, files, ...rest }]) => [
      numberOf(address),
      tags.map(numberOf),
      staleAt,
      names.map(numberOf),
      files,
      rest,
    ],
  )
  const { position } = notes
  return JSON.stringify({ with: notes.with, position, texts: [...numbers.keys()], addresses })
}

const fromText = (text: string): Notes | null => {
  const { data } = stored.safeParse(JSON.parse(text))
  if (!data) return null
  const textOf = (number: number): string => data.texts[number] ?? ''
  const addresses = new Map(
    data.addresses.map(
      ([address, tags, staleAt, names, files, rest]): [string, CopiedUrlMetadata] => [
        textOf(address),
        { tags: tags.map(textOf), staleAt, names: names.map(textOf), files, ...rest },
      ],
    ),
  )
  return { with: data.with, position: data.position, addresses }
}

export interface StaticExportResult {
  readonly pages: number
  readonly broken: readonly string[]
  /** Serialised notes for the next copy into the same folder. */
  readonly notes: string
}

/** Reads the paths of custom pages and languages. */
export const readReservedPaths = async (services: Services): Promise<string[]> => {
  const site = await createPathResolver(services).read()
  return [...site.own, ...languagePrefixesOf(site)]
}

/**
 * Copies the site to `target` for the given place. With the `notes` of an earlier copy, unchanged pages are
 * skipped.
 */
export const exportStaticSite = async (
  createSite: CreateSite,
  services: Services,
  {
    place,
    loaders,
    target,
    notes,
  }: {
    readonly place: StaticCopyLocation
    readonly loaders: LoadingAnimationTimes
    readonly target: StaticCopyWriter
    readonly notes: string | null
  },
): Promise<StaticExportResult> => {
  const { queries } = services.database
  const made = await hashSettings(place, loaders)
  const position = await readChangeLogPosition(queries, services.now())
  const before = notes === null ? null : fromText(notes)
  const isFresh =
    before?.with === made
      ? await createUnchangedUrlCheck(queries, before.position, services.now())
      : null
  const known: EarlierSiteCopy =
    before && isFresh ? { addresses: before.addresses, isFresh } : noEarlierSiteCopy
  const { former, ...site } = await createPathResolver(services).read()
  rejectReservedBasePath(place, await readReservedPaths(services))
  const copy = await openSiteInstanceForCopy(createSite, services, place, loaders)
  try {
    const { addresses, broken } = await copySite({
      copy,
      media: services.media,
      web: await loadBuiltSite(),
      clientFolder: builtClientFolder,
      addresses: site,
      // File servers ignore the query, so old URLs with a query cannot redirect.
      former: [...former].filter((path) => !path.includes('?')),
      known,
      target,
    })
    await writeFilterAndSearchData(createStaticDataFileWriter(target), copy, services, site)
    for (const [file, text] of Object.entries(buildWebServerRules(place, addresses, site)))
      await target.put(file, text, 'list')
    const pages = [...addresses.values()].filter(({ files }) =>
      files.some((file) => file.endsWith('index.html')),
    ).length
    return { pages, broken, notes: toText({ with: made, position, addresses }) }
  } finally {
    await copy.close()
  }
}

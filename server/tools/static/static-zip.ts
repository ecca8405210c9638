import type { Readable } from 'node:stream'
import { invalid } from '#contract/call/api-error.ts'
import type { LoaderTimes } from '#contract/lifecycle/render.ts'
import type { StaticCopyOptions } from '#contract/move/static-site.ts'
import { createGrowingZip, type GrowingZip } from '#server/base/archive/growing-zip.ts'
import type { Services } from '#server/services.ts'
import { exportStatic, readReservedPaths } from './export-static.ts'
import type { CreateSite } from './open-site-copy.ts'
import { parseStaticPlace, rejectReservedBase, StaticPlaceError } from './place.ts'
import type { CopyTarget } from './target.ts'

/** Files that are already compressed. */
const packed = /\.(?:webp|avif|jpg|png|mp4|webm|woff2|gz)$/

const zipTarget = (zip: GrowingZip): CopyTarget => {
  const seen = new Set<string>()
  return {
    keep: (file) => seen.has(file),
    put: async (file, content) => {
      if (seen.has(file)) return
      seen.add(file)
      await zip.add(file, content, packed.test(file))
    },
  }
}

/** Exports the site as a ZIP stream, which is written no faster than it is read. */
export const createStaticZip =
  (createSite: CreateSite, services: Services, loaders: LoaderTimes) =>
  async (wish: StaticCopyOptions): Promise<Readable> => {
    try {
      const place = parseStaticPlace(wish, services.publicUrl)
      rejectReservedBase(place, await readReservedPaths(services))
      const zip = createGrowingZip()
      const target = zipTarget(zip)
      exportStatic(createSite, services, { place, loaders, target, notes: null }).then(
        () => zip.end(),
        (error: unknown) => zip.fail(error),
      )
      return zip.output
    } catch (error) {
      if (!(error instanceof StaticPlaceError)) throw error
      throw invalid([{ path: error.field, message: error.message }])
    }
  }

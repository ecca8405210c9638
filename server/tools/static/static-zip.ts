import type { Readable } from 'node:stream'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { LoadingAnimationTimes } from '#contract/lifecycle/render.ts'
import type { StaticCopyOptions } from '#contract/move/static-site.ts'
import { createZipStreamWriter, type ZipStreamWriter } from '#server/base/archive/growing-zip.ts'
import type { Services } from '#server/services.ts'
import { exportStaticSite, readReservedPaths } from './export-static.ts'
import type { CreateSite } from './open-site-copy.ts'
import {
  parseStaticCopyLocation,
  rejectReservedBasePath,
  StaticCopyLocationError,
} from './place.ts'
import type { StaticCopyWriter } from './target.ts'

/** Files that are already compressed. */
const packed = /\.(?:webp|avif|jpg|png|mp4|webm|woff2|gz|pdf|zip|docx|pptx|xlsx|od[pst])$/

const zipTarget = (zip: ZipStreamWriter): StaticCopyWriter => {
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
export const createStaticZipExporter =
  (createSite: CreateSite, services: Services, loaders: LoadingAnimationTimes) =>
  async (wish: StaticCopyOptions): Promise<Readable> => {
    try {
      const place = parseStaticCopyLocation(wish, services.publicUrl)
      rejectReservedBasePath(place, await readReservedPaths(services))
      const zip = createZipStreamWriter()
      const target = zipTarget(zip)
      exportStaticSite(createSite, services, { place, loaders, target, notes: null }).then(
        () => zip.end(),
        (error: unknown) => zip.fail(error),
      )
      return zip.output
    } catch (error) {
      if (!(error instanceof StaticCopyLocationError)) throw error
      throw createInvalidInputError([{ path: error.field, message: error.message }])
    }
  }

import type { Readable } from 'node:stream'
import type { StaticCopyOptions } from '#contract/move/static-site.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { SiteImportService } from './moves.ts'

export interface SiteTransferServices extends BaseServices {
  readonly moves: SiteImportService
  /** Streams the public site as a ZIP of files. Undefined if the server renders no pages. */
  staticSite?(wish: StaticCopyOptions): Promise<Readable>
}

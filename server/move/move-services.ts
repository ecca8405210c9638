import type { Readable } from 'node:stream'
import type { StaticWish } from '#contract/move/static-site.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { Moves } from './moves.ts'

export interface MoveServices extends BaseServices {
  readonly moves: Moves
  /** Streams the public site as a ZIP of files. Undefined if the server renders no pages. */
  staticSite?(wish: StaticWish): Promise<Readable>
}

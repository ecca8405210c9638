import type { Readable } from 'node:stream'
import type { StaticWish } from '#contract/move/static-site.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { Moves } from './moves.ts'

/** Services for sites that move in or out. */
export interface MoveServices extends BaseServices {
  readonly moves: Moves
  /** The whole public site as files, in a ZIP that is made while it is read; left out where there are no pages. */
  staticSite?(wish: StaticWish): Promise<Readable>
}

import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { Imports } from './import/imports.ts'
import type { Watch } from './watch/watch.ts'

export interface PublicationServices extends BaseServices {
  readonly imports: Imports
  readonly watch: Watch
}

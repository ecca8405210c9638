import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { PublicationImportService } from './import/imports.ts'
import type { PublicationSearchWorker } from './watch/watch.ts'

export interface PublicationServices extends BaseServices {
  readonly imports: PublicationImportService
  readonly watch: PublicationSearchWorker
}

import { alFolioImporter } from './al-folio/al-folio.ts'
import { csvImporter } from './csv/csv.ts'
import { hugobloxImporter } from './hugoblox/hugoblox.ts'
import type { SiteImporter } from './importer.ts'
import { labWebsiteImporter } from './lab-website-template/lab-website-template.ts'
import { salusImporter } from './salus/salus.ts'
import { wordpressImporter } from './wordpress/wordpress.ts'

/** All importers. A site is imported by the first one that recognises it. */
export const siteImporters: readonly SiteImporter[] = [
  salusImporter,
  labWebsiteImporter,
  alFolioImporter,
  hugobloxImporter,
  wordpressImporter,
  csvImporter,
]

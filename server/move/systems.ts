import { alFolio } from './al-folio/al-folio.ts'
import { csv } from './csv/csv.ts'
import { hugoblox } from './hugoblox/hugoblox.ts'
import type { Importer } from './importer.ts'
import { labWebsiteTemplate } from './lab-website-template/lab-website-template.ts'
import { salus } from './salus/salus.ts'
import { wordpress } from './wordpress/wordpress.ts'

/** All importers. The first one that recognises a site reads it. */
export const systems: readonly Importer[] = [
  salus,
  labWebsiteTemplate,
  alFolio,
  hugoblox,
  wordpress,
  csv,
]

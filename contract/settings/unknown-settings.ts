import type { SiteSettings } from './settings.ts'

/** What a page shows of the settings where they could not be read. Apart from the shipped ones, which are long. */
export const unknownSettings: SiteSettings = {
  name: 'Salus',
  shortName: '',
  tagline: '',
  description: '',
  embedHosts: [],
  address: '',
  email: 'hello@salus.example',
  phone: '',
  social: [],
}

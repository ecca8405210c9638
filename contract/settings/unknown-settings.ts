import type { SiteSettings } from './settings.ts'

/** Settings of a page that could not load them. Separate from the defaults, which are long. */
export const fallbackSettings: SiteSettings = {
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

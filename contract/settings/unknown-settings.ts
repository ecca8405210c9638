import type { SiteSettings } from './settings.ts'

/**
 * Settings for pages that could not load the real ones. Shorter than the default settings, which such pages
 * need not load.
 */
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

import type { SiteSettings } from './settings.ts'

/**
 * Settings of a new installation. Separate from their schema, so that pages do not load the schema.
 */
export const defaultSettings: SiteSettings = {
  name: 'Salus',
  shortName: '',
  tagline: 'AI-Powered Health Research',
  description:
    'Explore the latest innovations, breakthroughs and applications of artificial intelligence in healthcare.',
  address: 'Salus Research Group\n14 Meridian Walk\nHaverbrook HB2 7QT',
  email: 'hello@salus.example',
  phone: '+44 1632 960 417',
  social: [
    { network: 'github', url: 'https://github.com' },
    { network: 'x', url: 'https://x.com' },
    { network: 'youtube', url: '/' },
    { network: 'linkedin', url: '/' },
    { network: 'instagram', url: '/' },
  ],
  embedHosts: [],
}

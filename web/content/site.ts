/** A network with a place in the footer. */
export type SocialNetwork = 'github' | 'x' | 'youtube' | 'linkedin' | 'instagram'

/** What the site says about its owner; an administrator can change it. */
export type SiteSettings = {
  name: string
  tagline: string
  description: string
  address: string
  email: string
  phone: string
  social: Array<{ network: SocialNetwork; url: string }>
}

/** The settings of a fresh installation. */
export const defaultSettings: SiteSettings = {
  name: 'Salus',
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
}

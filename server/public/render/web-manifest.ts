import type { SiteLanguage } from '#contract/language/language.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'

const picture = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const english: Pick<SiteLanguage, 'code' | 'dir'> = { code: 'en', dir: 'ltr' }

export const buildWebManifest = (
  { name, shortName, tagline, description }: SiteSettings,
  { code, dir } = english,
): string =>
  JSON.stringify({
    name: [name, tagline].filter(Boolean).join(' – '),
    short_name: shortName || name,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: code,
    ...(dir === 'rtl' && { dir }),
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [
      picture('icon-192', 192, 'any'),
      picture('icon-512', 512, 'any'),
      picture('icon-maskable-512', 512, 'maskable'),
    ],
  })

import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { stepPerField, type WriteStep } from '#server/tools/testing/walks/every-field.ts'

/** Builds steps that change the site: settings, texts, brand, languages and menus. */
export const siteWrites = ({ one }: FilledSite, picture: File): WriteStep[] => [
  ...stepPerField(
    'settings.updateSettings',
    {
      name: 'A',
      tagline: 'B',
      description: 'C',
      address: 'D',
      email: 'e@f.gh',
      embedHosts: ['player.vimeo.com'],
      phone: '1',
      social: [{ network: 'github' as const, url: 'https://github.com/x' }],
    },
    (admin, field) => admin.settings.updateSettings(field),
  ),
  [
    'site.publishContent',
    async (admin) => {
      await admin.site.updateContent({ fields: { 'home.heading': 'Changed' } })
      await admin.site.publishContent({})
    },
  ],
  ...stepPerField(
    'site.updateBrand',
    { name: 'Branded', accent: '#aa0055', face: 'instrument-serif' as const, logo: picture },
    (admin, field) => admin.site.updateBrand(field),
  ),
  [
    'site.updateLanguages',
    (admin) => admin.site.updateLanguages({ languages: ['en', 'de', 'fr'] }),
  ],
  [
    'translation.saveTranslation',
    (admin) =>
      admin.translation.saveTranslation({
        entity: 'post',
        id: one._id,
        lang: 'de',
        fields: { title: 'Anders' },
      }),
  ],
  [
    'translation.import',
    async (admin) => {
      const { csv } = await admin.translation.export({ lang: 'de' })
      const file = new File([csv.replaceAll('Anders', 'Wieder anders')], 'de.csv')
      await admin.translation.import({ lang: 'de', file })
    },
  ],
  ['site.updateMenus', (admin) => admin.site.updateMenus({ contact: [] })],
]

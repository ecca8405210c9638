import type { SalusClient } from '#contract/api.ts'

/** The languages of the site, and what is left in the one that an address names, else in the first other one. */
export const loadTranslations = async (client: SalusClient, address: string) => {
  const { languages } = await client.site.getLanguages()
  const [main, ...others] = languages
  const asked = new URL(address, 'http://localhost').searchParams.get('lang')
  const language = others.find(({ code }) => code === asked) ?? others[0]
  const overview = language && (await client.translation.overview({ lang: language.code }))
  return { main, others, language, overview }
}

/** What the panel is given. */
export type TranslationList = Awaited<ReturnType<typeof loadTranslations>>

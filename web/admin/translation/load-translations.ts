import type { SalusClient } from '#contract/api.ts'

/** Loads the languages, and the missing translations of the one named in the URL. Defaults to the first. */
export const loadTranslations = async (client: SalusClient, address: string) => {
  const { languages } = await client.site.getLanguages()
  const [main, ...others] = languages
  const requestedCode = new URL(address, 'http://localhost').searchParams.get('lang')
  const language = others.find(({ code }) => code === requestedCode) ?? others[0]
  const overview = language && (await client.translation.overview({ lang: language.code }))
  return { main, others, language, overview }
}

export type LoadedTranslations = Awaited<ReturnType<typeof loadTranslations>>

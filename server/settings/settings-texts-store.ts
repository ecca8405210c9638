import { settingsEntity, translatedSettings } from '#contract/settings/settings.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readPublishedTranslations } from '#server/base/reader/translations.ts'

/** Entity and id under which translations of settings are stored. */
export const settingsTranslationKey = { entity: settingsEntity.name, id: 'settings' } as const

export const readSettingsTexts = async (queries: Queries, lang: string) => {
  const { entity, id } = settingsTranslationKey
  return (
    await readPublishedTranslations(queries, lang, new Map([[entity, new Set([id])]]), false)
  )(entity, id)
}

/**
 * Replaces texts of settings with their translations and lists the untranslated fields. Changes nothing for
 * the main language.
 */
export const translateSettings = async <
  S extends Partial<Record<(typeof translatedSettings)[number], string>>,
>(
  queries: Queries,
  lang: string | undefined,
  settings: S,
): Promise<S & { untranslated?: string[] }> => {
  if (lang === undefined) return settings
  const texts = await readSettingsTexts(queries, lang)
  const said: Record<string, string> = {}
  const untranslated: string[] = []
  for (const name of translatedSettings) {
    const text = texts[name]
    if (!settings[name]) continue
    if (text === undefined) untranslated.push(name)
    else said[name] = text
  }
  return { ...settings, ...said, untranslated }
}

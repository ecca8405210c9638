import type { PresetText } from '../collection-preset.ts'

/** Creates a text of presets in English, Arabic, German, Spanish, French and simplified Chinese. */
export const presetText = (
  en: string,
  ar: string,
  de: string,
  es: string,
  fr: string,
  simplifiedChinese: string,
): PresetText => ({ en, ar, de, es, fr, 'zh-hans': simplifiedChinese })

import type { CollectionDefinition } from './collection.ts'
import type { CollectionField } from './collection-field.ts'

/** Languages in which Salus has texts of its own. */
export type PresetLanguage = 'en' | 'ar' | 'de' | 'es' | 'fr' | 'zh-hans'

/** A text in every language of presets. */
export type PresetText = Readonly<Record<PresetLanguage, string>>

export interface PresetOption {
  readonly key: string
  readonly label: PresetText
}

export interface PresetField extends Pick<CollectionField, 'key' | 'type'> {
  readonly label: PresetText
  readonly help?: PresetText
  readonly options?: readonly PresetOption[]
  readonly required?: true
  readonly multiple?: true
  readonly unit?: string
  /** Key of the collection of an `items` field. */
  readonly collection?: string
  readonly inList?: true
}

/** A definition from which a collection can begin. Its key is the first choice for key and folder. */
export interface CollectionPreset
  extends Omit<CollectionDefinition, 'names' | 'folder' | 'intro' | 'fields' | 'filters'> {
  readonly one: PresetText
  readonly many: PresetText
  readonly intro: PresetText
  readonly fields: readonly PresetField[]
  readonly filters: readonly string[]
}

const languages = (text: PresetText): readonly PresetLanguage[] =>
  Object.keys(text).filter((code): code is PresetLanguage => code in text)

/** Returns the definition of a preset in a language. Ids of fields are their keys until they are stored. */
export const definePresetIn = (
  { one, many, intro, fields, filters, ...settings }: CollectionPreset,
  language: PresetLanguage = 'en',
): CollectionDefinition => ({
  ...settings,
  names: { one: one[language], many: many[language] },
  folder: settings.key,
  intro: intro[language],
  fields: fields.map(({ label, help, options = [], ...field }) => ({
    id: field.key,
    help: help?.[language] ?? '',
    required: false,
    multiple: false,
    unit: '',
    collection: '',
    inList: false,
    archived: false,
    ...field,
    label: label[language],
    options: options.map((option) => ({ key: option.key, label: option.label[language] })),
  })),
  filters: [...filters],
})

/** Languages of the texts of a preset. */
export const presetLanguagesOf = ({ many }: CollectionPreset): readonly PresetLanguage[] =>
  languages(many)

import type { EntityDefinition } from '#contract/call/entity.ts'
import { sitePages } from '#contract/pages.ts'
import {
  type FieldTranslations,
  getTranslationState,
  type TranslatedText,
} from '#server/base/entity/kept-texts.ts'
import type { TranslatableEntryTexts } from '#server/base/entity/source-texts.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import { findMarkdownParts } from '#server/base/text/markdown-parts.ts'
import type { ScanFact, ScanResult } from './scan-result.ts'

/** An entry's texts in one language: edited and built-in ones. */
export interface EntryTranslations {
  readonly lang: string
  readonly own?: FieldTranslations | undefined
  readonly shipped?: ReadonlyMap<string, TranslatedText> | undefined
}

interface Place {
  readonly lang: string
  readonly entity: string
  readonly id: string
  readonly field: string
}

const translationPath = ({ lang, entity, id, field }: Place): string =>
  `${sitePages.translations.path}?${new URLSearchParams({ lang, entity, edit: id, field })}`

/** Lists the links in published translations of an entry. */
export const listTranslationLinks = (
  { name: entity, fields: own }: EntityDefinition,
  id: string,
  said: readonly EntryTranslations[],
): ScanResult['links'] =>
  said.flatMap(({ lang, own: fields = new Map() }) =>
    [...fields].flatMap(([field, { published }]) =>
      fieldTypeBehaviorOf(own[field]).isLong && published
        ? findMarkdownParts(published.text).links.map((url) => ({
            url,
            path: translationPath({ lang, entity, id, field }),
          }))
        : [],
    ),
  )

/** Returns the published translation of a text, otherwise the built-in one, otherwise the draft. */
const madeOf = (
  name: string,
  own: EntryTranslations['own'],
  shipped: EntryTranslations['shipped'],
): TranslatedText | undefined =>
  own?.get(name)?.published ?? shipped?.get(name) ?? own?.get(name)?.draft

const checks = { missing: 'translationMissing', outdated: 'translationOutdated' } as const

/**
 * Finds missing and outdated translations of an entry. Each returned problem counts texts by language, such
 * as `de:2 fr:1`, and links to the first of them.
 */
export const findTranslationProblems = (
  entity: string,
  { id, texts }: TranslatableEntryTexts,
  languages: readonly EntryTranslations[],
): ScanFact[] =>
  (['missing', 'outdated'] as const).flatMap((state) => {
    const left = languages.flatMap(({ lang, own, shipped }) => {
      const fields = [...texts].flatMap(([name, { source }]) =>
        getTranslationState(source, madeOf(name, own, shipped)) === state ? [name] : [],
      )
      return fields.length > 0 ? [{ lang, fields }] : []
    })
    const [first] = left
    if (first === undefined) return []
    const { lang, fields } = first
    return [
      {
        check: checks[state],
        detail: left.map((each) => `${each.lang}:${each.fields.length}`).join(' '),
        path: translationPath({ lang, entity, id, field: fields[0] ?? '' }),
      },
    ]
  })

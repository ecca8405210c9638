import { newsletterIssueEntity } from '#contract/newsletter/newsletter-issue.ts'
import type { Database } from '#server/base/db/database.ts'
import type { LanguagePair } from '#server/base/entity/source-texts.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { readPublishedTranslations } from '#server/base/reader/translations.ts'
import { readSettingsWithExamples } from '#server/settings/store.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { readContentInLanguage } from '#server/site/words-store.ts'
import { renderNewsletterMail } from './issue-mail.ts'
import { readNewsletterIssue } from './issue-store.ts'
import { readIssueItems } from './items.ts'
import { buildNewsletterMailTexts } from './mail-texts.ts'

interface Place {
  readonly database: Database
  readonly publicUrl: string
  now(): Date
}

/** Composes an issue for each language. Returns a function that builds the mail of one recipient. */
export const composeNewsletterIssue = async (
  place: Place,
  id: string,
): Promise<(to: { email: string; token: string; lang: string }) => Mail> => {
  const { queries } = place.database
  const [main = '', ...others] = await readLanguageCodes(queries)
  const inMain = await composeIn(place, id, { main, lang: '' })
  const inOthers = new Map<string, typeof inMain>()
  for (const lang of others) inOthers.set(lang, await composeIn(place, id, { main, lang }))
  // Falls back to the main language if the subscriber's language was removed from the site.
  return ({ lang, ...to }) => (inOthers.get(lang) ?? inMain)(to)
}

const composeIn = async (place: Place, id: string, { lang, main }: LanguagePair) => {
  const { queries } = place.database
  const { include, ...issue } = await readNewsletterIssue(queries, id)
  const { settings } = await readSettingsWithExamples(queries)
  const reader = await createReaderFor(place, null, { lang: lang || undefined })
  const wanted = new Map([[newsletterIssueEntity.name, new Set([id])]])
  const textsOf = await readPublishedTranslations(queries, lang, wanted, true)
  const texts = textsOf(newsletterIssueEntity.name, id)
  return renderNewsletterMail({
    ...issue,
    ...texts,
    items: await readIssueItems(queries, reader, include),
    texts: buildNewsletterMailTexts(
      { lang, main },
      place.publicUrl,
      await readContentInLanguage(queries, lang),
    ),
    main,
    untranslated: lang ? ['subject', 'content'].filter((name) => !(name in texts)) : [],
    siteName: settings.name,
    publicUrl: place.publicUrl,
  })
}

import type { Migration } from '../migrate.ts'
import { foundation } from './001-foundation.ts'
import { content } from './002-content.ts'
import { correspondence } from './003-correspondence.ts'
import { history } from './004-history.ts'
import { oneOrder } from './005-one-order.ts'
import { uploads } from './006-uploads.ts'
import { rolesMigration } from './007-roles.ts'
import { pictureHolds } from './008-picture-holds.ts'
import { pictureTexts } from './009-picture-texts.ts'
import { publicationsMigration } from './010-publications.ts'
import { journalSchema } from './011-journal-schema.ts'
import { people } from './012-people.ts'
import { publicationImports } from './013-publication-imports.ts'
import { drafts } from './014-drafts.ts'
import { secondFactorMigration } from './015-second-factor.ts'
import { suggestions } from './016-suggestions.ts'
import { site } from './017-site.ts'
import { publicationClaims } from './019-publication-claims.ts'
import { search } from './020-search.ts'
import { grantsMigration } from './021-grants.ts'
import { news } from './022-news.ts'
import { presence } from './023-presence.ts'
import { brand } from './025-brand.ts'
import { pagesMigration } from './027-pages.ts'
import { redirects } from './028-redirects.ts'
import { responsibleAiMigration } from './029-responsible-ai.ts'
import { newsletterIssues } from './030-newsletter-issues.ts'
import { digests } from './031-digests.ts'
import { searchMoments } from './032-search-moments.ts'
import { publicationLists } from './040-publication-lists.ts'
import { unfinished } from './043-unfinished.ts'
import { previewEnds } from './050-preview-ends.ts'
import { begunImports } from './051-begun-imports.ts'
import { citedFieldsMigration } from './054-cited-fields.ts'
import { firstShown } from './057-first-shown.ts'
import { publicationLanguage } from './060-publication-language.ts'
import { notices } from './062-notices.ts'
import { grantSummary } from './062-summary-of-grants.ts'
import { decidedSuggestions } from './063-decided-suggestions.ts'
import { languages } from './064-languages.ts'
import { translations } from './065-translations.ts'
import { subscriberLanguage } from './068-subscriber-language.ts'
import { moveIn } from './069-move-in.ts'
import { keys } from './071-keys.ts'
import { hooks } from './072-hooks.ts'
import { backups } from './076-backups.ts'
import { watch } from './078-watch.ts'
import { health } from './079-health.ts'
import { healthCounts } from './080-health-counts.ts'
import { addKeyMigration } from './081-add-key.ts'
import { whoIsWho } from './082-who-is-who.ts'
import { figures } from './083-figures.ts'
import { requestKeys } from './084-request-keys.ts'
import { previewAccounts } from './085-preview-accounts.ts'
import { work } from './086-work.ts'
import { workOfBackups } from './086-work-of-backups.ts'
import { tickedItems } from './087-ticked-items.ts'
import { publicationPdf } from './088-publication-pdf.ts'
import { importReport } from './089-import-report.ts'
import { collections } from './090-collections.ts'

/** All migrations in order. Never edit a released one. */
export const migrations: readonly Migration[] = [
  foundation,
  content,
  correspondence,
  history,
  oneOrder,
  uploads,
  rolesMigration,
  pictureHolds,
  pictureTexts,
  publicationsMigration,
  journalSchema,
  people,
  publicationImports,
  drafts,
  secondFactorMigration,
  suggestions,
  site,
  publicationClaims,
  search,
  grantsMigration,
  news,
  presence,
  brand,
  pagesMigration,
  redirects,
  responsibleAiMigration,
  newsletterIssues,
  digests,
  searchMoments,
  publicationLists,
  unfinished,
  previewEnds,
  begunImports,
  citedFieldsMigration,
  firstShown,
  publicationLanguage,
  notices,
  grantSummary,
  decidedSuggestions,
  languages,
  translations,
  subscriberLanguage,
  moveIn,
  keys,
  hooks,
  backups,
  watch,
  health,
  healthCounts,
  addKeyMigration,
  whoIsWho,
  figures,
  requestKeys,
  previewAccounts,
  work,
  workOfBackups,
  tickedItems,
  publicationPdf,
  importReport,
  collections,
]

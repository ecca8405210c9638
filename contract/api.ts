import { administratorApi } from './administrator.ts'
import { authApi } from './auth.ts'
import type { Client } from './client.ts'
import { digestApi } from './digest.ts'
import { draftApi } from './draft.ts'
import { entityApi } from './entities.ts'
import { historyApi } from './history.ts'
import { mediaApi } from './media.ts'
import { contactApi, messageApi } from './message.ts'
import { newsletterApi } from './newsletter.ts'
import { issueApi } from './newsletter-issue.ts'
import { overviewApi } from './overview.ts'
import { presenceApi } from './presence.ts'
import { previewApi } from './preview.ts'
import { researchApi } from './research.ts'
import { searchApi } from './search.ts'
import { passkeyApi, recoveryApi, totpApi } from './second-factor.ts'
import { settingsApi } from './settings.ts'
import { siteApi } from './site.ts'
import { suggestionApi } from './suggestion.ts'
import { trashApi } from './trash.ts'
import { unfinishedApi } from './unfinished.ts'

/** Every call of Salus, by entity. */
export const api = {
  auth: authApi,
  totp: totpApi,
  passkey: passkeyApi,
  recovery: recoveryApi,
  ...entityApi,
  research: researchApi,
  contact: contactApi,
  message: messageApi,
  newsletter: newsletterApi,
  issue: issueApi,
  administrator: administratorApi,
  settings: settingsApi,
  site: siteApi,
  history: historyApi,
  trash: trashApi,
  suggestion: suggestionApi,
  overview: overviewApi,
  media: mediaApi,
  search: searchApi,
  draft: draftApi,
  digest: digestApi,
  preview: previewApi,
  presence: presenceApi,
  unfinished: unfinishedApi,
}

export type Api = typeof api
/** A client of Salus, whichever way it reaches the server. */
export type SalusClient = Client<Api>

import { administratorApi } from './account/administrator.ts'
import { authApi } from './account/auth.ts'
import { passkeyApi, recoveryCodeApi, totpApi } from './account/second-factor.ts'
import type { ApiClient } from './call/client.ts'
import { figureApi } from './figure/figure.ts'
import { healthApi } from './health/health.ts'
import { webhookApi } from './hook/hook.ts'
import { apiKeyApi } from './key/key.ts'
import { draftApi } from './lifecycle/draft.ts'
import { entityApi } from './lifecycle/entities.ts'
import { historyApi } from './lifecycle/history.ts'
import { overviewApi } from './lifecycle/overview.ts'
import { presenceApi } from './lifecycle/presence.ts'
import { previewApi } from './lifecycle/preview.ts'
import { privacyApi } from './lifecycle/privacy.ts'
import { searchApi } from './lifecycle/search.ts'
import { suggestionApi } from './lifecycle/suggestion.ts'
import { translationApi } from './lifecycle/translation.ts'
import { trashApi } from './lifecycle/trash.ts'
import { unfinishedEntryApi } from './lifecycle/unfinished.ts'
import { mediaApi } from './media/media.ts'
import { contactApi, messageApi } from './message/message.ts'
import { siteTransferApi } from './move/move.ts'
import { newsletterApi } from './newsletter/newsletter.ts'
import { newsletterIssueApi } from './newsletter/newsletter-issue.ts'
import { researchApi } from './post/research.ts'
import { digestApi } from './settings/digest.ts'
import { settingsApi } from './settings/settings.ts'
import { siteApi } from './site/site.ts'

export const api = {
  auth: authApi,
  totp: totpApi,
  passkey: passkeyApi,
  recovery: recoveryCodeApi,
  ...entityApi,
  research: researchApi,
  contact: contactApi,
  message: messageApi,
  newsletter: newsletterApi,
  issue: newsletterIssueApi,
  administrator: administratorApi,
  key: apiKeyApi,
  hook: webhookApi,
  move: siteTransferApi,
  settings: settingsApi,
  site: siteApi,
  history: historyApi,
  trash: trashApi,
  translation: translationApi,
  suggestion: suggestionApi,
  overview: overviewApi,
  privacy: privacyApi,
  health: healthApi,
  media: mediaApi,
  figure: figureApi,
  search: searchApi,
  draft: draftApi,
  digest: digestApi,
  preview: previewApi,
  presence: presenceApi,
  unfinished: unfinishedEntryApi,
}

export type Api = typeof api
export type SalusClient = ApiClient<Api>

import { administratorApi } from './administrator.ts'
import { authApi } from './auth.ts'
import { categoryApi } from './category.ts'
import type { Client } from './client.ts'
import { frontPageApi } from './front-page.ts'
import { historyApi } from './history.ts'
import { logoApi } from './logo.ts'
import { mediaApi } from './media.ts'
import { contactApi, messageApi } from './message.ts'
import { newsletterApi } from './newsletter.ts'
import { overviewApi } from './overview.ts'
import { postApi } from './post.ts'
import { profileApi } from './profile.ts'
import { publicationApi } from './publication.ts'
import { researchProgressApi } from './research-progress.ts'
import { settingsApi } from './settings.ts'
import { teamApi } from './team.ts'

/** Every call of Salus, by entity. */
export const api = {
  auth: authApi,
  category: categoryApi,
  post: postApi,
  researchProgress: researchProgressApi,
  profile: profileApi,
  publication: publicationApi,
  frontPage: frontPageApi,
  team: teamApi,
  logo: logoApi,
  contact: contactApi,
  message: messageApi,
  newsletter: newsletterApi,
  administrator: administratorApi,
  settings: settingsApi,
  history: historyApi,
  overview: overviewApi,
  media: mediaApi,
}

export type Api = typeof api
/** A client of Salus, whichever way it reaches the server. */
export type SalusClient = Client<Api>

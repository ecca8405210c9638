import { newsPage } from '#contract/front-page/news-page.ts'
import { grantPage } from '#contract/grant/grant-page.ts'
import { projectPage } from '#contract/post/project-page.ts'
import { personPage } from '#contract/profile/person-page.ts'
import { publicationPage } from '#contract/publication/publication-page.ts'

/** The pages of entries with a name in their address, without the schemas that definitions come with. */
export const entryPages = [projectPage, publicationPage, personPage, grantPage, newsPage] as const

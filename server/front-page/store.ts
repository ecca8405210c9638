import { type FrontPage, frontPageEntity } from '#contract/front-page/front-page.ts'
import { createEntityStore } from '#server/base/entity/store.ts'

/** Store of the entries in the "Latest Posts" section of the home page. */
export const frontPageStore = createEntityStore<FrontPage>(frontPageEntity)

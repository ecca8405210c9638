import { type FrontPage, frontPageEntity } from '#contract/front-page/front-page.ts'
import { createStore } from '#server/base/entity/store.ts'

/** Store of "Latest Posts" on the home page. */
export const frontPages = createStore<FrontPage>(frontPageEntity)

import { type FrontPage, frontPageEntity } from '#contract/front-page/front-page.ts'
import { createStore } from '#server/base/entity/store.ts'

/** The "Latest Posts". */
export const frontPages = createStore<FrontPage>(frontPageEntity)

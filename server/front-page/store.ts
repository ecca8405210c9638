import { type FrontPage, frontPageEntity } from '#contract/front-page.ts'
import { createStore } from '#server/entity/store.ts'

/** The "Latest Posts". */
export const frontPages = createStore<FrontPage>(frontPageEntity)

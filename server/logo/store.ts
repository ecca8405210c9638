import { type Logo, logoEntity } from '#contract/logo/logo.ts'
import { createStore } from '#server/base/entity/store.ts'

/** Partner logos. */
export const logos = createStore<Logo>(logoEntity)

import { type Logo, logoEntity } from '#contract/logo.ts'
import { createStore } from '#server/entity/store.ts'

/** Partner logos. */
export const logos = createStore<Logo>(logoEntity)

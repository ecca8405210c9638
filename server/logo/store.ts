import type { Logo } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import { createStore } from '#server/base/entity/store.ts'

export const logos = createStore<Logo>(logoEntity)

import type { Logo } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import { createEntityStore } from '#server/base/entity/store.ts'

export const logoStore = createEntityStore<Logo>(logoEntity)

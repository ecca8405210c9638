import { entities as own } from '#contract/lifecycle/entities.ts'
import { talk } from './talk.ts'

export * from '#contract/lifecycle/entities.ts'
/** The list of entities with one more line. */
export const entities = [...own, talk]

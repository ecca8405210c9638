import { allEntityDefinitions as own } from '#contract/lifecycle/entities.ts'
import { talk } from './talk.ts'

export * from '#contract/lifecycle/entities.ts'
/** The entities of Salus and `talk`. */
export const allEntityDefinitions = [...own, talk]

import type { Env } from '#server/env.ts'

/** What is looked at. */
export interface Patient {
  readonly env: Env
  /** Whom a test mail is sent to, if one is wished for. */
  readonly mailTo: string | undefined
  readonly now: Date
}

/** What was found; what is wrong or could be better comes with what to do about it. */
export type Finding =
  | { readonly state: 'fine'; readonly says: string }
  | { readonly state: 'warning' | 'wrong'; readonly says: string; readonly remedy: string }

/** One thing that is looked at, without changing anything and also beside a Salus that runs. */
export interface Check {
  readonly name: string
  /** Whether it can be seen only where the database can be read. */
  readonly asksDatabase?: boolean
  look(patient: Patient): Promise<Finding>
}

/** All is as it should be. */
export const fine = (says: string): Finding => ({ state: 'fine', says })

/** It works, and could be better. */
export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
})

/** It does not work. */
export const wrong = (says: string, remedy: string): Finding => ({ state: 'wrong', says, remedy })

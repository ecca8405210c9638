import type { Env } from '#server/env.ts'

export interface Patient {
  readonly env: Env
  /** Recipient of a test mail, if one was requested. */
  readonly mailTo: string | undefined
  readonly now: Date
}

/** Result of a check. `remedy` says what the operator should do. */
export type Finding =
  | { readonly state: 'fine'; readonly says: string }
  | { readonly state: 'warning' | 'wrong'; readonly says: string; readonly remedy: string }

/** One check of the installation. It changes nothing and can run beside a server. */
export interface Check {
  readonly name: string
  /** Whether the check needs a readable database. */
  readonly asksDatabase?: boolean
  look(patient: Patient): Promise<Finding>
}

export const fine = (says: string): Finding => ({ state: 'fine', says })

/** Builds a finding about something that works but could be better. */
export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
})

/** Builds a finding about something that does not work. */
export const wrong = (says: string, remedy: string): Finding => ({ state: 'wrong', says, remedy })

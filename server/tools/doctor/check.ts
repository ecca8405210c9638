import type { Env } from '#server/env.ts'

export interface DoctorContext {
  readonly env: Env
  /** Recipient of a test mail, if one was requested. */
  readonly mailTo: string | undefined
  readonly now: Date
}

/** Result of a check. `remedy` is an instruction for the operator. */
export type DoctorFinding =
  | { readonly state: 'fine'; readonly says: string }
  | { readonly state: 'warning' | 'wrong'; readonly says: string; readonly remedy: string }

/** One check of the installation. It changes nothing and can run beside a server. */
export interface DoctorCheck {
  readonly name: string
  /** Whether the check needs a readable database. */
  readonly needsDatabase?: boolean
  run(patient: DoctorContext): Promise<DoctorFinding>
}

export const createFineFinding = (says: string): DoctorFinding => ({ state: 'fine', says })

/** Builds a finding about something that works but could be better. */
export const createWarningFinding = (says: string, remedy: string): DoctorFinding => ({
  state: 'warning',
  says,
  remedy,
})

/** Builds a finding about something that does not work. */
export const createFailureFinding = (says: string, remedy: string): DoctorFinding => ({
  state: 'wrong',
  says,
  remedy,
})

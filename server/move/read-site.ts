import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'
import { migrationNames } from '#server/base/db/snapshot.ts'
import type { FileBeingRead, ReadSiteInput, ReadSiteSummary } from './old-site.work.ts'
import type { SiteReadOutcome } from './refusal.ts'

const source = './server/move/old-site.work.ts'

/**
 * Memory and time limits of the process that reads an uploaded site. The largest allowed texts need about
 * half of them.
 */
const readUploaded = createConfinedRunner<
  ReadSiteInput,
  SiteReadOutcome<ReadSiteSummary>,
  FileBeingRead
>({
  source,
  processorMs: 60_000,
  memoryMb: 1_024,
  idleMs: 2_000,
})
const readOnMachine = createConfinedRunner<
  ReadSiteInput,
  SiteReadOutcome<ReadSiteSummary>,
  FileBeingRead
>({
  source,
  processorMs: 600_000,
  memoryMb: 6_144,
  idleMs: 2_000,
})

const refused = (message: string, isTooLarge = false): ApiError =>
  isTooLarge
    ? new ApiError('tooLarge', message, { errors: [{ path: 'file', message }] })
    : createInvalidInputError([{ path: 'file', message }])

/** A fault of Salus while it read a site. `cause` is the original error, for the log. */
export class SiteReadFault extends ApiError {
  constructor(reached: string | undefined, cause: unknown) {
    const message = `${reached ?? 'The file'} cannot be read because of a fault in Salus, which the server’s log describes. Leave it out, and send the rest again.`
    super('invalid', message, { errors: [{ path: 'file', message }], cause })
  }
}

/**
 * Reads a site in a separate process, because hostile files may exhaust memory or time. Throws a
 * `RejectedSiteError` if the site cannot be read.
 */
export const readSiteInOwnProcess = async (
  input: Omit<ReadSiteInput, 'schemas'>,
  signal?: AbortSignal,
  onStep?: (name: string) => void,
): Promise<ReadSiteSummary> => {
  const readApart = input.isOnMachine ? readOnMachine : readUploaded
  let reached: string | undefined
  const noteStep = (name: string) => {
    reached = name
    onStep?.(name)
  }
  const outcome = await readApart(
    { ...input, schemas: migrationNames },
    { signal, onStep: noteStep },
  ).catch((error: unknown) => {
    if (error instanceof ConfinedWorkLimitError)
      throw refused(`${String(error.reached ?? 'The file')} is too complicated to read`)
    throw signal?.aborted ? error : new SiteReadFault(reached, error)
  })
  if ('refused' in outcome) throw refused(outcome.refused, outcome.isTooLarge)
  return outcome.done
}

import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { type peopleImportApi, peopleImportLimits } from '#contract/profile/people-import.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import { decodeTextFile } from '#server/base/text/decode.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { fillPersonFromOrcid, type OrcidPersonData } from './complete.ts'
import { createPersonComparer } from './here.ts'
import { previewPeopleImport } from './preview-people.ts'
import { parsePeopleTable } from './read-people.ts'
import { saveImportedPeople } from './save.ts'

const readSent = async (text = '', file?: File): Promise<string> => {
  if (Buffer.byteLength(text) + (file?.size ?? 0) > peopleImportLimits.bytes) {
    throw new ApiError('tooLarge', 'At most 1 MB can be read at once. Please split the table.')
  }
  const read = file ? decodeTextFile(new Uint8Array(await file.arrayBuffer())) : ''
  return [text, read].filter((each) => each.trim() !== '').join('\n')
}

export interface PeopleImportServices extends BaseServices {
  readonly lookUps: {
    /**
     * Returns a person's public data at ORCID, or null if the iD does not exist. Throws
     * `ServiceRequestError`.
     */
    person(orcid: string, signal: AbortSignal): Promise<OrcidPersonData | null>
  }
}

const maxLookUpMs = 40_000

/** Handlers for adding several people. Nothing is saved before the user has seen the preview. */
export const peopleImportHandlers = ({
  database,
  lookUps,
}: PeopleImportServices): CallHandlers<typeof peopleImportApi> => ({
  previewPeople: async ({ input: { text, file } }) => {
    const source = (await readSent(text, file)).replaceAll('\u0000', '').toWellFormed()
    if (source.trim() === '') {
      throw createInvalidInputError([{ path: 'text', message: 'Paste a table or choose a file' }])
    }
    const { people, left } = parsePeopleTable(source)
    if (people.length > peopleImportLimits.people) {
      const message = `At most ${peopleImportLimits.people} people can be added at once. Please split the table.`
      throw new ApiError('tooLarge', message)
    }
    return { people: await previewPeopleImport(database.queries, people), left: [...left] }
  },

  completePerson: async ({ input: { person } }) => {
    const signal = AbortSignal.timeout(maxLookUpMs)
    const found = await lookUps.person(person.orcid, signal).catch((error: unknown) => {
      if (error instanceof ServiceRequestError) return error.message
      if (signal.aborted) return 'ORCID took too long to answer'
      throw error
    })
    const known =
      typeof found === 'string' || found === null ? person : fillPersonFromOrcid(person, found)
    const reason = typeof found === 'string' ? found : found ? '' : 'ORCID has no such iD'
    if (known.name === '') {
      const why = reason || 'ORCID does not show a name'
      return { entry: { status: 'failed', person: known, matches: [], fills: [], reason: why } }
    }
    const judge = await createPersonComparer(database.queries)
    return { entry: { person: known, reason, ...judge(known) } }
  },

  addPeople: ({ input: { people, status }, who }) =>
    writeInTransaction(database, who, async (tx) => {
      const saved = await saveImportedPeople(tx, people, status)
      return { people: saved, historyIds: [...tx.historyIds] }
    }),
})

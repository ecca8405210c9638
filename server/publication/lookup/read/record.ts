import { decodeEntities } from '#server/base/text/html-entities.ts'

/** Parses a record as JSON. Publishers escape texts twice, so that entities remain after readers decoded them once. */
export const parseRecord = (body: string): unknown =>
  JSON.parse(body, (_, value: unknown) =>
    typeof value === 'string' ? decodeEntities(decodeEntities(value)) : value,
  )

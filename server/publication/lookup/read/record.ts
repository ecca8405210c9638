import { decodeEntities } from '#server/base/text/html-entities.ts'

/** Parses a JSON record. Decodes entities twice, because publishers escape texts twice. */
export const parseJsonWithEntities = (body: string): unknown =>
  JSON.parse(body, (_, value: unknown) =>
    typeof value === 'string' ? decodeEntities(decodeEntities(value)) : value,
  )

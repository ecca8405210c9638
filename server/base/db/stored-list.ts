import type { z } from 'zod'

/**
 * Parses a list stored as JSON. Most are empty, and validating those would double the time per row.
 */
export const parseStoredList = <T>(schema: z.ZodType<T[]>, json: string): T[] =>
  json === '[]' ? [] : schema.parse(JSON.parse(json))

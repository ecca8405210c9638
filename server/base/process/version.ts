import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** The version of Salus that is running. */
export const { version } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))

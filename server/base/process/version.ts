import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { pathInSalus } from './own-file.ts'

const manifest = z.object({ version: z.string() })

export const { version } = manifest.parse(
  JSON.parse(readFileSync(pathInSalus('package.json'), 'utf8')),
)

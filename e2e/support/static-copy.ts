import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { serveFiles } from './file-server.ts'
import type { Site } from './site.ts'

/** Exports a site with the command while its server runs, and serves the copy with a plain file server. */
export const openStaticCopy = async ({ server }: Site, base: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'salus-copy-'))
  const files = await serveFiles(folder, base)
  const { code, said } = await runCommandOn(
    { dataDir: server.dataDir, databaseUrl: undefined },
    'export-static',
    [folder, '--url', files.origin, '--base', base],
    { NODE_ENV: 'production', PUBLIC_URL: server.url },
  )
  if (code !== 0) throw new Error(said)
  const close = async () => {
    await files.close()
    await rm(folder, { recursive: true })
  }
  return { folder, origin: files.origin, close }
}

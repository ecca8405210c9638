import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the best gzip compressor. The fallback that every machine has makes archives 5 % larger. */
const compressor = (): Promise<string> =>
  run('libdeflate-gzip', ['-V']).then(
    () => 'libdeflate-gzip -12',
    () => 'gzip -9n',
  )

/**
 * Packs a folder, and writes its SHA-256 beside it. Equal content gives equal archives on all machines with the same compressor.
 */
export const packRelease = async (
  folder: string,
  archive: string,
  { moment = '0', isCompressed = true }: { moment?: string; isCompressed?: boolean } = {},
): Promise<void> => {
  const compress = isCompressed ? ['-I', await compressor()] : []
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${moment}`]
  const whole = ['-C', dirname(folder), ...same, '--mode=u+rwX,go+rX,go-w', ...compress]
  await run('tar', [...whole, '-cf', archive, basename(folder)])
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`)
}

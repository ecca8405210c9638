import { createHash } from 'node:crypto'
import { globSync, linkSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Smaller ones save nothing worth speaking of. */
const leastBytes = 4_096

/** Has files of a folder that are the same take their room once: fonts are read by the site and by what draws pictures. */
export const linkTwins = (folder: string): void => {
  const known = new Map<string, string>()
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name)
    const about = lstatSync(file)
    if (!about.isFile() || about.size < leastBytes) continue
    const key = `${about.mode} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`
    const twin = known.get(key)
    if (twin === undefined) {
      known.set(key, file)
      continue
    }
    rmSync(file)
    linkSync(twin, file)
  }
}

import { createHash } from 'node:crypto'
import { globSync, linkSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Smaller ones save nothing worth speaking of. */
const leastBytes = 4_096

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).map((name) => join(folder, name))

/** Has files of a folder that are the same take their room once: fonts are read by the site and by what draws pictures. */
export const linkTwins = (folder: string): void => {
  // Only what is alike from outside can be the same, and has to be read.
  const alike = Map.groupBy(filesIn(folder), (file) => {
    const about = lstatSync(file)
    return about.isFile() && about.size >= leastBytes ? `${about.mode} ${about.size}` : ''
  })
  alike.delete('')
  for (const files of alike.values()) {
    if (files.length === 1) continue
    for (const [twin = '', ...others] of Map.groupBy(files, hashOf).values()) {
      for (const file of others) {
        rmSync(file)
        linkSync(twin, file)
      }
    }
  }
}

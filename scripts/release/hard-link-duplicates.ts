import { createHash } from 'node:crypto'
import { globSync, linkSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Minimum size in bytes. Linking smaller files saves too little. */
const leastBytes = 4_096

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).map((name) => join(folder, name))

/** Replaces duplicate files of a folder by hard links. Fonts occur twice, for the site and for sharing images. */
export const hardLinkDuplicates = (folder: string): void => {
  // Only files of equal mode and size can be duplicates and must be read.
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

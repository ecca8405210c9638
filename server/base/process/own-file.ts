import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folderWith = (name: string, folder: string): string => {
  if (existsSync(join(folder, name))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} has a ${name}`)
  return folderWith(name, parent)
}

// Found by a file at the top of the project: a module's own depth changes once it is built.
const root = folderWith('package.json', import.meta.dirname)

/** The path of a file that ships with Salus, from sources or built, whatever the working directory is. */
export const ownFile = (path: string): string => join(root, path)

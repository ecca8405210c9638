import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folderWith = (name: string, folder: string): string => {
  if (existsSync(join(folder, name))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} has a ${name}`)
  return folderWith(name, parent)
}

// Searches for the project's root, because bundling changes the depth of this module.
const root = folderWith('package.json', import.meta.dirname)

/** Returns the path of a file of Salus, independent of the working directory and of bundling. */
export const pathInSalus = (path: string): string => join(root, path)

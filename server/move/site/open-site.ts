import { open, stat } from 'node:fs/promises'
import { RejectedSiteError } from '../refusal.ts'
import { openFileAsSite, openFolderAsSite } from './folder-site.ts'
import { type ImportedSite, siteLimitsFor } from './moving-site.ts'
import { openZipAsSite } from './zip-site.ts'

const zipSignatures = [0x04034b50, 0x06054b50]

const isZip = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4)
    await file.read(head, 0, 4, 0)
    return zipSignatures.includes(head.readUInt32LE())
  } finally {
    await file.close()
  }
}

/** Removes the single outer folder that most ZIP files contain. */
const withoutOuterFolder = (site: ImportedSite): ImportedSite => {
  const first = site.names[0] ?? ''
  const outer = first.slice(0, first.indexOf('/') + 1)
  // Folders of these names identify the system, so they are never the outer folder.
  const isRoot = /^(?:_|content\/|data\/|config\/|wp-content\/|files\/)/.test(first)
  if (outer === '' || isRoot || !site.names.every((name) => name.startsWith(outer))) return site
  const inner = (name: string) => (name.startsWith(outer) ? name.slice(outer.length) : name)
  return {
    ...site,
    names: site.names.map(inner),
    left: site.left.map(({ source, reason }) => ({ source: inner(source), reason })),
    sizeOf: (name) => site.sizeOf(outer + name),
    read: (name) => site.read(outer + name),
  }
}

/**
 * Normalizes file names to NFC, because macOS separates letters and accents in file names, but texts that
 * refer to them do not.
 */
const withPlainNames = (site: ImportedSite): ImportedSite => {
  const stored = new Map(site.names.map((name) => [name.normalize('NFC'), name]))
  if (stored.size < site.names.length) return site
  const { pathOf } = site
  const inSite = (name: string) => stored.get(name) ?? name
  return {
    ...site,
    names: [...stored.keys()],
    sizeOf: (name) => site.sizeOf(inSite(name)),
    read: (name) => site.read(inSite(name)),
    ...(pathOf && { pathOf: (name: string) => pathOf(inSite(name)) }),
  }
}

/** Sorts the files, because archives list them in any order, and the result of an import must not depend on it. */
const inOrder = (site: ImportedSite): ImportedSite => ({
  ...site,
  names: site.names.toSorted(),
  left: site.left.toSorted((one, other) => (one.source < other.source ? -1 : 1)),
})

/** Opens a folder, a ZIP or a single file. `name` is the uploaded file name. */
export const openSiteAt = async (
  path: string,
  name?: string,
  isOnMachine = false,
): Promise<ImportedSite> => {
  const limits = siteLimitsFor(isOnMachine)
  const found = await stat(path).catch(() => null)
  if (found === null) throw new RejectedSiteError('There is no such file or folder')
  if (found.isDirectory()) return inOrder(withPlainNames(await openFolderAsSite(path, limits)))
  if (!found.isFile()) throw new RejectedSiteError('This is neither a file nor a folder')
  return (await isZip(path))
    ? inOrder(withPlainNames(withoutOuterFolder(await openZipAsSite(path, limits))))
    : openFileAsSite(path, limits, name)
}

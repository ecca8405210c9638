import { posix } from 'node:path'
import type { MoveLeft } from '#contract/move/move-in.ts'
import { decodeText } from '#server/base/text/decode.ts'
import { Refusal } from '../refusal.ts'
import { decoded } from '../text/decoded.ts'
import { limitsFor, type Site, type SiteLimits } from './moving-site.ts'

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** The files of a site as importers read them; notes what was used, so that the rest can be told. */
export interface Files {
  readonly names: readonly string[]
  readonly limits: SiteLimits
  has(name: string): boolean
  /** The files below a folder, those with one of these endings where they are given. */
  below(folder: string, endings?: RegExp): string[]
  text(name: string): Promise<string>
  /** The picture that a reference leads to, from a file or in one of the folders; undefined where there is none. */
  picture(reference: string, from: string, folders?: readonly string[]): string | undefined
  /** Says that a file is known and needs no word. */
  use(name: string): void
  /** Takes a file along, whatever it is. */
  keep(name: string): void
  /** Says why a file becomes nothing. */
  leave(name: string, reason: string): void
  isUsed(name: string): boolean
  readonly left: readonly MoveLeft[]
  /** The pictures that are shown somewhere. */
  readonly pictures: ReadonlySet<string>
}

/** Whether a reference leads to an SVG, which can hold scripts. */
export const isSvg = (reference: string): boolean => /\.svg(?:[?#]|$)/i.test(reference)

/** What is told of pictures that are SVG. */
export const svgStaysOut = 'An SVG stays out, because Salus takes those for logos alone'

/** What is told of a picture that a file names and that is not there; nothing where none is named. */
export const missingPicture = (reference: string, found: string | undefined): string[] => {
  if (reference === '' || found) return []
  const name = reference.slice(0, 200)
  return /^(?:https?:)?\/\//i.test(reference)
    ? [`The picture ${name} is on another server and not fetched`]
    : [isSvg(name) ? `${svgStaysOut}: ${name}` : `The picture ${name} is not among the files`]
}

/** A reference as the name of a file, tried from where it stands and from the root. */
const candidates = (reference: string, from: string, folders: readonly string[]): string[] => {
  const asked = decoded(reference.split(/[?#]/, 1)[0] ?? '').normalize('NFC')
  const plain = asked.replaceAll('\\', '/')
  const inFolders = [posix.dirname(from), '', ...folders]
  return inFolders
    .map((folder) => posix.join(folder, plain).replace(/^\/+/, ''))
    .filter((name) => !name.startsWith('../'))
}

/** Lets importers read a site; `onRead` hears of each file. */
export const createFiles = (
  site: Site,
  onRead: (name: string) => void = () => undefined,
  limits = limitsFor(false),
): Files => {
  const { textBytes } = limits
  const known = new Set(site.names)
  const folded = new Map(site.names.map((name) => [name.toLowerCase(), name]))
  const used = new Set<string>()
  const pictures = new Set<string>()
  const left: MoveLeft[] = [...site.left]
  const named = new Set<string>()
  return {
    names: site.names,
    limits,
    left,
    pictures,
    has: (name) => known.has(name),
    below: (folder, endings) =>
      site.names.filter((name) => name.startsWith(folder) && (!endings || endings.test(name))),
    text: async (name) => {
      onRead(name)
      used.add(name)
      if (site.sizeOf(name) > textBytes) {
        throw new Refusal(`${name} is longer than ${textBytes / 1024 / 1024} MB`, true)
      }
      return decodeText(await site.read(name))
        .replaceAll('\u0000', '')
        .toWellFormed()
        .replace(/^\ufeff/, '')
    },
    picture: (reference, from, folders = []) => {
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) return undefined
      const found = candidates(reference, from, folders)
        .map((name) => (known.has(name) ? name : folded.get(name.toLowerCase())))
        .find((name) => name !== undefined && pictureEnding.test(name))
      if (found === undefined) return undefined
      used.add(found)
      pictures.add(found)
      return found
    },
    use: (name) => void used.add(name),
    keep: (name) => {
      used.add(name)
      pictures.add(name)
    },
    leave: (source, reason) => {
      used.add(source)
      if (named.has(source)) return
      named.add(source)
      left.push({ source, reason })
    },
    isUsed: (name) => used.has(name),
  }
}

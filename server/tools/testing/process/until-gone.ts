import { expect } from 'vitest'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import type { ServerProcess } from './process.ts'

/** Repeats `work` until the server is gone. */
const untilGone = async (work: (n: number) => Promise<void>): Promise<void> => {
  try {
    for (let n = 0; ; n++) await work(n)
  } catch (error) {
    // A broken connection is expected because the server was killed. An API error would be a fault.
    expect(error).toBeInstanceOf(TypeError)
  }
}

/** Confirmed writes by id: the title of each publication, or null once it was deleted. */
export type ConfirmedWrites = Map<string, string | null>

/** Adds, changes and deletes publications until the server is gone. Records the confirmed writes. */
export const writeUntilGone = (
  server: ServerProcess,
  token: string,
  ledger: ConfirmedWrites,
  name: string,
): Promise<void> => {
  const { publication } = server.client(token)
  return untilGone(async (n) => {
    const title = `${name}-${n}`
    const { data } = await publication.addPublication(publicationFields({ title }))
    ledger.set(data._id, title)
    if (n % 3 === 1) {
      // Without a response, either title is possible.
      ledger.delete(data._id)
      const renamed = await publication.updatePublication({ id: data._id, title: `${title}!` })
      ledger.set(data._id, renamed.data.title)
    }
    if (n % 3 === 2) {
      ledger.delete(data._id)
      await publication.deletePublication({ id: data._id })
      ledger.set(data._id, null)
    }
  })
}

/** Uploads, replaces and deletes pictures until the server is gone. Records those that must be shown. */
export const uploadUntilGone = (
  server: ServerProcess,
  token: string,
  shown: Set<string>,
): Promise<void> => {
  const { logo, profile } = server.client(token)
  return untilGone(async (n) => {
    const { data } = await logo.addLogo({ link: '/', pic: await freshPicture() })
    shown.add(data.logo)
    if (n % 2) {
      shown.delete(data.logo)
      await logo.deleteLogo({ id: data._id })
    }
    const person = await profile.createProfile({ name: 'A', profilePic: await freshPicture() })
    const change = { profileId: person.data._id, profilePic: await freshPicture() }
    shown.add((await profile.updateProfile(change)).data.profilePic)
  })
}

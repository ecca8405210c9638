import { expect } from 'vitest'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import type { ServerProcess } from './process.ts'

/** Does something again and again until the server is gone. */
const untilGone = async (work: (n: number) => Promise<void>): Promise<void> => {
  try {
    for (let n = 0; ; n++) await work(n)
  } catch (error) {
    // The connection broke because the server was killed; a refusal would be a fault.
    expect(error).toBeInstanceOf(TypeError)
  }
}

/** Every write that was answered, by id: the title it has, or null once it was deleted. */
export type Ledger = Map<string, string | null>

/** Adds, changes and deletes until the server is gone, and notes what was answered. */
export const writeUntilGone = (
  server: ServerProcess,
  token: string,
  ledger: Ledger,
  name: string,
): Promise<void> => {
  const { publication } = server.client(token)
  return untilGone(async (n) => {
    const title = `${name}-${n}`
    const { data } = await publication.addPublication(publicationFields({ title }))
    ledger.set(data._id, title)
    if (n % 3 === 1) {
      // Until it is answered nobody knows which of the two it is.
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

/** Uploads, replaces and deletes pictures until the server is gone, and notes those that it must show. */
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

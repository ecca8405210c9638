import { expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app.ts'
import { temporaryFolder } from '#server/tools/testing/database.ts'
import { eventually } from '#server/tools/testing/eventually.ts'
import { expectNothingLeft, whenHoldsHaveEnded } from '#server/tools/testing/leftovers.ts'
import { freshPicture } from '#server/tools/testing/pictures.ts'
import { launchReady, type ServerProcess } from '#server/tools/testing/process.ts'

const rounds = 2
const writers = 4

/** Uploads, replaces and deletes pictures until the server is gone; notes what was answered. */
const uploadUntilGone = async (server: ServerProcess, token: string, shown: Set<string>) => {
  const { logo, profile } = server.client(token)
  try {
    for (let n = 0; ; n++) {
      const { data } = await logo.addLogo({ link: '/', pic: await freshPicture() })
      shown.add(data.logo)
      if (n % 2) {
        shown.delete(data.logo)
        await logo.deleteLogo({ id: data._id })
      }
      const person = (await profile.createProfile({ name: 'A', profilePic: await freshPicture() }))
        .data
      const change = { profileId: person._id, profilePic: await freshPicture() }
      shown.add((await profile.updateProfile(change)).data.profilePic)
    }
  } catch (error) {
    // The connection broke because the server was killed; a refusal would be a fault.
    expect(error).toBeInstanceOf(TypeError)
  }
}

test('a picture that was answered is there after kill -9 at any moment, and none is left over', async () => {
  const dataDir = temporaryFolder()
  const place = { dataDir, databaseUrl: undefined }
  const before = await startTestApp({ place })
  const token = await before.adminToken()
  await before.close()

  const shown = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const server = await launchReady({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    const known = shown.size
    const uploading = Array.from({ length: writers }, () => uploadUntilGone(server, token, shown))
    await eventually(() => expect(shown.size).toBeGreaterThan(known))
    setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 300)
    await Promise.all(uploading)
    expect(await server.ended).toBe('SIGKILL')
    expect(server.output()).not.toContain('"level":50')
  }

  const after = await startTestApp({ place })
  await after.services.media.sweep()
  for (const url of shown) expect((await after.fetch(url, {})).status).toBe(200)
  // Files that were on their way in when the server died have no row.
  await after.services.media.sweep(whenHoldsHaveEnded())
  await expectNothingLeft(after.services)
  for (const url of shown) expect((await after.fetch(url, {})).status).toBe(200)
})

import { describe, expect, test } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { deletePost, updatePost } from '#server/post/store.ts'
import { postSectionStore } from '#server/post/sub-post-store.ts'
import { deleteProfile, journaledProfileEntity } from '#server/profile/store.ts'
import { addPublication, updatePublication } from '#server/publication/store.ts'
import {
  makePost,
  makeProfile,
  makeSubPost,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { waitForLocks } from '#server/tools/testing/database/meanwhile.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { type WriteTransaction, writeInTransaction } from './write.ts'

const ada = { accountId: null, name: 'Ada' }

/** Counts the attempts of writes, because PostgreSQL rolls back one of two deadlocked ones. */
const startWrites = (database: Database) => {
  let tries = 0
  return {
    begin: <T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
      writeInTransaction(database, ada, (tx) => {
        tries++
        return work(tx)
      }),
    tries: () => tries,
  }
}

describe.runIf(databaseKind === 'postgres')('nobody waits for someone who waits for them', () => {
  test('when a project is deleted while one of its sections is changed', async () => {
    const { app, admin } = await startSite()
    const { database } = app.services
    const { _id: postId, category } = await makePost(admin)
    const { _id: sectionId } = await makeSubPost(admin, postId, [])
    const { begin, tries } = startWrites(database)
    const isChanging = Promise.withResolvers<void>()
    const change = begin((tx) =>
      tx.update(postSectionStore.record, sectionId, undefined, async () => {
        await tx.queries
          .updateTable('subPost')
          .set({ sectionName: 'New' })
          .where('_id', '=', sectionId)
          .execute()
        isChanging.resolve()
        await waitForLocks(database)
      }),
    )
    await isChanging.promise
    const deletion = begin((tx) => deletePost(tx, postId, category._id))
    expect((await change).sectionName).toBe('New')
    await deletion
    expect(tries()).toBe(2)
  })

  test('when a person is deleted while a list refers to them again', async () => {
    const { app, admin } = await startSite()
    const { database } = app.services
    const { _id: goes } = await makeProfile(admin)
    const { _id: stays } = await makeProfile(admin)
    const { _id: postId } = await makePost(admin, { contributors: [goes] })
    const author = { name: 'Jane Doe', isEqual: false, isCorresponding: false }
    const authorList = [{ ...author, profileId: goes }]
    const { _id: publicationId } = await writeInTransaction(database, ada, (tx) =>
      addPublication(tx, { ...publicationFields(), authorList }),
    )
    const changes: ((tx: WriteTransaction) => Promise<unknown>)[] = [
      (tx) => updatePost(tx, postId, undefined, { contributors: [stays, goes] }),
      (tx) => updatePublication(tx, publicationId, undefined, { authorList }),
    ]
    for (const change of changes) {
      const { begin, tries } = startWrites(database)
      const isDeleting = Promise.withResolvers<void>()
      const deletion = begin((tx) =>
        tx.remove(journaledProfileEntity, goes, async () => {
          isDeleting.resolve()
          await waitForLocks(database)
          await tx.queries.deleteFrom('profile').where('_id', '=', goes).execute()
          throw new Error('Not this time')
        }),
      ).catch((error: unknown) => String(error))
      await isDeleting.promise
      await begin(change)
      expect(await deletion).toContain('Not this time')
      expect(tries()).toBe(2)
    }
    const { begin } = startWrites(database)
    await begin((tx) => deleteProfile(tx, goes))
    const refused = begin((tx) =>
      updatePost(tx, postId, undefined, { contributors: [stays, goes] }),
    )
    expect((await refusalOf(refused)).status).toBe(400)
  })
})

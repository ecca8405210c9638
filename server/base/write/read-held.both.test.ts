import { describe, expect, test } from 'vitest'
import type { PublicationChanges } from '#contract/publication/publication.ts'
import { fillMissingAltText } from '#server/health/describe-picture.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import { startSendingIssue } from '#server/newsletter/issue-store.ts'
import {
  addSubscriber,
  confirmSubscriber,
  removeUnconfirmedSubscribers,
} from '#server/newsletter/store.ts'
import { updatePost } from '#server/post/store.ts'
import { postSectionStore } from '#server/post/sub-post-store.ts'
import { updatePublication } from '#server/publication/store.ts'
import { addFoundPublication } from '#server/publication/watch/store.ts'
import { makePost, makeSubPost, shareSite } from '#server/tools/testing/content/content.ts'
import { importText, importTexts, waitForImport } from '#server/tools/testing/content/imports.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { callDuringOpenChange } from '#server/tools/testing/database/meanwhile.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { type WriteTransaction, writeInTransaction } from './write.ts'

const ada = { accountId: null, name: 'Ada' }

describe.runIf(databaseKind === 'postgres')('what someone else changes meanwhile counts', () => {
  const site = shareSite()
  const database = () => site().app.services.database
  const whileTheyChange = <T>(
    change: (tx: WriteTransaction) => Promise<unknown>,
    call: () => Promise<T>,
  ) => callDuringOpenChange(database(), change, call)

  describe('of a publication', () => {
    const publish = async (title: string, fields: PublicationChanges = {}) =>
      (
        await site().admin.publication.addPublication({
          ...publicationFields({ title }),
          ...fields,
        })
      ).data
    const read = async (id: string) =>
      (await site().admin.publication.getSinglePublication({ id })).publication
    const changing = (id: string, fields: PublicationChanges) => (tx: WriteTransaction) =>
      updatePublication(tx, id, undefined, fields)
    const find = async (reason: 'retraction' | 'version', publicationId: string, row: object) =>
      addFoundPublication(database().queries, {
        reason,
        publicationId,
        doi: '',
        publication: '{}',
        notice: '',
        profileIds: '[]',
        since: '',
        foundAt: '2026-01-01T00:00:00.000Z',
        ...row,
      })

    test('when a notice about it is accepted', async () => {
      const { _id } = await publish('A study that is taken back')
      const correction = { kind: 'correction' as const, date: '', doi: '10.5555/c', url: '' }
      const retraction = { kind: 'retraction' as const, date: '', doi: '10.5555/r', url: '' }
      const { _id: id } = await find('retraction', _id, { notice: JSON.stringify(retraction) })
      await whileTheyChange(changing(_id, { notices: [correction] }), () =>
        site().admin.publication.acceptFound({ ids: [id] }),
      )
      expect((await read(_id)).notices).toEqual([correction, retraction])
    })

    test('when another version of it is accepted', async () => {
      const before = await publish('Owls of the north')
      const work = { ...before, keywords: ['owls'], publicationDate: '2020-01-01' }
      const publication = JSON.stringify(work)
      const { _id: id } = await find('version', before._id, { publication })
      await whileTheyChange(changing(before._id, { keywords: ['night'] }), () =>
        site().admin.publication.acceptFound({ ids: [id] }),
      )
      expect((await read(before._id)).keywords).toEqual(['night', 'owls'])
    })

    test('when it is merged with another', async () => {
      const { _id: keepId } = await publish('Larks at dawn', { keywords: ['larks'] })
      const { _id: mergeId } = await publish('Larks at dawn, first seen')
      await whileTheyChange(changing(mergeId, { keywords: ['dawn'] }), () =>
        site().admin.publication.mergePublications({ keepId, mergeId }),
      )
      expect((await read(keepId)).keywords).toEqual(['larks', 'dawn'])
    })

    test('when an import fills missing fields, and when that is undone', async () => {
      const { admin } = site()
      const { _id } = await publish('Outlining EEG signals', { doi: '10.5555/eeg.1' })
      const other = '@article{roe, title = {A second work}, author = {Roe, R.}, year = {2019}}'
      const { importId, entries } = await whileTheyChange(
        changing(_id, { venue: 'As typed' }),
        () => importText(admin, `${importTexts.article}\n${other}`, [0, 1]),
      )
      expect((await read(_id)).venue).toBe('As typed')
      const added = entries[1]?.savedAs ?? ''
      await whileTheyChange(changing(added, { title: 'Edited' }), async () => {
        await admin.publication.undoImport({ importId })
        return waitForImport(admin, importId)
      })
      expect((await read(added)).title).toBe('Edited')
    })
  })

  test('when an image gets its alternative text', async () => {
    const { admin } = site()
    const { _id: postId } = await makePost(admin)
    const { _id: id, imageUrls } = await makeSubPost(admin, postId, [await freshPicture()])
    const [url = ''] = imageUrls
    await whileTheyChange(
      (tx) =>
        postSectionStore.update(tx, id, undefined, {
          pictureTexts: [{ url, alt: '', caption: 'Dusk' }],
        }),
      () =>
        writeInTransaction(database(), ada, (tx) =>
          fillMissingAltText({
            tx,
            entity: 'subPost',
            id,
            text: 'Two owls',
            records: journaledEntitiesByName,
            now: new Date(),
          }),
        ),
    )
    const { post } = await admin.post.getSinglePost({ id: postId })
    expect(post.subPost[0]?.pictureTexts).toEqual([{ url, alt: 'Two owls', caption: 'Dusk' }])
  })

  test('when an added entry is undone', async () => {
    const { admin } = site()
    const { _id: postId } = await makePost(admin)
    const { history } = await admin.history.showHistory({ entity: 'post', entityId: postId })
    const { kept } = await whileTheyChange(
      (tx) => updatePost(tx, postId, undefined, { title: 'Edited' }),
      () => admin.history.restoreAll({ historyIds: history.map(({ _id }) => _id) }),
    )
    expect(kept).toEqual([{ entity: 'post', _id: postId }])
    expect((await admin.post.getSinglePost({ id: postId })).post.title).toBe('Edited')
  })

  test('when unconfirmed email addresses are deleted', async () => {
    const email = 'late@navy.example'
    const token = await writeInTransaction(database(), ada, (tx) =>
      addSubscriber(tx, email, email, ''),
    )
    const later = new Date(Date.now() + 8 * 86_400_000)
    await whileTheyChange(
      (tx) => confirmSubscriber(tx, token),
      () => removeUnconfirmedSubscribers(database(), ada, later),
    )
    const { subscribers } = await site().admin.newsletter.showAllSubscribers()
    expect(subscribers).toMatchObject([{ email, confirmed: true }])
  })

  test('when an issue is deleted or restored while sending begins', async () => {
    const { admin } = site()
    const email = 'reader@navy.example'
    await writeInTransaction(database(), ada, async (tx) =>
      confirmSubscriber(tx, await addSubscriber(tx, email, email, '')),
    )
    for (const call of ['delete', 'restore'] as const) {
      const { data } = await admin.issue.createIssue({ subject: 'First words' })
      const { _id: issueId } = data
      await admin.issue.updateIssue({ issueId, subject: 'Last words' })
      const { history } = await admin.history.showHistory({ entity: 'issue', entityId: issueId })
      const historyId = history.find(({ canRestore }) => canRestore)?._id ?? ''
      const refusal = await refusalOf(
        whileTheyChange(
          (tx) => startSendingIssue(tx, issueId, undefined),
          () =>
            call === 'delete'
              ? admin.issue.deleteIssue({ issueId })
              : admin.history.restore({ historyId }),
        ),
      )
      expect([call, refusal.status, refusal.code]).toEqual([call, 409, 'wrongState'])
      const { issues } = await admin.issue.issues()
      expect(issues.find(({ _id }) => _id === issueId)?.subject).toBe('Last words')
    }
  })
})

import { describe, expect, test } from 'vitest'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import { makePost, unknownId } from '#server/tools/testing/content/content.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { listOpenSuggestions } from './store.ts'

const memberEmail = 'grace@salus.example'

/** Starts an app with a project, an editor, and a member with a profile. */
const start = async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  const post = await makePost(admin)
  const own = (await admin.profile.createProfile({ name: 'Grace', about: 'Ships' })).data._id
  const member = app.client(await app.tokenOf(memberEmail, 'Member', own))
  const editor = app.client(await app.tokenOf('editor@salus.example', 'Editor'))
  const fields = { postId: post._id, description: 'The first compiler runs', contributors: [own] }
  const suggestProgress = () => member.suggestion.suggest({ entity: 'researchProgress', fields })
  const lastMail = async () => {
    await app.services.mailQueue.flush()
    return app.mailbox.to(memberEmail).at(-1)
  }
  return { app, editor, member, own, post, fields, suggestProgress, lastMail }
}

describe('progress suggested by a member', () => {
  testOnce(
    'is listed with its project, becomes an entry when accepted, and the note is mailed',
    async () => {
      const { editor, post, fields, suggestProgress, lastMail } = await start()
      const { suggestionId } = await suggestProgress()
      const { suggestions, total } = await editor.suggestion.showSuggestions()
      expect(total).toBe(1)
      expect(suggestions).toMatchObject([
        { _id: suggestionId, entity: 'researchProgress', title: post.title, fields, before: null },
      ])
      const before = await editor.researchProgress.getResearchProgress({ postId: post._id })
      expect(before.total).toBe(0)
      await editor.suggestion.accept({ suggestionId, note: 'Well done & thanks' })
      const after = await editor.researchProgress.getResearchProgress({ postId: post._id })
      expect(after.researchProgress).toMatchObject([
        { description: fields.description, contributors: [{ name: 'Grace' }] },
      ])
      expect((await editor.suggestion.showSuggestions()).total).toBe(0)
      const mail = await lastMail()
      expect(mail?.subject).toContain('was accepted')
      expect(mail?.text).toContain('Well done & thanks')
      expect(mail?.html).toContain('Well done &amp; thanks')
    },
  )

  test('changes nothing when declined, and its author sees the decision', async () => {
    const { editor, member, post, suggestProgress, lastMail } = await start()
    const { suggestionId } = await suggestProgress()
    const own = async () => (await member.suggestion.ownSuggestions()).suggestions
    expect(await own()).toMatchObject([{ state: 'open', title: post.title, decidedBy: '' }])
    await editor.suggestion.decline({ suggestionId, note: 'Not yet' })
    const known = { title: post.title, decidedBy: 'Ada Lovelace', note: 'Not yet' }
    expect(await own()).toMatchObject([{ ...known, _id: suggestionId, state: 'declined' }])
    expect((await editor.suggestion.ownSuggestions()).total).toBe(0)
    const { total } = await editor.researchProgress.getResearchProgress({ postId: post._id })
    expect(total).toBe(0)
    expect((await lastMail())?.text).toContain('Not yet')
    await editor.post.updatePost({ postId: post._id, status: 'draft' })
    expect(await own()).toMatchObject([{ ...known, title: '' }])
  })

  test('is decided once, even by many at the same time', async () => {
    const { app, editor, post, suggestProgress } = await start()
    const { suggestionId } = await suggestProgress()
    const decide = () => editor.suggestion.accept({ suggestionId })
    const decline = () => editor.suggestion.decline({ suggestionId })
    const outcomes = await countConcurrentStatuses(app, [decide, decide, decline])
    expect(outcomes).toEqual({ 200: 1, 409: 2 })
    const { total } = await editor.researchProgress.getResearchProgress({ postId: post._id })
    expect(total).toBeLessThanOrEqual(1)
  })

  test('stays open while its project is in the trash, and is deleted with it', async () => {
    const { editor, post, suggestProgress } = await start()
    const { suggestionId } = await suggestProgress()
    await editor.post.deletePost({ postId: post._id, categoryId: post.category._id })
    const refusal = await refusalOf(editor.suggestion.accept({ suggestionId }))
    expect(refusal).toMatchObject({ status: 404, message: expect.stringContaining('in the trash') })
    const { suggestions } = await editor.suggestion.showSuggestions()
    expect(suggestions).toMatchObject([{ title: post.title, isInTrash: true }])
    await editor.trash.deleteForGood({ entity: 'post', id: post._id })
    expect((await editor.suggestion.showSuggestions()).suggestions).toEqual([])
  })
})

testOnce(
  'a suggested change of a person is shown with current values, and keeps other fields',
  async () => {
    const { editor, member, own } = await start()
    const fields = { about: 'Compilers', secret: 'dropped' }
    const { suggestionId } = await member.suggestion.suggest({ entity: 'profile', id: own, fields })
    const [shown] = (await editor.suggestion.showSuggestions()).suggestions
    expect(shown).toMatchObject({ title: 'Grace', before: { about: 'Ships' } })
    expect(shown?.fields).toEqual({ about: 'Compilers' })
    await editor.suggestion.accept({ suggestionId })
    const { profile } = await editor.profile.getSingleProfile({ id: own })
    expect(profile).toMatchObject({ name: 'Grace', about: 'Compilers' })
  },
)

test('a suggestion for a trashed entry is marked, and can be accepted after the entry is restored', async () => {
  const { editor, member, own, post } = await start()
  const { data: progress } = await editor.researchProgress.createResearchProgress({
    postId: post._id,
    description: 'Begun',
  })
  const suggest = (entity: 'profile' | 'researchProgress', id: string, fields: object) =>
    member.suggestion.suggest({ entity, id, fields: { ...fields } })
  const ids = [
    (await suggest('profile', own, { about: 'Compilers' })).suggestionId,
    (await suggest('researchProgress', progress._id, { description: 'Done' })).suggestionId,
  ]
  await editor.profile.deleteProfile({ profileId: own })
  await editor.post.deletePost({ postId: post._id, categoryId: post.category._id })
  const { suggestions } = await editor.suggestion.showSuggestions()
  expect(suggestions).toMatchObject([
    { title: 'Grace', isInTrash: true },
    { title: post.title, isInTrash: true },
  ])
  for (const suggestionId of ids) {
    const { message } = await refusalOf(editor.suggestion.accept({ suggestionId }))
    expect(message).toContain('is in the trash. Bring it back first')
  }
  await editor.trash.restore({ entity: 'profile', id: own })
  await editor.trash.restore({ entity: 'post', id: post._id })
  for (const suggestionId of ids) await editor.suggestion.accept({ suggestionId })
})

test('open suggestions are deleted with permanently deleted entries, but not with trashed ones', async () => {
  const { app, editor, member, own, post } = await start()
  const { data: progress } = await editor.researchProgress.createResearchProgress({
    postId: post._id,
    description: 'Begun',
  })
  const profile = { entity: 'profile', id: own } as const
  const { suggestionId } = await member.suggestion.suggest({ ...profile, fields: { about: 'x' } })
  await editor.suggestion.decline({ suggestionId })
  await member.suggestion.suggest({ ...profile, fields: { about: 'Compilers' } })
  const done = { description: 'Done', contributors: [own] }
  await member.suggestion.suggest({ entity: 'researchProgress', id: progress._id, fields: done })
  const other = await makePost(editor, { category: post.category._id })
  const ofOther = { ...done, postId: other._id }
  await member.suggestion.suggest({ entity: 'researchProgress', fields: ofOther })
  const open = async () =>
    (await listOpenSuggestions(app.services.database.queries, {})).suggestions.map(
      ({ title }) => title,
    )

  await editor.profile.deleteProfile({ profileId: own })
  await editor.post.deletePost({ postId: post._id, categoryId: post.category._id })
  await deleteExpiredData(app.services)
  expect(await open()).toEqual(['Grace', post.title, other.title])
  await editor.trash.deleteForGood(profile)
  expect(await open()).toEqual([post.title, other.title])
  // Decided suggestions remain visible to their author.
  const { suggestions } = await member.suggestion.ownSuggestions()
  expect(suggestions.map(({ state }) => state)).toEqual(['open', 'open', 'declined'])

  app.advance(days(30) - 60_000)
  await deleteExpiredData(app.services)
  expect(await open()).toEqual([post.title, other.title])
  app.advance(120_000)
  await deleteExpiredData(app.services)
  expect(await open()).toEqual([other.title])
})

test('entries that a member may not see are not found', async () => {
  const { editor, member } = await start()
  const { data: person } = await editor.profile.createProfile({ name: 'X', status: 'draft' })
  const hidden = await makePost(editor, { status: 'draft' })
  const { data: step } = await editor.researchProgress.createResearchProgress({
    postId: hidden._id,
    description: 'Begun',
  })
  const suggest = async (entity: 'profile' | 'researchProgress', id: string, fields: object) =>
    (await refusalOf(member.suggestion.suggest({ entity, id, fields: { ...fields } }))).toBody()
  expect(await suggest('profile', person._id, { about: 'x' })).toEqual(
    await suggest('profile', unknownId, { about: 'x' }),
  )
  expect(await suggest('researchProgress', step._id, { description: 'x' })).toEqual(
    await suggest('researchProgress', unknownId, { description: 'x' }),
  )
})

testOnce('a member cannot list or decide suggestions', async () => {
  const { member, suggestProgress } = await start()
  const { suggestionId } = await suggestProgress()
  expect((await refusalOf(member.suggestion.showSuggestions())).status).toBe(403)
  expect((await refusalOf(member.suggestion.accept({ suggestionId }))).status).toBe(403)
})

testOnce('an invalid suggestion is rejected with field errors', async () => {
  const { member, own } = await start()
  const suggest = (input: Parameters<typeof member.suggestion.suggest>[0]) =>
    refusalOf(member.suggestion.suggest(input))
  const entity = 'researchProgress' as const
  expect(await suggest({ entity, fields: { description: 'x' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'fields.postId' }],
  })
  expect(await suggest({ entity, fields: { postId: unknownId, description: ' ' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'fields.description' }],
  })
  expect(await suggest({ entity, fields: { postId: unknownId, description: 'x' } })).toMatchObject({
    status: 404,
  })
  expect((await suggest({ entity: 'profile', fields: { about: 'x' } })).status).toBe(400)
  expect((await suggest({ entity: 'profile', id: own, fields: {} })).status).toBe(400)
})

test('a suggestion needs the entry’s version if its field was changed since', async () => {
  const { editor, member, own } = await start()
  const suggest = async (fields: Record<string, string>) =>
    (await member.suggestion.suggest({ entity: 'profile', id: own, fields })).suggestionId
  const suggestionId = await suggest({ about: 'Compilers' })
  const other = await suggest({ pronouns: 'she/her' })
  await editor.profile.updateProfile({ profileId: own, about: 'Ships and planes' })
  const read = async () => (await editor.profile.getSingleProfile({ id: own })).profile
  const { version } = await read()
  const refusal = await refusalOf(editor.suggestion.accept({ suggestionId }))
  expect(refusal).toMatchObject({
    status: 409,
    code: 'staleVersion',
    outdated: {
      version,
      differences: [{ field: 'about', suggested: 'Compilers', now: 'Ships and planes' }],
    },
  })
  // A change of another field needs no confirmation.
  await editor.suggestion.accept({ suggestionId: other })
  const stale = await refusalOf(editor.suggestion.accept({ suggestionId, version }))
  expect(stale).toMatchObject({ status: 409, outdated: { version: (await read()).version } })
  await editor.suggestion.accept({ suggestionId, version: (await read()).version })
  expect((await read()).about).toBe('Compilers')
})

import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app.ts'
import { outcomesOf } from '#server/tools/testing/at-once.ts'
import { makePost, unknownId } from '#server/tools/testing/content.ts'
import { refusalOf } from '#server/tools/testing/refusal.ts'

const memberEmail = 'grace@salus.example'

/** A project, a member with a profile of their own, and an editor. */
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

describe('new progress that a member suggests', () => {
  test('waits beside its project, becomes an entry with one press, and the note is mailed', async () => {
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
  })

  test('changes nothing when it is declined', async () => {
    const { editor, post, suggestProgress, lastMail } = await start()
    const { suggestionId } = await suggestProgress()
    await editor.suggestion.decline({ suggestionId, note: 'Not yet' })
    const { total } = await editor.researchProgress.getResearchProgress({ postId: post._id })
    expect(total).toBe(0)
    expect((await lastMail())?.text).toContain('Not yet')
  })

  test('is decided once, however many do so at the same moment', async () => {
    const { app, editor, post, suggestProgress } = await start()
    const { suggestionId } = await suggestProgress()
    const decide = () => editor.suggestion.accept({ suggestionId })
    const decline = () => editor.suggestion.decline({ suggestionId })
    const outcomes = await outcomesOf(app, [decide, decide, decline])
    expect(outcomes).toEqual({ 200: 1, 409: 2 })
    const { total } = await editor.researchProgress.getResearchProgress({ postId: post._id })
    expect(total).toBeLessThanOrEqual(1)
  })

  test('stays open when what it is for has gone', async () => {
    const { editor, post, suggestProgress } = await start()
    const { suggestionId } = await suggestProgress()
    await editor.post.deletePost({ postId: post._id, categoryId: post.category._id })
    expect((await refusalOf(editor.suggestion.accept({ suggestionId }))).status).toBe(404)
    expect((await editor.suggestion.showSuggestions()).total).toBe(1)
    await editor.suggestion.decline({ suggestionId })
  })
})

test('a suggested change of a person is shown beside what is there, and keeps the rest', async () => {
  const { editor, member, own } = await start()
  const fields = { about: 'Compilers', secret: 'dropped' }
  const { suggestionId } = await member.suggestion.suggest({ entity: 'profile', id: own, fields })
  const [shown] = (await editor.suggestion.showSuggestions()).suggestions
  expect(shown).toMatchObject({ title: 'Grace', before: { about: 'Ships' } })
  expect(shown?.fields).toEqual({ about: 'Compilers' })
  await editor.suggestion.accept({ suggestionId })
  const { profile } = await editor.profile.getSingleProfile({ id: own })
  expect(profile).toMatchObject({ name: 'Grace', about: 'Compilers' })
})

test('a member neither reads nor decides', async () => {
  const { member, suggestProgress } = await start()
  const { suggestionId } = await suggestProgress()
  expect((await refusalOf(member.suggestion.showSuggestions())).status).toBe(403)
  expect((await refusalOf(member.suggestion.accept({ suggestionId }))).status).toBe(403)
})

test('what cannot be suggested is refused where it is wrong', async () => {
  const { member, own } = await start()
  const suggest = (input: Parameters<typeof member.suggestion.suggest>[0]) =>
    refusalOf(member.suggestion.suggest(input))
  const entity = 'researchProgress' as const
  expect(await suggest({ entity, fields: { description: 'x' } })).toMatchObject({
    ...{ status: 400, errors: [{ path: 'fields.postId' }] },
  })
  expect(await suggest({ entity, fields: { postId: unknownId, description: ' ' } })).toMatchObject({
    ...{ status: 400, errors: [{ path: 'fields.description' }] },
  })
  expect(await suggest({ entity, fields: { postId: unknownId, description: 'x' } })).toMatchObject({
    status: 404,
  })
  expect((await suggest({ entity: 'profile', fields: { about: 'x' } })).status).toBe(400)
  expect((await suggest({ entity: 'profile', id: own, fields: {} })).status).toBe(400)
})

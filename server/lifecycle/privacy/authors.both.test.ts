import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { makePost } from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const former = 'A former account'
/** Name of every account that a test opens. */
const name = 'Ada Lovelace'

const start = async () => {
  const app = await startTestApp({ parts: () => ({ privateHooks: true }) })
  const owner = app.client(await app.adminToken('owner@salus.example'))
  const person = async (email: string) => {
    const client = app.client(await app.tokenOf(email, 'SuperAdmin'))
    return { email, client }
  }
  const eve = await person('eve@salus.example')
  const ada = await person('ada@salus.example')
  const { data: profile } = await owner.profile.createProfile({
    name: 'Grace',
    about: 'Ships',
    profilePic: await freshPicture(),
  })
  const member = app.client(await app.tokenOf('grace@salus.example', 'Member', profile._id))
  return { app, owner, eve, ada, member, profile }
}

type Started = Awaited<ReturnType<typeof start>>

/** Performs every action that records an author. `key` distinguishes the work of two people. */
const work = async ({ owner, member, profile }: Started, by: SalusClient, key: string) => {
  const { data: category } = await by.category.addCategory({ name: `Category ${key}` })
  const finding = { check: 'categoryEmpty', entity: 'category', id: category._id } as const
  await by.health.setAside({ ...finding, reason: 'It will be filled' })
  const post = await makePost(owner, { title: `Project ${key}` })
  await by.draft.saveDraft({ entity: 'post', id: post._id, fields: { title: `New ${key}` } })
  const { data: hook } = await by.hook.createHook({
    url: `http://127.0.0.1/${key}`,
    events: ['message'],
  })
  await by.administrator.invite({ email: `guest.${key}@example.org` })
  const decide = async (decision: 'accept' | 'decline') => {
    const { suggestionId } = await member.suggestion.suggest({
      entity: 'profile',
      id: profile._id,
      fields: { about: `${decision} ${key}` },
    })
    await by.suggestion[decision]({ suggestionId })
    return suggestionId
  }
  return {
    category: category._id,
    post: post._id,
    hook: hook._id,
    guest: `guest.${key}@example.org`,
    accepted: await decide('accept'),
    declined: await decide('decline'),
  }
}

/** Reads the names of authors recorded by `work`. */
const readNames = async (
  { app, owner, member }: Started,
  done: Awaited<ReturnType<typeof work>>,
) => {
  const { history } = await owner.history.showHistory({
    entity: 'category',
    entityId: done.category,
  })
  const { draft } = await owner.draft.getDraft({ entity: 'post', id: done.post })
  const { hooks } = await owner.hook.hooks()
  const { invitations } = await owner.administrator.showAllAdministrators()
  const { suggestions } = await member.suggestion.ownSuggestions()
  const aside = await app.services.database.queries
    .selectFrom('healthAside')
    .select('actor')
    .where('entityId', '=', done.category)
    .executeTakeFirst()
  const decidedBy = (id: string) => suggestions.find(({ _id }) => _id === id)?.decidedBy
  return {
    history: history[0]?.actor,
    draft: draft.updatedBy,
    aside: aside?.actor,
    hook: hooks.find(({ _id }) => _id === done.hook)?.createdBy,
    invitation: invitations.find(({ email }) => email === done.guest)?.invitedBy,
    accepted: decidedBy(done.accepted),
    declined: decidedBy(done.declined),
  }
}
const everywhere = (each: string) => ({
  history: each,
  draft: each,
  aside: each,
  hook: each,
  invitation: each,
  accepted: each,
  declined: each,
})

test('erasing a person removes the name from their actions, but not from those of a namesake', async () => {
  const started = await start()
  const { owner, eve, ada } = started
  const [byEve, byAda] = [
    await work(started, eve.client, 'eve'),
    await work(started, ada.client, 'ada'),
  ]
  expect(await readNames(started, byEve)).toEqual(everywhere(name))
  await owner.privacy.erase({ email: eve.email })
  expect(await readNames(started, byEve)).toEqual(everywhere(former))
  expect(await readNames(started, byAda)).toEqual(everywhere(name))
  expect((await refusalOf(eve.client.auth.me())).code).toBe('notSignedIn')
})

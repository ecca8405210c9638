import { describe, expect, test } from 'vitest'
import { webhookEvents } from '#contract/hook/hook.ts'
import { updateAccountRightsAndState } from '#server/administrator/store.ts'
import { createAccount, defaultAccountRights } from '#server/auth/store.ts'
import { addSuggestion } from '#server/lifecycle/suggestion/store.ts'
import { customPageStore } from '#server/page/store.ts'
import { acceptFoundInTransaction } from '#server/publication/found-store.ts'
import { addFoundPublication } from '#server/publication/watch/store.ts'
import { refuseLanguageCodesUsedInPaths } from '#server/site/languages-record-store.ts'
import { updateSiteLanguages } from '#server/site/languages-store.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import {
  makePost,
  makeProfile,
  shareSite,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { importText, importTexts } from '#server/tools/testing/content/imports.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { callDuringOpenChange } from '#server/tools/testing/database/meanwhile.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import type { WriteTransaction } from './base/write/write.ts'

describe('with concurrent requests', () => {
  const site = shareSite({ parts: () => ({ privateHooks: true }) })

  test('there are at most 20 hooks', async () => {
    const { app, admin } = site()
    const add = () =>
      admin.hook.createHook({ url: 'http://127.0.0.1:9/', events: [...webhookEvents] })
    for (let n = 0; n < 19; n++) await add()
    expect(
      await countConcurrentStatuses(
        app,
        Array.from({ length: 6 }, () => add),
      ),
    ).toEqual({ 200: 1, 400: 5 })
    expect((await admin.hook.hooks()).hooks).toHaveLength(20)
  })
})

describe.runIf(databaseKind === 'postgres')('uncommitted changes of others count', () => {
  const page = { path: '/de/join', title: 'Join us', content: 'Here', status: 'draft' } as const
  const chooseGerman = async (tx: WriteTransaction) => {
    await refuseLanguageCodesUsedInPaths(tx.queries, ['en', 'de'])
    await updateSiteLanguages(tx, undefined, ['en', 'de'])
  }

  test('when a language is chosen whose prefix is the path of a new page', async () => {
    const { app, admin } = await startSite()
    const refusal = await refusalOf(
      callDuringOpenChange(
        app.services.database,
        (tx) => customPageStore.add(tx, page),
        () => admin.site.updateLanguages({ languages: ['en', 'de'] }),
      ),
    )
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'languages.1' }] })
  })

  test('when a page is added, moved or restored at the prefix of a new language', async () => {
    const { app, admin } = await startSite()
    const { data: other } = await admin.page.createPage({ ...page, path: '/join' })
    const { data: gone } = await admin.page.createPage({ ...page, path: '/de' })
    await admin.page.deletePage({ pageId: gone._id })
    for (const call of [
      () => admin.page.createPage(page),
      () => admin.page.updatePage({ pageId: other._id, path: '/de/join' }),
      () => admin.trash.restore({ entity: 'page', id: gone._id }),
    ]) {
      const refusal = await refusalOf(
        callDuringOpenChange(app.services.database, chooseGerman, call),
      )
      expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'path' }] })
      await admin.site.updateLanguages({ languages: ['en'] })
    }
  })

  test('when a text is translated into a language that becomes the main one or is removed', async () => {
    const { app, admin } = await startSite()
    const { _id: id } = await makePost(admin)
    const translate = () =>
      admin.translation.saveTranslation({
        entity: 'post',
        id,
        lang: 'de',
        fields: { title: 'Titel' },
      })
    await admin.site.updateLanguages({ languages: ['en', 'de'] })
    for (const languages of [['en'], ['de', 'en']]) {
      await admin.site.updateLanguages({ languages: ['en', 'de'] })
      const choose = async (tx: WriteTransaction) => {
        await refuseLanguageCodesUsedInPaths(tx.queries, languages)
        await updateSiteLanguages(tx, undefined, languages)
      }
      const refusal = await refusalOf(
        callDuringOpenChange(app.services.database, choose, translate),
      )
      expect(refusal, languages[0]).toMatchObject({ status: 400, errors: [{ path: 'lang' }] })
    }
  })

  test('when a member makes the fiftieth suggestion', async () => {
    const { app, admin } = await startSite()
    const { database, now } = app.services
    const { _id: postId } = await makePost(admin)
    const { _id: own } = await makeProfile(admin)
    const member = app.client(await app.tokenOf('member@salus.example', 'Member', own))
    const { user } = await member.auth.me()
    const entity = 'researchProgress'
    const fields = { postId, description: 'Runs', contributors: [own] }
    const suggest = () => member.suggestion.suggest({ entity, fields })
    for (let n = 0; n < 49; n++) await suggest()
    const keep = (tx: WriteTransaction) =>
      addSuggestion(tx.queries, user._id, { entity, entityId: '', fields }, now())
    expect((await refusalOf(callDuringOpenChange(database, keep, suggest))).code).toBe('wrongState')
    expect((await member.suggestion.ownSuggestions()).total).toBe(50)
  })

  test('when a person is invited during their sign-up', async () => {
    const { app, admin } = await startSite()
    const email = 'ada@navy.example'
    const refusal = await refusalOf(
      callDuringOpenChange(
        app.services.database,
        (tx) =>
          createAccount(tx, { username: 'Ada', email, passwordHash: '' }, async () => ({
            ...defaultAccountRights,
            state: 'waiting',
          })),
        () => admin.administrator.invite({ email }),
      ),
    )
    expect(refusal).toMatchObject({ status: 409, code: 'accountExists' })
    expect((await admin.administrator.showAllAdministrators()).invitations).toEqual([])
  })

  test('when a key is made by an account that is being closed', async () => {
    const { app, admin } = await startSite()
    const hers = app.client(await app.adminToken('grace@salus.example'))
    const { user } = await hers.auth.me()
    const refusal = await refusalOf(
      callDuringOpenChange(
        app.services.database,
        (tx) => updateAccountRightsAndState(tx, user._id, { state: 'revoked' }),
        () => hers.key.createKey({ name: 'Late' }),
      ),
    )
    expect(refusal).toMatchObject({ status: 403, code: 'accountClosed' })
    expect((await admin.key.keys()).keys).toEqual([])
  })

  test('when a preview is shared by an account that is being closed', async () => {
    const { app, admin } = await startSite()
    const { _id: id } = await makePost(admin, { status: 'draft' })
    const hers = app.client(await app.adminToken('grace@salus.example'))
    const { user } = await hers.auth.me()
    const refusal = await refusalOf(
      callDuringOpenChange(
        app.services.database,
        (tx) => updateAccountRightsAndState(tx, user._id, { state: 'revoked' }),
        () => hers.preview.sharePreview({ entity: 'post', id }),
      ),
    )
    expect(refusal).toMatchObject({ status: 403, code: 'accountClosed' })
    const { queries } = app.services.database
    expect(await queries.selectFrom('previewToken').selectAll().execute()).toEqual([])
  })

  test('when a work is found twice, or found and imported', async () => {
    const { app, admin } = await startSite()
    const { database } = app.services
    const find = async (doi: string) => {
      const work = { ...publicationFields({ title: `Owls ${doi}` }), datePrecision: 'day', doi }
      return (
        await addFoundPublication(database.queries, {
          reason: 'new',
          publicationId: '',
          doi,
          publication: JSON.stringify(work),
          notice: '',
          profileIds: '[]',
          since: '',
          foundAt: '2026-01-01T00:00:00.000Z',
        })
      )._id
    }
    const doi = '10.5555/owls.1'
    const [one, two] = [await find(doi), await find(doi)]
    await callDuringOpenChange(
      database,
      (tx) => acceptFoundInTransaction(tx, { ids: [one] }),
      () => admin.publication.acceptFound({ ids: [two] }),
    )
    const three = await find('10.5555/eeg.1')
    await callDuringOpenChange(
      database,
      (tx) => acceptFoundInTransaction(tx, { ids: [three] }),
      () => importText(admin, importTexts.article, [0]),
    )
    const { publications } = await admin.publication.showAllPublications({ status: 'all' })
    expect(publications.map((each) => each.doi).toSorted()).toEqual(['10.5555/eeg.1', doi])
  })
})

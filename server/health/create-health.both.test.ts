import { beforeAll, describe, expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { HealthFinding } from '#contract/health/health.ts'
import { enqueueTask } from '#server/base/db/work.ts'
import { addFoundPublication } from '#server/publication/watch/store.ts'
import { findLowContrastPairs } from '#server/site/contrast-store.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import {
  makeCategory,
  makeMilestone,
  makePost,
  makeProfile,
  makeSubPost,
  type Site,
  shareSite,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { startFakeServices } from '#server/tools/testing/services/fake-services.ts'
import { healthChecks } from './checks/index.ts'

const orcid = '0000-0002-1825-0097'
const large = (color: string) => pictureFile({ width: 800, height: 600, color })

/** Starts a site without findings, and helpers that add entries. */
const startWell = async (site: Site) => {
  const { admin, app } = site
  const category = await makeCategory(admin)
  const person = await makeProfile(admin, {
    name: 'Ada Lovelace',
    orcid,
    profilePic: await large('#112233'),
    positions: [{ title: 'Professor', team: '', from: '2020', until: '' }],
  })
  await admin.team.add({ name: 'Everyone', peoples: [person._id] })
  const project = await makePost(admin, { title: 'Good project', category: category._id })
  let made = 0
  /** Publishes a publication without findings except through `fields`. */
  const publish = async (fields: object = {}) => {
    const number = ++made
    const words = ['Owls', 'Larks', 'Robins', 'Wrens', 'Swifts', 'Finches', 'Kestrels', 'Herons']
    const title = `${words[number % words.length]} in the ${number}th valley and what they sing`
    const { data } = await admin.publication.addPublication({
      ...publicationFields({ title, publicationLink: 'https://bird.example/a' }),
      doi: `10.5555/${number}`,
      abstract: 'What we did.',
      projects: [project._id],
      authorList: [author('Ada Lovelace', person._id)],
      ...fields,
    })
    return data
  }
  await publish()
  await makeMilestone(admin, project._id, { dueDate: '2020-01-01', status: 'Completed' })
  await app.services.mailQueue.flush()
  return { ...site, category, person, project, publish }
}

const author = (name: string, profileId = '') => ({
  name,
  profileId,
  isEqual: false,
  isCorresponding: false,
})

const findings = async (client: SalusClient) => {
  const answer = await client.health.findings({ limit: 500 })
  expect(answer.checks.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total)
  expect(answer.findings).toHaveLength(answer.total)
  return answer.findings
}

const named = (all: readonly HealthFinding[]) =>
  all.map(({ check, id }) => `${check} ${id}`).toSorted()

/** Adds items with the defects that only items have. Returns the ids of the defective items by check. */
const spoilItems = async (admin: SalusClient) => {
  const field = { key: 'place', label: 'Place', type: 'line' as const }
  const refers = { key: 'lead', label: 'Lead', type: 'people' as const }
  const { data: talks } = await admin.collection.addCollection({
    names: { one: 'Talk', many: 'Talks' },
    look: 'cards',
    dates: 'day',
    fields: [field, refers],
  })
  const add = async (collection: string, title: string, more: object = {}) =>
    (await admin.item.addItem({ collection, title, ...more })).data._id
  const values = { place: 'Graz' }
  const pic = await large('#556677')
  await add('talks', 'Good', { values, pic, date: '2020-01-01' })
  const itemWithoutPicture = await add('talks', 'Bare', { values })
  const itemWithoutRequiredValue = await add('talks', 'Nowhere', { pic })
  await admin.collection.updateCollection({
    collectionId: talks._id,
    fields: [{ ...field, required: true }, refers],
  })
  await admin.collection.addCollection({
    names: { one: 'Position', many: 'Positions' },
    schema: 'JobPosting',
    past: 'together',
    dates: 'span',
    hasPages: true,
  })
  const positionStillOpen = await add('positions', 'Closed', { until: '2020-01-01' })
  const open = await add('positions', 'Open', { until: '2999-01-01' })
  await admin.page.createPage({
    title: 'To items',
    path: '/to-items',
    content: `[Talks](/talks), [one](/positions/${open}/old-title)`,
  })
  return { itemWithoutPicture, itemWithoutRequiredValue, positionStillOpen }
}

/** Adds one defect of every kind. Returns the ids of the defective entries. */
const spoil = async ({
  admin,
  app,
  category,
  person,
  project,
  publish,
}: Awaited<ReturnType<typeof startWell>>) => {
  const { queries } = app.services.database
  const spoiled: Record<string, string> = {}
  const profilePic = await large('#223344')
  const one = async (fields: object) =>
    (await makeProfile(admin, { orcid: '', isAlumni: 'true', profilePic, ...fields }))._id
  spoiled.personWithoutPicture = await one({ profilePic: undefined })
  spoiled.personWithoutOrcid = await one({ isAlumni: 'false' })
  spoiled.personWithEndedPosition = await one({
    isAlumni: '',
    orcid: '0000-0001-5109-3700',
    positions: [{ title: 'Student', team: '', from: '2018', until: '2021-06' }],
  })
  spoiled.publicationWithoutDoi = (await publish({ doi: '' }))._id
  spoiled.publicationWithoutAbstract = (await publish({ abstract: '' }))._id
  spoiled.publicationWithoutProject = (await publish({ projects: [] }))._id
  spoiled.publicationWithoutYear = (await publish())._id
  // As an import saves a work whose source names no year.
  await queries
    .updateTable('publication')
    .set({ publicationDate: '' })
    .where('_id', '=', spoiled.publicationWithoutYear)
    .execute()
  spoiled.publicationWithoutLinkedAuthor = (
    await publish({ authorList: [author('Ada Lovelace')] })
  )._id
  await publish({ title: 'A quiet study of nightingales at dusk' })
  const twin = await publish({ title: 'A quiet study of nightingale at dusk' })
  spoiled.publicationNearDuplicate = twin._id
  const retracted = await publish({ title: 'Something that was taken back by its publisher' })
  spoiled.publicationNoticeNotShown = retracted._id
  await addFoundPublication(queries, {
    reason: 'retraction',
    publicationId: retracted._id,
    doi: '10.5555/retraction',
    publication: JSON.stringify(retracted),
    notice: JSON.stringify({ kind: 'retraction', date: '', doi: '10.5555/retraction', url: '' }),
    profileIds: '[]',
    since: '',
    foundAt: '2026-01-01T00:00:00.000Z',
  })
  const late = { dueDate: '2020-01-01', status: 'Planned' }
  spoiled.milestoneLate = (await makeMilestone(admin, project._id, late))._id
  spoiled.categoryEmpty = (await makeCategory(admin))._id
  spoiled.teamEmpty = (await admin.team.add({ name: 'Nobody' })).data._id
  const page = async (title: string, content: string) =>
    (await admin.page.createPage({ title, path: `/${title.toLowerCase()}`, content })).data._id
  spoiled.linkBroken = await page('Lost', `[Us](/join-us) and [a project](/project/${project._id})`)
  spoiled.linkDead = await page('Elsewhere', '[There](https://dead.example/x)')
  // As after an update that added a built-in page at this path.
  spoiled.pageUnreachable = await page('Shadowed', 'Our own list')
  await queries
    .updateTable('page')
    .set({ path: '/publications/ours' })
    .where('_id', '=', spoiled.pageUnreachable)
    .execute()
  await page(
    'Well',
    `# A\n\n## B\n\n[Owls](/project/${project._id})\n\n\`\`\`\n#### no heading\n\`\`\``,
  )
  spoiled.headingOrder = await page('Levels', '## One\n\n#### Three')
  const section = await makeSubPost(admin, project._id, [await large('#445566')])
  spoiled.pictureWithoutAlt = section._id
  const small = await pictureFile({ width: 100, height: 80 })
  spoiled.pictureTooSmall = (await makePost(admin, { category: category._id, image: small }))._id
  spoiled.draftOld = (
    await admin.publication.addPublication({ title: 'Begun', status: 'draft' })
  ).data._id
  const unused = await app.tokenOf('old@navy.example', 'Editor')
  spoiled.accountUnused = (await app.client(unused).auth.me()).user._id
  const mail = { to: 'secret@visitor.example', subject: 'S', text: 'T', html: '<p>T</p>' }
  spoiled.mailWaiting = '01hzzzzzzzzzzzzzzzzzzzzzzm'
  await enqueueTask(queries, {
    _id: spoiled.mailWaiting,
    kind: 'mailQueue',
    createdAt: '2026-01-01T00:00:00.000Z',
    tries: 3,
    nextAt: '2999-01-01T00:00:00.000Z',
    data: JSON.stringify(mail),
  })
  await queries
    .insertInto('installation')
    .values({ name: 'backupsAfter', value: '2026-01-01' })
    .execute()
  spoiled.backupOld = 'last'
  Object.assign(spoiled, await spoilItems(admin))
  expect(person._id).not.toBe('')
  return spoiled
}

/** Adds defects of age: an old draft and an unused account. */
const grow = async ({ app }: Pick<Site, 'app'>) => {
  app.advance(days(400))
  return app.client(await app.adminToken('fresh@navy.example'))
}

test('one defect of every kind is found and nothing else, and fixing each removes its finding', async () => {
  const site = await startWell(await startSite())
  const { app } = site
  expect(await findings(site.admin)).toEqual([])
  const spoiled = await spoil(site)
  const admin = await grow(site)
  const { queries } = app.services.database
  // The account of this test has not been used either.
  const { user } = await admin.auth.me()
  await queries
    .updateTable('accountUse')
    .set({ usedAt: app.services.now().toISOString() })
    .where('accountId', '!=', spoiled.accountUnused ?? '')
    .execute()
  expect(user.email).toBe('fresh@navy.example')
  await admin.health.findings()
  const checkedAt = app.services.now().toISOString()
  const dead = { status: 404, said: 'not found', checkedAt }
  await queries
    .insertInto('healthAnswer')
    .values([
      { url: 'https://dead.example/x', ...dead },
      { url: 'https://bird.example/a', ...dead, status: 200, said: 'is there' },
    ])
    .execute()

  const all = await findings(admin)
  const expected = Object.entries(spoiled).map(([check, id]) => `${check} ${id}`)
  expect(named(all)).toEqual(expected.toSorted())
  // Every check has an example, except colours: no accent colour leads to unreadable ones.
  const examples = [...Object.keys(spoiled), 'translationMissing', 'translationOutdated']
  expect([...examples, 'colourContrast'].toSorted()).toEqual(
    healthChecks.map(({ name }) => name).toSorted(),
  )
  expect(JSON.stringify(all)).not.toMatch(/visitor\.example/)
  for (const { path, text, title } of all) {
    expect([path.startsWith('/'), text.length > 10, title !== '']).toEqual([true, true, true])
  }

  // Also in pages and for one check.
  const [first] = (await admin.health.findings({ limit: 1, offset: 3 })).findings
  expect(first).toEqual(all[3])
  const some = await admin.health.findings({ check: 'teamEmpty' })
  expect([some.total, some.findings[0]?.id]).toEqual([1, spoiled.teamEmpty])
  expect(await refusalOf(admin.health.findings({ check: 'nothing' }))).toMatchObject({
    status: 400,
  })

  // Editors do not see findings about accounts.
  const editor = app.client(await app.tokenOf('editor@navy.example', 'Editor'))
  const seen = (await editor.health.findings({ limit: 500 })).checks.map(({ name }) => name)
  expect(seen).not.toContain('accountUnused')
  expect(await refusalOf(editor.health.findings({ check: 'accountUnused' }))).toMatchObject({
    status: 400,
  })

  // Findings with an immediate fix.
  for (const { check, entity, id, mend, asks } of all) {
    if (mend === '') continue
    await admin.health.mend({ check, entity, id, ...(asks && { text: 'Two owls' }) })
    if (entity === 'mail') await app.services.mailQueue.flush()
    const { findings: left } = await admin.health.findings({ check })
    expect([check, left]).toEqual([check, []])
  }
  // Findings that need their form.
  const by: Record<string, () => Promise<unknown>> = {
    personWithoutPicture: async () =>
      admin.profile.updateProfile({
        profileId: spoiled.personWithoutPicture ?? '',
        profilePic: await large('#998877'),
      }),
    personWithoutOrcid: () =>
      admin.profile.updateProfile({
        profileId: spoiled.personWithoutOrcid ?? '',
        orcid: '0000-0003-1415-9269',
      }),
    publicationWithoutDoi: () =>
      admin.publication.updatePublication({
        id: spoiled.publicationWithoutDoi ?? '',
        doi: '10.5555/x',
      }),
    publicationWithoutAbstract: () =>
      admin.publication.updatePublication({
        id: spoiled.publicationWithoutAbstract ?? '',
        abstract: 'What we did.',
      }),
    publicationWithoutProject: () =>
      admin.publication.updatePublication({
        id: spoiled.publicationWithoutProject ?? '',
        projects: [site.project._id],
      }),
    publicationWithoutYear: () =>
      admin.publication.updatePublication({
        id: spoiled.publicationWithoutYear ?? '',
        publicationDate: '2024-01-01',
      }),
    pageUnreachable: () =>
      admin.page.updatePage({ pageId: spoiled.pageUnreachable ?? '', path: '/our-publications' }),
    milestoneLate: () =>
      admin.post.updateMilestone({
        postId: site.project._id,
        milestoneId: spoiled.milestoneLate ?? '',
        status: 'Completed',
      }),
    linkBroken: () =>
      admin.page.createPage({ title: 'Join us', path: '/join-us', content: 'Write to us' }),
    linkDead: () => admin.page.updatePage({ pageId: spoiled.linkDead ?? '', content: 'Nothing' }),
    headingOrder: () =>
      admin.page.updatePage({ pageId: spoiled.headingOrder ?? '', content: '## One\n\n### Two' }),
    pictureTooSmall: async () =>
      admin.post.updatePost({
        postId: spoiled.pictureTooSmall ?? '',
        image: await large('#abcdef'),
      }),
    draftOld: () => admin.publication.deletePublication({ id: spoiled.draftOld ?? '' }),
    accountUnused: () => admin.administrator.revoke({ accountId: spoiled.accountUnused ?? '' }),
    itemWithoutPicture: async () =>
      admin.item.updateItem({
        itemId: spoiled.itemWithoutPicture ?? '',
        pic: await large('#fedcba'),
      }),
    itemWithoutRequiredValue: () =>
      admin.item.updateItem({
        itemId: spoiled.itemWithoutRequiredValue ?? '',
        values: { place: 'Graz' },
      }),
    positionStillOpen: () =>
      admin.item.updateItem({ itemId: spoiled.positionStillOpen ?? '', until: '2999-01-01' }),
    backupOld: () =>
      enqueueTask(queries, {
        kind: 'backup',
        groupId: '2027-12-31',
        createdAt: '',
        state: 'done',
        data: JSON.stringify({ madeAt: app.services.now().toISOString() }),
      }),
  }
  for (const { check } of await findings(admin)) {
    expect(Object.keys(by)).toContain(check)
    await by[check]?.()
  }
  expect(named(await findings(admin))).toEqual([])

  // Adds a second language with two missing or outdated translations.
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const page = spoiled.linkBroken ?? ''
  await translateAll(admin, site.project._id)
  await admin.page.updatePage({ pageId: page, title: 'Found again' })
  const untranslated = await findings(admin)
  expect(untranslated).toMatchObject([
    {
      check: 'translationOutdated',
      entity: 'page',
      id: page,
      text: 'Changed since it was translated: 1 text in German.',
      path: `/admin/translations?lang=de&entity=page&edit=${page}&field=title`,
    },
    { check: 'translationMissing', entity: 'post', id: site.project._id },
  ])
  await translateAll(admin)
  expect(named(await findings(admin))).toEqual([])
  const german = { entity: 'page', id: page, lang: 'de' }
  const content = `[Weg](/nirgends) und [da](/de/project/${site.project._id})`
  await admin.translation.saveTranslation({ ...german, fields: { content } })
  expect(await findings(admin)).toMatchObject([
    { check: 'linkBroken', id: page, text: 'It links to what is not there: /nirgends' },
  ])
})

/** Translates everything into German except one entry. */
const translateAll = async (admin: SalusClient, without = '') => {
  const { entries } = await admin.translation.overview({ lang: 'de' })
  const left = entries.filter(({ id }) => id !== without)
  for (const fields of Map.groupBy(left, ({ entity, id }) => `${entity} ${id}`).values()) {
    const [{ entity, id } = { entity: '', id: '' }] = fields
    const texts = Object.fromEntries(fields.map(({ field }) => [field, 'Auf Deutsch']))
    await admin.translation.saveTranslation({ entity, id, lang: 'de', fields: texts })
  }
}

test('external links are checked only on request, and never in private networks', async () => {
  const { settings, asked } = await startFakeServices()
  const { admin } = await startSite({ parts: () => ({ lookups: settings }) })
  const inside = `${settings.bases.crossref}/works/inside`
  await admin.page.createPage({ title: 'Links', path: '/links', content: `[In](${inside})` })
  expect((await admin.health.findings()).links).toMatchObject({
    state: 'idle',
    total: 1,
    checked: 0,
  })
  await admin.health.checkLinks()
  await expect
    .poll(async () => (await admin.health.links()).links)
    .toMatchObject([{ url: inside, status: 0, said: 'is a private address and is not asked' }])
  expect(asked).toEqual([])
  expect((await findings(admin)).map(({ check }) => check)).toEqual(['linkDead'])
  const { admin: other } = await startSite()
  expect(await refusalOf(other.health.checkLinks())).toMatchObject({ status: 409 })
})

describe('without any defect', () => {
  const site = shareSite()
  let shared: Awaited<ReturnType<typeof startWell>> | undefined
  beforeAll(async () => {
    shared = await startWell(site())
  })
  const well = () => shared ?? expect.fail('It is there once the tests run')

  testOnce('a link breaks when what it leads to goes, and mends when that comes back', async () => {
    const { admin, project } = well()
    const content = `[Ours](https://salus.example/project/${project._id}/good-project)`
    const { data } = await admin.page.createPage({ title: 'Links', path: '/links', content })
    expect(await findings(admin)).toEqual([])
    await admin.post.updatePost({ postId: project._id, status: 'draft' })
    const broken = (await findings(admin)).filter(({ check }) => check === 'linkBroken')
    expect(broken.map(({ id }) => id)).toEqual([data._id])
    await admin.post.updatePost({ postId: project._id, status: 'published' })
    expect(await findings(admin)).toEqual([])
    await admin.page.deletePage({ pageId: data._id })
  })

  test('texts, menus and content of every kind are scanned and can be fixed', async () => {
    const { admin, app, project } = well()
    const { queries } = app.services.database
    const target = `/project/${project._id}`
    await admin.site.updateMenus({ more: [{ label: 'Our project', target }] })
    await admin.settings.updateSettings({
      social: [{ network: 'website', url: 'https://elsewhere.example/us' }],
    })
    expect(await findings(admin)).toEqual([])
    expect((await admin.health.findings()).links.total).toBe(2)
    await admin.post.updatePost({ postId: project._id, status: 'draft' })
    const broken = (await findings(admin)).filter(({ check }) => check === 'linkBroken')
    expect(broken).toMatchObject([
      { entity: 'siteMenus', id: 'more.0', title: 'Our project', path: '/admin/site?page=menus' },
    ])
    await admin.post.updatePost({ postId: project._id, status: 'published' })
    expect(await findings(admin)).toEqual([])

    // As an earlier version may have stored it.
    const name = 'home.aboutPicture'
    const silent = JSON.stringify({ [name]: { picture: 'about', alt: '' } })
    await admin.site.updateContent({ fields: { 'home.heading': 'Hello' } })
    await admin.site.publishContent({})
    await queries.updateTable('siteContent').set({ value: silent }).execute()
    await admin.site.updateMenus({ more: [] })
    const about = 'Me, and ![](https://elsewhere.example/me.png)'
    const person = { profilePic: await large('#778899'), isAlumni: 'true' as const, about }
    const { _id } = await makeProfile(admin, { name: 'Grace Hopper', ...person })
    const found = await findings(admin)
    expect(found).toMatchObject([
      { check: 'pictureWithoutAlt', entity: 'siteContent', id: name },
      { check: 'pictureWithoutAlt', entity: 'profile', id: _id },
    ])
    expect(found[0]?.path).toBe('/admin/site?page=home&field=home.aboutPicture')
    for (const { check, entity, id } of found) {
      await admin.health.mend({ check, entity, id, text: 'Us at work' })
    }
    expect(await findings(admin)).toEqual([])
    const { content, draft } = await admin.site.getContent()
    const said = { picture: 'about', alt: 'Us at work' }
    expect([content[name], draft?.[name]]).toEqual([said, said])
  })

  test('only changed entries are scanned again, and all after a change of languages or URL', async () => {
    const { admin, app } = well()
    const { queries } = app.services.database
    await findings(admin)
    const versions = () =>
      queries
        .selectFrom('healthScan')
        .select('version')
        .where('entity', '=', 'publication')
        .execute()
    expect((await versions()).length).toBe(1)
    await queries.updateTable('healthScan').set({ version: 77 }).execute()
    const { _id: categoryId } = await makeCategory(admin)
    await findings(admin)
    expect(await versions()).toEqual([{ version: 77 }])
    await admin.site.updateLanguages({ languages: ['en', 'fr'] })
    await findings(admin)
    expect(await versions()).toEqual([{ version: 1 }])
    await admin.site.updateLanguages({ languages: ['en'] })
    await admin.category.deleteCategory({ categoryId })
  })

  test('a dismissed finding stays away until its entry changes', async () => {
    const { app, token, admin, publish } = well()
    const { _id: id } = await publish({ doi: '' })
    const finding = { check: 'publicationWithoutDoi', entity: 'publication', id }
    expect(named(await findings(admin))).toEqual([`publicationWithoutDoi ${id}`])
    const silent = { ...finding, reason: ' ' }
    const { status } = await sendJson(app, 'PUT', '/health/setAside', silent, { token })
    expect(status).toBe(400)
    await admin.health.setAside({ ...finding, reason: 'It was printed in 1950' })
    expect(await findings(admin)).toEqual([])
    await admin.publication.updatePublication({ id, venue: 'Bird' })
    expect(named(await findings(admin))).toEqual([`publicationWithoutDoi ${id}`])
    const other = { ...finding, check: 'publicationWithoutAbstract', reason: 'x' }
    expect(await refusalOf(admin.health.setAside(other))).toMatchObject({ status: 404 })
    expect(await refusalOf(admin.health.mend(finding))).toMatchObject({ status: 409 })
  })
})

testOnce('colours that cannot be told apart are named', () => {
  const grey = { signal: '#777777', onSignal: '#777777', signalFill: '#777777' }
  expect(findLowContrastPairs({ light: grey, dark: grey }).length).toBeGreaterThan(0)
})

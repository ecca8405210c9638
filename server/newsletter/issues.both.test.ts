import { expect, test } from 'vitest'
import { makePost, type Site, startSite, unknownId } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'

/** Adds confirmed subscribers and one unconfirmed. */
const subscribe = async ({ app }: Site, ...addresses: string[]) => {
  const rows = [...addresses, 'waiting@navy.example'].map((email, index) => ({
    _id: `${index}`.padStart(26, 'a'),
    createdAt: '',
    updatedAt: '',
    version: 1,
    email,
    emailKey: email,
    token: `${index}`.padStart(43, 'T'),
    confirmed: email.startsWith('waiting') ? 0 : 1,
    lang: '',
  }))
  await app.services.database.queries.insertInto('subscriber').values(rows).execute()
}

const written = (subject = 'What we did in spring') => ({
  subject,
  content: 'Dear **friends**,\n\n- see [our work](/projects)\n- and <b>more</b>',
})

const sentTo = ({ app }: Site) => app.mailbox.mails.map(({ to }) => to).toSorted()

test('an issue goes once to every confirmed subscriber, with an unsubscribe link and a page', async () => {
  const site = await startSite()
  const { admin, app, visitor } = site
  await subscribe(site, 'ada@navy.example', 'bob@navy.example')
  const { data: paper } = await admin.publication.addPublication({
    ...publicationFields({ authors: 'A. One, B. Two, C. Three, D. Four, E. Five' }),
    publicationSummary: 'Word '.repeat(60),
  })
  const include = [{ kind: 'publication' as const, id: paper._id }]
  const { data: draft } = await admin.issue.createIssue({ ...written(), include })
  expect(draft).toMatchObject({ state: 'draft', sent: 0, refused: 0, uncertain: 0, total: 0 })
  expect((await refusalOf(visitor.issue.getIssue({ id: draft._id }))).status).toBe(404)

  expect(await admin.issue.previewIssue({ issueId: draft._id })).toMatchObject({ readers: 2 })
  const { data } = await admin.issue.sendIssue({ issueId: draft._id })
  expect(data).toMatchObject({ state: 'sending', total: 2 })
  await app.services.newsletter.flush()
  expect(sentTo(site)).toEqual(['ada@navy.example', 'bob@navy.example'])
  const [issue] = (await admin.issue.issues()).issues
  expect(issue).toMatchObject({ state: 'sent', sent: 2, refused: 0, uncertain: 0, total: 2 })

  const [mail] = app.mailbox.to('ada@navy.example')
  expect(mail?.subject).toBe('What we did in spring')
  expect(mail?.headers).toEqual({
    'list-unsubscribe': `<https://salus.example/api/v1/newsletter/unsubscribe?token=${'0'.padStart(43, 'T')}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': '<newsletter.salus.example>',
  })
  const page = `https://salus.example/newsletter/${draft._id}`
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain(paper.title)
    expect(part).toContain(`https://salus.example/publication/${paper._id}`)
    expect(part).toContain('https://salus.example/projects')
    expect(part).toContain(`https://salus.example/newsletter?leave=${'0'.padStart(43, 'T')}`)
    expect(part).toContain(page)
    // Authors, and one line of the abstract.
    expect(part).toContain('A. One, B. Two, C. Three, D. Four et al.')
    expect(part).toMatch(/(?:Word ){27}Wor…|(?:Word ){27}Word…|(?:Word ){28}…/)
    expect(part).not.toContain('Word '.repeat(40))
  }
  expect(mail?.html).toContain('src="https://salus.example/icon-192.png"')
  expect(mail?.html).toContain('<strong>friends</strong>')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.text).toContain('Dear friends,\n\n- see our work (https://salus.example/projects)')

  const { issue: shown } = await visitor.issue.getIssue({ id: draft._id })
  expect(shown).toMatchObject({ subject: issue?.subject, items: [{ id: paper._id }] })
  expect((await visitor.issue.sentIssues()).issues).toMatchObject([{ _id: draft._id }])
})

test('an issue is sent only once despite several requests, and cannot be edited afterwards', async () => {
  const site = await startSite()
  const { admin, app } = site
  await subscribe(site, 'ada@navy.example')
  const { data: draft } = await admin.issue.createIssue(written())
  const { data: changed } = await admin.issue.updateIssue({ issueId: draft._id, subject: 'Other' })
  const stale = admin.issue.sendIssue({ issueId: draft._id, version: draft.version })
  expect((await refusalOf(stale)).code).toBe('staleVersion')
  const calls = Array.from({ length: 6 }, () => admin.issue.sendIssue({ issueId: draft._id }))
  expect(countByStatus(await statusesOf(calls))).toEqual({ 200: 1, 409: 5 })
  await app.services.newsletter.flush()
  expect(sentTo(site)).toEqual(['ada@navy.example'])

  const late = admin.issue.updateIssue({ issueId: draft._id, subject: 'Too late' })
  expect((await refusalOf(late)).code).toBe('wrongState')
  const { history } = await admin.history.showHistory({ entity: 'issue', entityId: draft._id })
  const historyId = history.find(({ canRestore }) => canRestore)?._id ?? ''
  expect((await refusalOf(admin.history.restore({ historyId }))).code).toBe('wrongState')
  // A deleted and restored issue has still been sent.
  await admin.issue.deleteIssue({ issueId: draft._id })
  await admin.trash.restore({ entity: 'issue', id: draft._id })
  expect((await refusalOf(admin.issue.sendIssue({ issueId: draft._id }))).code).toBe('wrongState')
  expect((await admin.issue.issues()).issues).toMatchObject([
    { subject: changed.subject, sent: 1, state: 'sent' },
  ])
})

test('subscribers who leave before their turn get nothing', async () => {
  const site = await startSite()
  const { admin, app, visitor } = site
  await subscribe(site, 'ada@navy.example', 'bob@navy.example')
  app.mailbox.failWith(new Error('down'))
  const { data } = await admin.issue.createIssue(written())
  await admin.issue.sendIssue({ issueId: data._id })
  await app.services.newsletter.flush().catch(() => undefined)
  expect((await refusalOf(admin.issue.deleteIssue({ issueId: data._id }))).code).toBe('wrongState')
  await visitor.newsletter.unsubscribe({ token: '0'.padStart(43, 'T') })
  app.mailbox.failWith()
  await app.services.newsletter.flush()
  expect(sentTo(site)).toEqual(['bob@navy.example'])
  expect((await admin.issue.issues()).issues).toMatchObject([{ sent: 1, left: 1, total: 2 }])
  app.takeErrors()
})

test('an issue contains only public entries', async () => {
  const { admin, visitor } = await startSite()
  const hidden = await makePost(admin, { title: 'Secret', status: 'draft' })
  const include = [{ kind: 'project' as const, id: hidden._id }]
  for (const id of [hidden._id, unknownId]) {
    const refused = await refusalOf(
      admin.issue.createIssue({ ...written(), include: [{ kind: 'project', id }] }),
    )
    expect(refused.errors).toEqual([{ path: 'include.0.id', message: 'This is not on the site' }])
  }
  await admin.post.updatePost({ postId: hidden._id, status: 'published' })
  const { data } = await admin.issue.createIssue({ ...written(), include })
  await admin.issue.sendIssue({ issueId: data._id })
  await admin.post.updatePost({ postId: hidden._id, status: 'draft' })
  expect((await visitor.issue.getIssue({ id: data._id })).issue.items).toEqual([])
  expect((await admin.issue.previewIssue({ issueId: data._id })).html).not.toContain('Secret')
})

test('an issue uses the group’s own names for kinds of content', async () => {
  const { admin } = await startSite()
  const { _id: id } = await makePost(admin)
  await admin.site.updateContent({ fields: { 'projects.title': 'Studies & <trials>' } })
  await admin.site.publishContent({})
  const include = [{ kind: 'project' as const, id }]
  const { data } = await admin.issue.createIssue({ ...written(), include })
  const { html } = await admin.issue.previewIssue({ issueId: data._id })
  expect(html).toContain('>Studies &amp; &lt;trials&gt;</h2>')
})

test('new are entries that no issue has included since the last one', async () => {
  const { admin } = await startSite()
  const old = await makePost(admin, { title: 'Old project' })
  await admin.frontPage.createFrontPage({ title: 'Old news', link: '/x' })
  const titles = async () => (await admin.issue.whatIsNew()).items.map(({ title }) => title)
  expect(await titles()).toEqual(['Old news', 'Old project'])
  const include = [{ kind: 'project' as const, id: old._id }]
  const { data } = await admin.issue.createIssue({ ...written(), include })
  await admin.issue.sendIssue({ issueId: data._id })
  expect(await titles()).toEqual([])
  await makePost(admin, { title: 'New project' })
  await makePost(admin, { title: 'Hidden project', status: 'draft' })
  await admin.post.updatePost({ postId: old._id, shortDesc: 'Told about already' })
  expect(await titles()).toEqual(['New project'])
})

test('a test mail goes only to the person who requests it', async () => {
  const site = await startSite()
  await subscribe(site, 'ada@navy.example')
  const { data } = await site.admin.issue.createIssue(written())
  await site.admin.issue.sendTest({ issueId: data._id })
  await site.app.services.mailQueue.flush()
  const { user } = await site.admin.auth.me()
  expect(site.app.mailbox.mails).toMatchObject([
    { to: user.email, subject: '[Test] What we did in spring' },
  ])
  expect((await site.admin.issue.issues()).issues).toMatchObject([{ state: 'draft', total: 0 }])
})

test('an issue in another language marks entries that are not translated', async () => {
  const { admin, app, visitor } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const project = await makePost(admin)
  const include = [{ kind: 'project' as const, id: project._id }]
  const { data } = await admin.issue.createIssue({ ...written(), include })
  await admin.issue.sendIssue({ issueId: data._id })
  await app.services.newsletter.flush()
  const item = async () =>
    (await visitor.issue.getIssue({ id: data._id, lang: 'de' })).issue.items[0]
  expect(await item()).toMatchObject({ title: project.title, untranslated: ['title', 'summary'] })
  await admin.translation.saveTranslation({
    entity: 'post',
    id: project._id,
    lang: 'de',
    fields: { title: 'Schlaf' },
  })
  expect(await item()).toMatchObject({ title: 'Schlaf', untranslated: ['summary'] })
})

test('an issue has the language and direction of its reader, and marks texts that have not', async () => {
  const site = await startSite()
  const { admin, app } = site
  await admin.site.updateLanguages({ languages: ['en', 'ar'] })
  await subscribe(site, 'ada@navy.example', 'noor@navy.example')
  await app.services.database.queries
    .updateTable('subscriber')
    .set({ lang: 'ar' })
    .where('email', '=', 'noor@navy.example')
    .execute()
  const { data } = await admin.issue.createIssue({
    subject: 'Spring',
    content: '- see [the list](/feed.xml)\n- [our work](/projects) or [sign in](/login)',
  })
  await admin.translation.saveTranslation({
    entity: 'issue',
    id: data._id,
    lang: 'ar',
    fields: { subject: 'الربيع' },
  })
  await admin.issue.sendIssue({ issueId: data._id })
  await app.services.newsletter.flush()
  const htmlTo = (address: string) => app.mailbox.to(address)[0]?.html ?? ''
  expect(htmlTo('ada@navy.example')).toContain('<html lang="en" dir="ltr">')
  const arabic = htmlTo('noor@navy.example')
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect(arabic).toMatch(/<h1 lang="ar" dir="rtl"[^>]*>الربيع</)
  expect(arabic).toMatch(/<div lang="en" dir="ltr"><ul style="[^"]*padding-left/)
  for (const path of ['/feed.xml', '/ar/projects', '/login'])
    expect(arabic).toContain(`href="https://salus.example${path}"`)
  const { data: next } = await admin.issue.createIssue({ subject: 'Again', content: 'x' })
  await admin.translation.saveTranslation({
    entity: 'issue',
    id: next._id,
    lang: 'ar',
    fields: { subject: 'أخرى', content: '- نص' },
  })
  await admin.issue.sendIssue({ issueId: next._id })
  await app.services.newsletter.flush()
  expect(app.mailbox.to('noor@navy.example')[1]?.html).toMatch(
    /<div lang="ar" dir="rtl"><ul style="[^"]*padding-right/,
  )
})

import { expect, test } from 'vitest'
import { recordReadDependencies } from '#server/base/db/reads.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import {
  makeCategory,
  makeMilestone,
  makePost,
  makeProfile,
  startSite,
} from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'

const dayFromNow = (count: number) => new Date(Date.now() + days(count)).toISOString().slice(0, 10)

/** Adds two projects of two categories with future, past and undated entries. */
const startResearch = async () => {
  const site = await startSite()
  const { admin } = site
  const category = await makeCategory(admin, { name: 'Imaging' })
  const one = await makePost(admin, { title: 'One', category: category._id })
  const other = await makePost(admin, { title: 'Other' })
  const add = (postId: string, title: string, dueDate: string, status: string) =>
    makeMilestone(admin, postId, { title, dueDate, status, description: 'About  it\n' })
  await add(one._id, 'Far', dayFromNow(800), 'Planned')
  await add(one._id, 'Soon', dayFromNow(2), 'In progress')
  await add(other._id, 'Overdue', dayFromNow(-900), 'planned')
  await add(other._id, 'Reached', dayFromNow(-400), 'Completed')
  await add(other._id, 'Some day', '', 'Stopped')
  const ada = await makeProfile(admin, { name: 'Ada' })
  await admin.researchProgress.createResearchProgress({
    postId: one._id,
    description: '**A step.** We went *on*.',
    contributors: [ada._id],
    images: [await freshPicture()],
  })
  return { ...site, category, one, other }
}

test('milestones and progress of all projects form one timeline with states', async () => {
  const { visitor, one, category } = await startResearch()
  const found = await visitor.research.timeline()
  expect(found.entries.map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'Far: next',
    'Soon: next',
    'A step: done',
    'Reached: done',
    'Overdue: late',
    'Some day: other',
  ])
  expect(found.entries[0]).toMatchObject({
    kind: 'milestone',
    postId: one._id,
    project: 'One',
    status: 'Planned',
    text: 'About it',
    category: { _id: category._id, name: 'Imaging' },
    people: [],
    image: '',
  })
  expect(found.entries[2]).toMatchObject({ kind: 'progress', text: 'We went on.', people: ['Ada'] })
  expect(found.entries[2]?.image).toMatch(/^\/media\//)
  expect(found).toMatchObject({ total: 6, ahead: 2, today: dayFromNow(0) })
  expect(found.counts).toEqual({ done: 2, next: 2, late: 1, other: 1 })
  expect(found.next.map(({ title }) => title)).toEqual(['Soon', 'Far'])
  expect(found.late.map(({ title }) => title)).toEqual(['Overdue'])
})

test('a timeline from today goes back in time, with future entries on its first page', async () => {
  const { visitor } = await startResearch()
  const titles = (entries: readonly { title: string }[] = []) => entries.map(({ title }) => title)
  const first = await visitor.research.timeline({ fromToday: true, limit: 2 })
  expect(titles(first.coming)).toEqual(['Soon', 'Far'])
  expect(titles(first.entries)).toEqual(['A step', 'Reached'])
  expect(first).toMatchObject({ total: 6, ahead: 2 })
  const second = await visitor.research.timeline({ fromToday: true, limit: 2, offset: 2 })
  expect(titles(second.entries)).toEqual(['Overdue', 'Some day'])
  expect(second.coming).toEqual([])
  expect(await visitor.research.timeline()).not.toHaveProperty('coming')
})

test('filters combine, and each lists the choices that the others leave', async () => {
  const { visitor, one, other, category } = await startResearch()
  const titles = async (filters: Parameters<typeof visitor.research.timeline>[0]) =>
    (await visitor.research.timeline(filters)).entries.map(({ title }) => title)
  const year = dayFromNow(800).slice(0, 4)
  expect(await titles({ year })).toEqual(['Far'])
  expect(await titles({ project: other._id })).toEqual(['Reached', 'Overdue', 'Some day'])
  expect(await titles({ category: category._id, year })).toEqual(['Far'])
  expect(await titles({ category: category._id, project: other._id })).toEqual([])
  expect(await titles({ limit: 2, offset: 1 })).toEqual(['Soon', 'A step'])
  const { facets, total } = await visitor.research.timeline({ year, limit: 0 })
  expect(total).toBe(1)
  expect(facets.project).toEqual([{ value: one._id, label: 'One', count: 1 }])
  expect(facets.year.map(({ value }) => value)).toEqual([
    ...new Set([800, 2, 0, -400, -900].map((count) => dayFromNow(count).slice(0, 4))),
  ])
})

test('a milestone becomes late after its due date, and cached responses expire at the end of the day', async () => {
  const { admin, app } = await startResearch()
  const stateOfSoon = async () =>
    (await admin.research.timeline()).entries.find(({ title }) => title === 'Soon')?.state
  expect(await stateOfSoon()).toBe('next')
  const { reads } = await recordReadDependencies(() => app.local.research.timeline())
  expect(reads.staleAt).toBe(Date.parse(`${dayFromNow(1)}T00:00:00Z`))
  app.advance(days(4))
  expect(await stateOfSoon()).toBe('late')
})

test.for(['year=26', 'year=x', 'project=1', 'category=../'])('%s is rejected', async (query) => {
  const { app } = await startSite()
  const answer = await app.fetch(`/api/v1/research/timeline?${query}`, {})
  expect(answer.status).toBe(400)
})

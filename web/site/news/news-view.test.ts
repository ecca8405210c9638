import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { publishedState } from '#contract/call/publishing.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { newsDateOf } from '#web/site/parts/news-list-view.ts'
import { loadNews } from './news-view.ts'

const post = (fields: Partial<FrontPage>): FrontPage => ({
  _id: '01m7h9m21vempq658xw0esztwy',
  title: 'T',
  description: '',
  pic: '',
  link: '',
  content: '',
  date: '',
  ...publishedState,
  version: 1,
  ...fields,
})

test('the day of a post is its date, else that of publication, else that of creation', () => {
  expect(newsDateOf(post({ date: '2026-03-01T09:00' }))).toBe('2026-03-01')
  expect(newsDateOf(post({ publishAt: '2026-05-01T09:00:00.000Z' }))).toBe('2026-05-01')
  expect(newsDateOf(post({}))).toBe('2026-11-16')
})

test('news are listed newest first and link to their page, their URL or nothing', async () => {
  const frontPages = [
    post({ title: 'Old', date: '2024-01-01', link: 'https://a.example' }),
    post({ title: 'New', date: '2026-01-01', content: 'Text' }),
    post({ title: '', date: '2025-01-01', link: 'words' }),
  ]
  const client = createApiClient(api, {
    fetch: async () => Response.json({ success: true, message: 'OK', frontPages, total: 3 }),
  })
  const list = await loadNews(client, 'http://site/news', 2)
  expect(list).toMatchObject({ total: 3, pages: 2 })
  expect(list.items.map(({ title, href }) => [title, href])).toEqual([
    ['New', '/news/01m7h9m21vempq658xw0esztwy/new'],
    ['Untitled', null],
  ])
})

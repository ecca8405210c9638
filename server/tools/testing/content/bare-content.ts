import { startBareSession } from './bare-session.ts'

/**
 * Starts a site with accounts of two roles and a category. Tests of the wire format use it: they spell out names, fields and
 * statuses instead of using the contract, because clients rely on them.
 */
export const startBareContent = async () => {
  const session = await startBareSession()
  const { app } = session
  const tokens = {
    admin: await app.adminToken(),
    editor: await app.tokenOf('editor@salus.example', 'Editor'),
    visitor: undefined,
  }
  const as = (who: keyof typeof tokens) => session.use(tokens[who])
  as('editor')
  const { data: category } = await session.send('POST', '/category/addCategory', {
    name: 'Imaging',
  })
  const texts = { shortDesc: 'In short', content: 'At length', category: category._id }
  const addPost = async (title: string, fields: object = {}) =>
    (await session.send('POST', '/post/createPost', { title, ...texts, ...fields })).data
  const addPaper = async (title: string, fields: object = {}) =>
    (
      await session.send('POST', '/publication/addPublication', {
        title,
        authors: 'Ada Lovelace, Jane Doe',
        publicationDate: '2024-03-01',
        publicationType: 'Article',
        publicationLink: 'https://example.org/1',
        publicationSummary: 'Sum',
        ...fields,
      })
    ).data
  return { ...session, as, tokens, category, texts, addPost, addPaper }
}

import { expect, test } from 'vitest'
import { startBareSession } from './tools/testing/content/bare-session.ts'
import { pictureBytes } from './tools/testing/files/pictures.ts'

/**
 * A client that knows the specification and nothing else: its paths, its payloads and the fields it
 * names in the answers. It signs up, logs in, and creates, changes, reads and deletes every entity
 * with every field.
 */
type Session = Awaited<ReturnType<typeof startBareSession>>

const picture = async (color: string) =>
  new File([await pictureBytes({ color })], 'picture.png', { type: 'image/png' })

const signUpAndLogIn = async (session: Session) => {
  const email = 'ada@salus.example'
  const password = 'a few words in a row'
  await session.send('POST', '/auth/sendotp', { email, checkUserPresent: true })
  const otp = session.mailbox.codeFor(email)
  await session.send('POST', '/auth/signup', {
    username: 'Ada',
    email,
    password,
    confirmPassword: password,
    userType: 'SuperAdmin',
    otp,
  })
  const { token, user } = await session.send('POST', '/auth/login', { email, password })
  expect(user).toMatchObject({ username: 'Ada', email })
  session.use(token)
}

const categories = async (session: Session) => {
  const fields = { name: 'Imaging 🧠', description: 'What can be <b>seen</b>\nand what cannot' }
  const { data } = await session.send('POST', '/category/addCategory', fields)
  const other = (
    await session.send('POST', '/category/addCategory', { name: 'Other', description: '' })
  ).data
  expect((await session.get('/category/showAllCategories')).categories).toMatchObject([
    { ...fields, _id: data._id, projects: [] },
    { name: 'Other' },
  ])
  const page = (await session.get(`/category/category?categoryId=${data._id}`)).data
  expect(page).toMatchObject({
    selectedCategory: { name: fields.name },
    differentCategory: { name: 'Other' },
  })
  const changed = { categoryId: data._id, name: 'Scans', description: 'שלום' }
  await session.send('PUT', '/category/updateCategory', changed)
  await session.send('DELETE', '/category/deleteCategory', { categoryId: other._id })
  expect((await session.get('/category/showAllCategories')).categories).toMatchObject([
    { _id: data._id, name: 'Scans', description: 'שלום' },
  ])
  return data._id
}

const profiles = async (session: Session) => {
  const texts = {
    name: 'Grace',
    email: 'grace@example.org',
    about: 'Line one\nline two',
    qualifications: 'PhD',
    designation: 'Admiral',
    AreaofInterest: 'Compilers',
  }
  const { data } = await session.form('POST', '/profile/createProfile', [
    ...Object.entries(texts),
    ['socialLinks[0][name]', 'orcid'],
    ['socialLinks[0][url]', 'https://orcid.org/1'],
    ['socialLinks[1][name]', 'google-scholar'],
    ['socialLinks[1][url]', 'https://scholar.example/2'],
    ['profilePic', await picture('#110000')],
  ])
  const [found] = (await session.get('/profile/profiles')).profiles
  expect(found).toMatchObject({
    ...texts,
    _id: data._id,
    profilePic: expect.stringMatching(/^\/media\//),
    socialLinks: [
      { name: 'orcid', url: 'https://orcid.org/1' },
      { name: 'google-scholar', url: 'https://scholar.example/2' },
    ],
  })
  const changed = Object.fromEntries(Object.keys(texts).map((name) => [name, `New ${name}`]))
  await session.form('PUT', '/profile/updateProfile', [
    ['profileId', data._id],
    ...Object.entries(changed),
    ['socialLinks[0][name]', 'twitter'],
    ['socialLinks[0][url]', 'https://x.example'],
    ['profilePic', await picture('#220000')],
  ])
  const [after] = (await session.get('/profile/profiles')).profiles
  expect(after).toMatchObject({
    ...changed,
    socialLinks: [{ name: 'twitter', url: 'https://x.example' }],
  })
  expect(after.profilePic).not.toBe(found.profilePic)
  const second = (await session.form('POST', '/profile/createProfile', [['name', 'Katherine']]))
    .data
  return [second._id, data._id]
}

const projects = async (session: Session, category: string, people: readonly string[]) => {
  const texts = { title: 'Glioma', shortDesc: 'In short', content: '# At length\n\n- one\n- two' }
  const references = ['https://doi.org/1', 'Second, with a comma']
  const { data } = await session.form('POST', '/post/createPost', [
    ...Object.entries({ ...texts, category, grant: 'A grant' }),
    ['references', JSON.stringify(references)],
    ['contributors', JSON.stringify(people)],
    ['image', await picture('#330000')],
  ])
  const read = async () => {
    const answer = await session.get(`/post/getSinglePost/${data._id}`)
    expect(answer.post).toEqual(answer.data)
    return answer.post
  }
  const created = await read()
  expect(created).toMatchObject({
    ...texts,
    references,
    grant: 'A grant',
    category: { _id: category, name: 'Scans' },
    contributors: people.map((_id) => ({ _id })),
    subPost: [],
    milestones: [],
  })
  expect((await session.get('/post/getAllPosts')).posts).toEqual([created])
  const changed = { title: 'New', shortDesc: 'New short', content: 'New\ncontent', grant: 'B' }
  await session.form('PUT', '/post/updatePost', [
    ['postId', data._id],
    ...Object.entries({ ...changed, category }),
    ['references', JSON.stringify(['only'])],
    ['contributors', JSON.stringify(people.toReversed())],
    ['image', await picture('#440000')],
  ])
  const after = await read()
  expect(after).toMatchObject({
    ...changed,
    references: ['only'],
    contributors: people.toReversed().map((_id) => ({ _id })),
  })
  expect(after.image).not.toBe(created.image)
  return { postId: data._id, read }
}

type Project = Awaited<ReturnType<typeof projects>>

const sections = async (session: Session, { postId, read }: Project) => {
  const fields = { sectionName: 'Data', subSectionContent: 'Of **412** people\n\nin four places' }
  await session.form('POST', '/post/createSubPost', [
    ...Object.entries({ postId, ...fields }),
    ['images[]', await picture('#550000')],
    ['images[]', await picture('#660000')],
  ])
  const [section] = (await read()).subPost
  expect(section).toMatchObject(fields)
  expect(section.imageUrls).toHaveLength(2)
  const changed = { sectionName: 'Methods', subSectionContent: 'How' }
  await session.form('PUT', '/post/updateSubPost', [
    ...Object.entries({ postId, subPostId: section._id, ...changed }),
    ['images[]', await picture('#770000')],
  ])
  const [after] = (await read()).subPost
  expect(after).toMatchObject(changed)
  expect(after.imageUrls).toEqual([...section.imageUrls, expect.any(String)])
  const [, second] = after.imageUrls
  const ids = { postId, subPostId: section._id }
  await session.send('DELETE', '/post/removeImageFromSubPost', { ...ids, url: second })
  expect((await read()).subPost[0].imageUrls).toEqual(
    after.imageUrls.filter((url: string) => url !== second),
  )
  await session.send('DELETE', '/post/deleteSubPost', ids)
  expect((await read()).subPost).toEqual([])
}

const milestones = async (session: Session, { postId, read }: Project) => {
  const fields = { title: 'M', description: 'D\nD', dueDate: '2027-01-31', status: 'any words' }
  await session.send('POST', '/post/createMilestone', { postId, ...fields })
  const [milestone] = (await read()).milestones
  expect(milestone).toMatchObject(fields)
  const changed = { title: 'N', description: 'E', dueDate: '2028-02-29', status: 'done' }
  const milestoneId = milestone._id
  await session.send('PUT', '/post/updateMilestone', { milestoneId, postId, ...changed })
  expect((await read()).milestones).toMatchObject([{ _id: milestoneId, ...changed }])
  await session.send('DELETE', '/post/deleteMilestone', { postId, milestoneId })
  expect((await read()).milestones).toEqual([])
}

const progress = async (session: Session, { postId }: Project, people: readonly string[]) => {
  const read = async () =>
    (await session.send('POST', '/researchProgress/getResearchProgress', { postId }))
      .researchProgress
  await session.form('POST', '/researchProgress/createResearchProgress', [
    ...Object.entries({ postId, description: 'A step\nforward' }),
    ['contributors', JSON.stringify(people)],
    ['images[]', await picture('#880000')],
    ['images[]', await picture('#990000')],
  ])
  const [entry] = await read()
  expect(entry).toMatchObject({
    postId,
    description: 'A step\nforward',
    contributors: people.map((_id) => ({ _id })),
  })
  expect(entry.contributors[0].name).toEqual(expect.any(String))
  expect(entry.imageUrls).toHaveLength(2)
  await session.form('PUT', '/researchProgress/updateResearchProgress', [
    ...Object.entries({ id: entry._id, postId, description: 'Another' }),
    ['contributors', '[]'],
    ['images[]', await picture('#aa0000')],
  ])
  const [after] = await read()
  expect(after).toMatchObject({ description: 'Another', contributors: [] })
  expect(after.imageUrls).toHaveLength(3)
  const image = { id: entry._id, url: after.imageUrls[0] }
  await session.send('DELETE', '/researchProgress/deleteSingleImage', image)
  expect((await read())[0].imageUrls).toEqual(after.imageUrls.slice(1))
  const ids = { postId, researchProgressId: entry._id }
  await session.send('DELETE', '/researchProgress/deleteResearchProgress', ids)
  expect(await read()).toEqual([])
}

const publications = async (session: Session) => {
  const fields = {
    title: 'P',
    authors: 'A, B',
    publicationDate: '2026-03-01',
    publicationType: 'Journal',
    publicationLink: 'https://doi.org/2',
    publicationSummary: 'S\nS',
  }
  await session.send('POST', '/publication/addPublication', fields)
  const read = async () => (await session.get('/publication/showAllPublications')).publications
  const [publication] = await read()
  expect(publication).toMatchObject(fields)
  const changed = {
    title: 'Q',
    authors: 'C',
    publicationDate: '2025-12-31',
    publicationType: 'Talk',
    publicationLink: 'http://example.org',
    publicationSummary: 'T',
  }
  await session.send('PUT', '/publication/updatePublication', { id: publication._id, ...changed })
  expect(await read()).toMatchObject([changed])
  await session.send('DELETE', '/publication/deletePublication', { id: publication._id })
  expect(await read()).toEqual([])
}

const frontPages = async (session: Session) => {
  const fields = { title: 'News', description: 'What\nis new', link: 'https://example.org' }
  await session.form('POST', '/frontPage/createFrontPage', [
    ...Object.entries(fields),
    ['pic', await picture('#bb0000')],
  ])
  const read = async () => (await session.get('/frontPage/frontPages')).frontPages
  const [item] = await read()
  expect(item).toMatchObject({ ...fields, pic: expect.stringMatching(/^\/media\//) })
  const changed = { title: 'Older', description: 'Was new', link: '/about' }
  await session.form('PUT', '/frontPage/updateFrontPage', [
    ...Object.entries({ postId: item._id, ...changed }),
    ['pic', await picture('#cc0000')],
  ])
  const [after] = await read()
  expect(after).toMatchObject(changed)
  expect(after.pic).not.toBe(item.pic)
  await session.send('DELETE', '/frontPage/deleteFrontPage', { postId: item._id })
  expect(await read()).toEqual([])
}

const teams = async (session: Session, people: readonly string[]) => {
  await session.send('POST', '/team/add', { name: 'Researchers - A', peoples: people })
  const read = async () => (await session.get('/team/all')).teams
  const [team] = await read()
  expect(team).toMatchObject({ name: 'Researchers - A', peoples: people.map((_id) => ({ _id })) })
  expect(team.peoples[0].name).toEqual(expect.any(String))
  const changed = { name: 'Board', peoples: people.slice(0, 1), teamId: team._id }
  await session.send('PUT', '/team/update', changed)
  expect(await read()).toMatchObject([{ name: 'Board', peoples: [{ _id: people[0] }] }])
  await session.send('DELETE', '/team/delete', { teamId: team._id })
  expect(await read()).toEqual([])
}

const logos = async (session: Session) => {
  await session.form('POST', '/logo/addLogo', [
    ['link', 'https://partner.example'],
    ['pic', await picture('#dd0000')],
  ])
  const read = async () => (await session.get('/logo/getLogo')).logo
  const [logo] = await read()
  expect(logo).toMatchObject({
    link: 'https://partner.example',
    logo: expect.stringMatching(/^\/media\//),
  })
  await session.send('DELETE', '/logo/deleteLogo', { id: logo._id })
  expect(await read()).toEqual([])
}

test('a client that knows only the specification can use all of it and read back its data', async () => {
  const session = await startBareSession()
  await signUpAndLogIn(session)
  const categoryId = await categories(session)
  const people = await profiles(session)
  const project = await projects(session, categoryId, people)
  await sections(session, project)
  await milestones(session, project)
  await progress(session, project, people)
  await publications(session)
  await frontPages(session)
  await teams(session, people)
  await logos(session)
  await session.send('DELETE', '/post/deletePost', { postId: project.postId, categoryId })
  for (const profileId of people)
    await session.send('DELETE', '/profile/deleteProfile', { profileId })
  await session.send('DELETE', '/category/deleteCategory', { categoryId })
  expect((await session.get('/post/getAllPosts')).posts).toEqual([])
  expect((await session.get('/profile/profiles')).profiles).toEqual([])
  expect((await session.get('/category/showAllCategories')).categories).toEqual([])
})

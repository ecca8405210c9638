import sharp from 'sharp'
import type { SalusClient } from '#contract/api.ts'
import { contentDefaults, contentFields, contentNames } from '#contract/content/fields.ts'
import type { ContentListItem, ContentValue } from '#contract/content/group.ts'
import type { PageBlockName } from '#contract/page/blocks.ts'
import { socialNetworks } from '#contract/profile/social-link.ts'
import { absurdPublicationInput, publicationInput } from './publications.ts'

const unbroken = (length: number) =>
  'Segmentierungsgenauigkeitsvergleich'.repeat(9).slice(0, length)
const wordy = (length: number) =>
  'Outlining many tumours in three dimensions, again and again '.repeat(12).slice(0, length)
const hebrew = 'מיפוי גידולי מוח בשלושה ממדים בעזרת רשתות עצביות'
const arabic = 'تحديد حدود الأورام الدبقية في ثلاثة أبعاد باستخدام الشبكات العصبية'
const chinese = '利用深度神经网络对脑胶质瘤进行三维分割并评估其不确定性的多中心研究'

const wideTable = [
  `| ${Array.from({ length: 14 }, (_, column) => `Measurement ${column + 1}`).join(' | ')} |`,
  `|${' --- |'.repeat(14)}`,
  ...Array.from({ length: 6 }, () => `| ${Array(14).fill('0.9173 ± 0.0021').join(' | ')} |`),
].join('\n')

/** Markdown with everything that is wider or longer than a layout expects. */
const absurdText = [
  `# ${wordy(160)}`,
  `## ${unbroken(160)}`,
  'A plain paragraph before the storm, so that the eye knows the measure of a line. '.repeat(4),
  unbroken(300),
  `https://example.org/${'a-very-long-path/'.repeat(20)}`,
  wideTable,
  `\`\`\`python\nresult = ${'segment(volume, threshold=0.5) + '.repeat(12)}0\n\`\`\``,
  `Inline \`${'code_without_a_space_'.repeat(12)}\` and $${'x_{i} + '.repeat(30)}1$ inline.`,
  `$$\n\\sum_{i=1}^{n} ${'\\left(\\frac{a_i}{b_i}\\right)^2 + '.repeat(14)}0\n$$`,
  `> ${wordy(500)}`,
  `1. ${unbroken(200)}\n   - ${unbroken(200)}\n     - ${unbroken(200)}\n       - ${wordy(300)}`,
  `### ${hebrew}`,
  `${hebrew}. `.repeat(8),
  `### ${arabic}`,
  `${arabic}. `.repeat(8),
  `### ${chinese}`,
  `${chinese}。`.repeat(12),
  ...Array.from({ length: 8 }, (_, index) => `### Step ${index + 1}\n\n${wordy(480)}.`),
].join('\n\n')

const picture = async (width: number, height: number, background: string) => {
  const made = sharp({ create: { width, height, channels: 3, background } })
  return new File([await made.png().toBuffer()], 'picture.png', { type: 'image/png' })
}

const inTurn = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(await make(index))
  return made
}

/** Creates people with every field filled. */
const addAbsurdPeople = (api: SalusClient, count: number) =>
  inTurn(count, async (index) => {
    const name = [unbroken(120), wordy(120), hebrew, arabic, chinese, 'Li', 'O']
    const { data } = await api.profile.createProfile({
      name: name[index] ?? `Person ${index} of a large group`,
      email: index === 0 ? `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org` : 'li@example.org',
      designation: index % 3 === 0 ? wordy(300) : unbroken(90),
      qualifications: index % 2 === 0 ? wordy(300) : unbroken(90),
      AreaofInterest: unbroken(300),
      about: index === 0 ? absurdText : 'Works here.',
      positions: [{ title: wordy(200), team: unbroken(120), from: '2019', until: '' }],
      socialLinks: socialNetworks.map((network) => ({ name: network, url: 'https://example.org' })),
      ...(index === 1 && { profilePic: await picture(1600, 200, '#8a3b2e') }),
      ...(index === 2 && { profilePic: await picture(200, 1600, '#2e4f8a') }),
    })
    return data._id
  })

const wordIn = (most: number) => unbroken(Math.min(79, most))

const longAddress = `https://youtu.be/${'aBc_'.repeat(20)}`

/** Attributes after the name of a block. */
const writtenIn = {
  people: '',
  publications: '',
  projects: '',
  news: '',
  list: 'collection="talks"',
  position: `${unbroken(79)} until="2999-01-01" apply="mailto:${unbroken(60)}@lab.example"`,
  contact: '',
  address: '',
  question: `${unbroken(79)}@${unbroken(79)}.example`,
  figure: `picture="about" alt="A" caption="${unbroken(79)}"`,
  film: `address="${longAddress}" title="${unbroken(79)}"`,
  embed: `address="${longAddress}" title="${unbroken(79)}"`,
} satisfies Record<PageBlockName, string>

const typedBlocks = Object.entries(writtenIn)
  .map(([name, written]) => `:::${name} ${written}\n${unbroken(79)}\n\n${longAddress}\n:::`)
  .join('\n\n')

/** Replaces every text of the site by one long word, sets the longest names and labels, and adds a custom page. */
export const addAbsurdTexts = async (api: SalusClient): Promise<string> => {
  const changed = contentNames.flatMap((name): [string, ContentValue][] => {
    const field = contentFields[name]
    if (field.kind === 'line' || field.kind === 'text') return [[name, wordIn(field.most)]]
    if (field.kind === 'choice') return [[name, Object.keys(field.of).at(-1) ?? '']]
    const value = contentDefaults[name]
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    const long = Object.entries(field.parts).flatMap(([part, { kind, ...rest }]) =>
      'most' in rest && (kind === 'line' || kind === 'text') ? [[part, wordIn(rest.most)]] : [],
    )
    return [
      [name, value.map((entry: ContentListItem) => ({ ...entry, ...Object.fromEntries(long) }))],
    ]
  })
  await api.site.updateContent({ fields: Object.fromEntries(changed) })
  await api.site.publishContent({})
  const items = Array.from({ length: 8 }, (_, index) => ({
    label: `${index}${unbroken(59)}`,
    target: '/about',
  }))
  await api.site.updateMenus({
    header: items,
    more: items,
    contact: items.slice(0, 1),
    footer: items,
  })
  await api.settings.updateSettings({
    name: unbroken(200),
    shortName: unbroken(40),
    tagline: unbroken(200),
    address: unbroken(200),
    phone: unbroken(100),
  })
  const path = '/long-words'
  await api.page.createPage({
    title: unbroken(79),
    path,
    content: `## ${unbroken(79)}\n\n${typedBlocks}`,
  })
  return path
}

export interface AbsurdAmounts {
  readonly people: number
  readonly teams: number
  readonly logos: number
  readonly latest: number
  readonly papers: number
  readonly categories: number
  readonly references: number
}

const many: AbsurdAmounts = {
  people: 60,
  teams: 30,
  logos: 60,
  latest: 30,
  papers: 60,
  categories: 15,
  references: 60,
}

/** Adds categories, a grant and projects of up to 40 people. Returns the ids of entries with a page. */
export const addAbsurdProjects = async (
  api: SalusClient,
  people: readonly string[],
  amounts: Partial<AbsurdAmounts> = {},
) => {
  const { categories, references: length } = { ...many, ...amounts }
  const contributors = people.slice(0, 40)
  const [first = '', second = ''] = await inTurn(categories, async (index) => {
    const name = `${[unbroken(180), hebrew, chinese][index] ?? wordy(150)} ${index}`
    return (await api.category.addCategory({ name, description: unbroken(400) })).data._id
  })
  const references = Array.from({ length }, (_, index) =>
    index === 0 ? unbroken(400) : `${wordy(300)} https://example.org/${unbroken(100)}/${index}`,
  )
  const project = (fields: Partial<Parameters<typeof api.post.createPost>[0]>) =>
    api.post.createPost({
      title: wordy(200),
      shortDesc: wordy(540).repeat(2),
      content: absurdText,
      category: first,
      grant: unbroken(300),
      references,
      contributors,
      ...fields,
    })
  await project({ title: `${hebrew} `.repeat(3).trim(), shortDesc: arabic, content: hebrew })
  await project({ title: chinese, shortDesc: chinese.repeat(5), category: second })
  const bare = { references: [], contributors: [], grant: '' }
  const empty = await project({ ...bare, title: 'X', shortDesc: '-', content: '-' })
  await project({ image: await picture(3000, 200, '#1c6b5f') })
  const full = await project({ title: unbroken(200), image: await picture(200, 2000, '#2e4f8a') })
  const postId = full.data._id
  const images = [await picture(2400, 200, '#1c6b5f'), await picture(200, 1600, '#8a3b2e')]
  // A second section with the same content would test nothing new.
  await api.post.createSubPost({
    postId,
    sectionName: unbroken(180),
    subSectionContent: absurdText,
    images,
  })
  for (const sectionName of [wordy(180), hebrew, '']) {
    await api.post.createSubPost({ postId, sectionName, subSectionContent: unbroken(300) })
  }
  for (const title of [unbroken(180), wordy(180), '']) {
    const status = unbroken(120)
    await api.post.createMilestone({ postId, title, description: wordy(500), status })
  }
  for (const helpers of [contributors, [], people.slice(0, 1)]) {
    const isFirst = helpers === contributors
    await api.researchProgress.createResearchProgress({
      postId,
      contributors: helpers,
      images: isFirst ? images : [],
      description: isFirst ? absurdText : unbroken(500),
    })
  }
  const { data: published } = await api.publication.addPublication(absurdPublicationInput())
  const { data: grant } = await api.grant.createGrant({
    name: unbroken(200),
    funder: unbroken(200),
    number: unbroken(100),
    amount: wordy(90),
    people: people.slice(0, 6),
    projects: [postId],
    publications: [published._id],
  })
  return {
    project: postId,
    emptyProject: empty.data._id,
    category: first,
    grant: grant._id,
    person: people[0],
  }
}

/** Adds people, teams, logos, posts and publications. Returns the ids of entries with a page. */
export const addAbsurdGroup = async (api: SalusClient, amounts: Partial<AbsurdAmounts> = {}) => {
  const { people: peopleCount, teams, logos, latest, papers } = { ...many, ...amounts }
  const people = await addAbsurdPeople(api, peopleCount)
  const [team] = await inTurn(teams, (index) => {
    const plain = [unbroken(180), wordy(180), hebrew][index] ?? `Group ${index}`
    const name = index % 4 === 3 ? `Researchers - ${plain} ${index}` : `${plain} ${index}`
    return api.team.add({
      name,
      peoples: index % 5 === 0 ? people : people.slice(index, index + 1),
    })
  })
  await inTurn(logos, async (index) => {
    const pic = await picture(index % 2 ? 60 : 1200, index % 3 ? 60 : 900, '#1c6b5f')
    return api.logo.addLogo({ link: index % 2 ? unbroken(300) : 'https://example.org', pic })
  })
  const [news] = await inTurn(latest, async (index) =>
    api.frontPage.createFrontPage({
      ...(index === 0 && { content: absurdText }),
      title: [unbroken(200), hebrew, chinese, ''][index] ?? wordy(200),
      description: [unbroken(600), arabic, chinese.repeat(9), absurdText][index] ?? wordy(500),
      link: ['https://example.org', unbroken(300)][index] ?? '/projects',
      ...(index % 3 === 0 && { pic: await picture(index === 0 ? 3000 : 300, 900, '#8a3b2e') }),
    }),
  )
  const [longest] = await inTurn(papers, (index) =>
    api.publication.addPublication(
      index === 0
        ? absurdPublicationInput()
        : publicationInput({
            title: [unbroken(200), hebrew, chinese][index - 1] ?? `${index} ${wordy(150)}`,
            authors: index % 3 ? wordy(400) : 'Li',
            publicationType: index % 2 ? wordy(80) : 'Data',
          }),
    ),
  )
  const ids = {
    team: team?.data._id,
    news: news?.data._id,
    publication: longest?.data._id,
  }
  return { people, ids }
}

/** Fills a site with extreme content that every page must handle. Returns paths to check. */
export const addAbsurdContent = async (api: SalusClient) => {
  const { people } = await addAbsurdGroup(api)
  const { project, emptyProject, category, person } = await addAbsurdProjects(api, people)
  return {
    project: `/project/${project}`,
    emptyProject: `/project/${emptyProject}`,
    category: `/category/${category}`,
    person: `/team#person-${person}`,
  }
}

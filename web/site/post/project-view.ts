import type { ResponseBody } from '#contract/call/call.ts'
import { findGrantMention } from '#contract/grant/grant-name.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import type { Post, postApi } from '#contract/post/post.ts'
import { projectPath } from '#contract/post/project-path.ts'
import type { ResearchProgress } from '#contract/post/research-progress.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { fileStemOfUrl } from '#contract/text/name-of-address.ts'
import { splitMilestoneState } from '#web/content/split-milestone-state.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import { splitReferenceAtUrls } from './reference-parts.ts'
import { toResponsibleAiView } from './responsible-ai-view.ts'

const descriptionLength = 300
const leadLength = 90

const personOf = (profile: Profile) => ({
  id: profile._id,
  name: profile.name,
  profilePic: profile.profilePic,
  qualifications: profile.qualifications,
  designation: profile.designation,
  AreaofInterest: profile.AreaofInterest,
  socialLinks: profile.socialLinks,
  ...pickUntranslated(profile),
})

const sectionsOf = async ({ subPost }: Post, { toProse }: MarkdownTools) => {
  const sections = []
  let figure = 1
  for (const [index, part] of subPost.entries()) {
    const id = `section-${index + 1}`
    const prose = await toProse(part.subSectionContent, { prefix: id, level: 3 })
    const figures = part.pictureTexts.map(({ url, caption, alt }) => ({
      src: url,
      ...untranslatedPicture(url, part.untranslated),
      caption: caption.trim(),
      alt: alt.trim(),
      number: figure++,
    }))
    sections.push({ id, name: part.sectionName, prose, figures, untranslated: part.untranslated })
  }
  return sections
}

/** Returns the names of a picture's texts, such as its caption, that are not translated. */
const untranslatedPicture = (url: string, untranslated: readonly string[] = []) => {
  const item = `pictureTexts.${fileStemOfUrl(url)}.`
  const names = untranslated.flatMap((name) =>
    name.startsWith(item) ? [name.slice(item.length)] : [],
  )
  return pickUntranslated({ untranslated: names })
}

const progressOf = async (
  entries: readonly ResearchProgress[],
  { toProse, plainText }: MarkdownTools,
) => {
  const rows = []
  for (const [index, entry] of entries.entries()) {
    const prose = await toProse(entry.description, { prefix: `progress-${index + 1}`, level: 4 })
    const names = entry.contributors.map(({ name }) => name)
    const lead = names.length > 0 ? '' : truncateText(plainText(entry.description), leadLength)
    rows.push({ id: entry._id, names, lead, prose, untranslated: entry.untranslated })
  }
  return { rows, pictures: entries.flatMap(({ imageUrls }) => imageUrls) }
}

type Reply = Pick<ResponseBody<typeof postApi.getSinglePost>, 'post' | 'grants' | 'milestoneStates'>
type Grants = Reply['grants']

interface GrantPart {
  readonly text: string
  readonly path?: string
  readonly untranslated?: readonly string[]
}

/**
 * Splits the text about a project's funding into parts. A part with the name or number of a known grant has a
 * link to the grant.
 */
const grantParts = (text: string, grants: Grants): GrantPart[] => {
  const parts: GrantPart[] = []
  const named = grants
    .flatMap((grant) => {
      const place = findGrantMention(text, grant)
      return place ? [{ path: grantPath(grant), from: place[0], to: place[1] }] : []
    })
    .toSorted((one, other) => one.from - other.from)
  let end = 0
  for (const { path, from, to } of named) {
    if (from < end) continue
    if (from > end) parts.push({ text: text.slice(end, from) })
    parts.push({ text: text.slice(from, to), path })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  const unnamed = grants.filter((grant) => findGrantMention(text, grant) === null)
  return [
    ...parts,
    ...unnamed.flatMap((grant, index) => [
      ...(parts.length + index > 0 ? [{ text: ' · ' }] : []),
      { text: grant.name, path: grantPath(grant), ...pickUntranslated(grant) },
    ]),
  ]
}

const milestoneOf = (milestone: Post['milestones'][number], states: Reply['milestoneStates']) => {
  const { _id, title, description, dueDate, status, untranslated } = milestone
  const state = states[_id] ?? 'other'
  // If an editor has set no status, a state is shown only for future milestones, for which it follows from
  // the date.
  const hasState = status !== '' || state === 'next'
  return {
    _id,
    title,
    description,
    dueDate,
    untranslated,
    state,
    isTold: hasState,
    ...splitMilestoneState(state, status),
  }
}

/**
 * Converts the API response to the data of a project's page. `progress` is null if it could not be loaded.
 */
export const toProjectView = async (
  { post, grants, milestoneStates }: Reply,
  progress: readonly ResearchProgress[] | null,
  tools: MarkdownTools,
) => ({
  id: post._id,
  path: projectPath(post),
  title: post.title,
  untranslated: post.untranslated,
  description: truncateText(post.shortDesc.replaceAll(/\s+/g, ' '), descriptionLength),
  lead: post.shortDesc,
  image: post.image,
  grant: post.grant,
  grantParts: grantParts(post.grant, grants),
  category: post.category,
  content: await tools.toProse(post.content, { prefix: 'overview', level: 2 }),
  sections: await sectionsOf(post, tools),
  progress: progress && (await progressOf(progress, tools)),
  milestones: post.milestones.map((milestone) => milestoneOf(milestone, milestoneStates)),
  responsibleAi: toResponsibleAiView(post.responsibleAi),
  references: post.references.map(splitReferenceAtUrls),
  contributors: post.contributors.map(personOf),
})

export type ProjectView = Awaited<ReturnType<typeof toProjectView>> & {
  readonly referring?: readonly ReferringItemsView[]
}
export type ProjectSection = ProjectView['sections'][number]
export type ProjectPerson = ProjectView['contributors'][number]
export type ProjectProgress = NonNullable<ProjectView['progress']>

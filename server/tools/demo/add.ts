import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { projectPath } from '#contract/post/project-path.ts'
import type { EntityTableName } from '#server/base/db/schema.ts'
import { pictureUrlsOf } from '#server/base/media/choose-picture.ts'
import type { SanitizedMediaFile } from '#server/base/media/images.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { categoryStore } from '#server/category/store.ts'
import { frontPageStore } from '#server/front-page/store.ts'
import { grantStore } from '#server/grant/store.ts'
import { logoStore } from '#server/logo/store.ts'
import { milestoneStore } from '#server/post/milestone-store.ts'
import { createPost } from '#server/post/store.ts'
import { postSectionStore as sectionStore } from '#server/post/sub-post-store.ts'
import { createProfile } from '#server/profile/store.ts'
import { addPublication } from '#server/publication/store.ts'
import { progressEntryStore as progressStore } from '#server/research-progress/store.ts'
import { teamStore } from '#server/team/store.ts'
import type {
  ExampleCategoryKey,
  ExampleContent,
  ExampleLatestPost,
  ExamplePerson,
  ExamplePersonKey,
  ExamplePictureName,
  ExampleProject,
  ExampleProjectKey,
} from './content/types.ts'

const requireKey = <K, V>(made: ReadonlyMap<K, V>, key: K): V => {
  const value = made.get(key)
  if (value === undefined) throw new Error(`The example content has no "${String(key)}"`)
  return value
}

/** Stored pictures by name, and URLs of figures by name. */
export interface ExampleMedia {
  readonly pictures: ReadonlyMap<string, SanitizedMediaFile>
  readonly figures: ReadonlyMap<string, string>
}

/** Adds all example content in one transaction and records which entries it consists of. */
export const addExamples = async (
  write: WriteTransaction,
  content: ExampleContent,
  { pictures, figures }: ExampleMedia,
): Promise<void> => {
  const categories = new Map<ExampleCategoryKey, string>()
  const people = new Map<ExamplePersonKey, string>()
  const projects = new Map<ExampleProjectKey, { _id: string; title: string }>()
  const results = new Map<string, string[]>()

  const pictureOf = (name: string) => requireKey(pictures, name)
  const show = (name: ExamplePictureName | undefined) => async () =>
    name === undefined ? '' : mediaFileUrl(pictureOf(name).name)
  const idsOf = (keys: readonly ExamplePersonKey[]) => keys.map((key) => requireKey(people, key))
  const note = async <T extends { _id: string }>(entity: EntityTableName, made: T): Promise<T> => {
    await write.queries.insertInto('example').values({ entity, entityId: made._id }).execute()
    write.touch('example', made._id)
    return made
  }
  const withAddresses = (text: string) =>
    text
      .replaceAll(
        /\(picture:([^)]+)\)/g,
        (_, name: string) => `(${mediaFileUrl(pictureOf(name).name)})`,
      )
      .replaceAll(/"figure:(\w+)"/g, (_, name: string) => `"${requireKey(figures, name)}"`)

  const addPerson = async ({ key, picture, ...fields }: ExamplePerson) => {
    const made = await createProfile(write, fields, show(picture))
    people.set(key, (await note('profile', made))._id)
  }

  const addProject = async (project: ExampleProject) => {
    const { key, category, picture, references, contributors } = project
    const { sections, milestones, progress, ...fields } = project
    const made = await createPost(
      write,
      {
        title: fields.title,
        shortDesc: fields.shortDesc,
        grant: fields.grant,
        responsibleAi: fields.responsibleAi,
        content: withAddresses(fields.content),
        category: requireKey(categories, category),
        references: [...references],
        contributors: idsOf(contributors),
      },
      { image: show(picture) },
    )
    const { _id: postId } = made
    projects.set(key, await note('post', made))
    for (const { name, content: subSectionContent, pictures: shown = [] } of sections) {
      const imageUrls = pictureUrlsOf(shown.map((picture) => pictureOf(picture.name)))
      const pictureTexts = shown.map(({ alt }, at) => ({
        url: imageUrls[at] ?? '',
        alt,
        caption: '',
      }))
      const texts = { sectionName: name, subSectionContent }
      await sectionStore.add(write, { postId, ...texts, imageUrls, pictureTexts })
    }
    for (const milestone of milestones) await milestoneStore.add(write, { postId, ...milestone })
    for (const { date, description, contributors: by, pictures: shown = [] } of progress) {
      const imageUrls = pictureUrlsOf(shown.map(pictureOf))
      const entry = { postId, description, contributors: idsOf(by), imageUrls }
      await progressStore.add(write, { ...entry, createdAt: `${date}T09:00:00.000Z` })
    }
  }

  const addLatestPost = async ({ picture, leadsTo, ...texts }: ExampleLatestPost) => {
    const link =
      'path' in leadsTo ? leadsTo.path : projectPath(requireKey(projects, leadsTo.project))
    const made = await frontPageStore.add(write, { ...texts, link }, { pic: show(picture) })
    await note('frontPage', made)
  }

  const addTeams = async () => {
    for (const { name, people: members } of content.teams) {
      const peoples = idsOf(members.map(({ key }) => key))
      await note('team', await teamStore.add(write, { name, peoples }))
    }
  }

  const addCategories = async () => {
    for (const { key, ...fields } of content.categories) {
      categories.set(key, (await note('category', await categoryStore.add(write, fields)))._id)
    }
  }

  const addPublications = async () => {
    for (const fields of content.publications.toReversed()) {
      const { publicationLink: link } = fields
      const citing = content.projects.filter(({ references }) =>
        references.some((reference) => reference.endsWith(link)),
      )
      const further = {
        language: 'en',
        doi: link.replace('https://doi.org/', ''),
        projects: citing.map(({ key }) => requireKey(projects, key)._id),
      }
      const made = await note('publication', await addPublication(write, { ...fields, ...further }))
      for (const id of further.projects) results.set(id, [...(results.get(id) ?? []), made._id])
    }
  }

  const addGrants = async () => {
    for (const { people: by, projects: of, ...fields } of content.grants) {
      const ids = of.map((key) => requireKey(projects, key)._id)
      const publications = [...new Set(ids.flatMap((id) => results.get(id) ?? []))]
      const lists = { people: idsOf(by), projects: ids, publications }
      await note('grant', await grantStore.add(write, { ...fields, ...lists }))
    }
  }

  const addLogos = async () => {
    for (const { link, picture } of content.partners) {
      await note('logo', await logoStore.add(write, { link }, { logo: show(picture) }))
    }
  }

  const each = async <T>(list: readonly T[], add: (one: T) => Promise<void>): Promise<void> => {
    for (const one of list) await add(one)
  }
  const examples: Readonly<Partial<Record<EntityTableName, () => Promise<void>>>> = {
    category: addCategories,
    profile: () =>
      each(
        content.teams.flatMap(({ people: members }) => members),
        addPerson,
      ),
    team: addTeams,
    // Lists show the newest entry first, so the first one is added last.
    post: () => each(content.projects.toReversed(), addProject),
    publication: addPublications,
    grant: addGrants,
    frontPage: () => each(content.latestPosts.toReversed(), addLatestPost),
    logo: addLogos,
  }
  for (const { name } of allEntityDefinitions) await examples[name]?.()
}

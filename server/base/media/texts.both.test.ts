import { describe, expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { pictureFileNameOfUrl, pictureUrlsIn } from '#contract/media/picture-facts.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import { makePost, makeProfile, type Site } from '#server/tools/testing/content/content.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { type SiteWithFiles, startSiteWithFiles } from '#server/tools/testing/files/media-files.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const nameOf = (url: string) => pictureFileNameOfUrl(url) ?? `no picture: ${url}`
const upload = async ({ admin }: Site) =>
  (await admin.media.uploadPicture({ picture: await freshPicture() })).url
const showing = (url: string) => `Before.\n\n![A slice](${url} "Axial")\n\nAfter.`
const paper = {
  title: 'A paper',
  authors: 'A. Lovelace',
  publicationDate: '2026-01-31',
  publicationType: 'Talk',
  publicationLink: 'https://a.example',
}

/** For each kind of text: steps that add an image, remove it, and delete the entry. */
const texts: [string, (site: Site) => Promise<Record<'show' | 'change' | 'remove', Steps>>][] = [
  [
    'a project',
    async ({ admin: { post }, admin }) => {
      const { _id: postId, category } = await makePost(admin)
      return {
        show: (content) => post.updatePost({ postId, content }),
        change: (content) => post.updatePost({ postId, content }),
        remove: () => post.deletePost({ postId, categoryId: category._id }),
      }
    },
  ],
  [
    'a section',
    async ({ admin }) => {
      const { _id: postId } = await makePost(admin)
      let subPostId = ''
      return {
        show: async (subSectionContent) => {
          subPostId = (await admin.post.createSubPost({ postId, subSectionContent })).data._id
        },
        change: (subSectionContent) =>
          admin.post.updateSubPost({ postId, subPostId, subSectionContent }),
        remove: () => admin.post.deleteSubPost({ postId, subPostId }),
      }
    },
  ],
  [
    'a progress entry',
    async ({ admin: { researchProgress }, admin }) => {
      const { _id: postId } = await makePost(admin)
      let id = ''
      return {
        show: async (description) => {
          id = (await researchProgress.createResearchProgress({ postId, description })).data._id
        },
        change: (description) => researchProgress.updateResearchProgress({ id, description }),
        remove: () => researchProgress.deleteResearchProgress({ postId, researchProgressId: id }),
      }
    },
  ],
  [
    'a person',
    async ({ admin }) => {
      let profileId = ''
      return {
        show: async (about) => {
          profileId = (await makeProfile(admin, { about }))._id
        },
        change: (about) => admin.profile.updateProfile({ profileId, about }),
        remove: () => admin.profile.deleteProfile({ profileId }),
      }
    },
  ],
  [
    'a publication',
    async ({ admin: { publication } }) => {
      let id = ''
      return {
        show: async (publicationSummary) => {
          id = (await publication.addPublication({ ...paper, publicationSummary })).data._id
        },
        change: (publicationSummary) => publication.updatePublication({ id, publicationSummary }),
        remove: () => publication.deletePublication({ id }),
      }
    },
  ],
]
type Steps = (text: string) => Promise<unknown>

describe.for(texts)('an image in the text of %s', ([, prepare]) => {
  test('is deleted when the text no longer refers to it', async () => {
    const site = await startSiteWithFiles()
    const { show, change } = await prepare(site)
    const url = await upload(site)
    await show(showing(url))
    await change(`${showing(url)} And more.`)
    expect(await site.files()).toEqual([nameOf(url)])
    await change('Nothing to see.')
    expect(await site.filesInTheEnd()).toEqual([])
    await expectNothingLeft(site.app.services)
  })

  test('is deleted with its entry, but not while used elsewhere', async () => {
    const site = await startSiteWithFiles()
    const { show, remove } = await prepare(site)
    const picture = await freshPicture()
    const { url } = await site.admin.media.uploadPicture({ picture })
    await show(showing(url))
    const other = await makeProfile(site.admin, { profilePic: picture })
    expect(other.profilePic).toBe(url)
    await site.admin.profile.deleteProfile({ profileId: other._id })
    expect(await site.filesInTheEnd()).toEqual([nameOf(url)])
    await remove('')
    expect(await site.files()).toEqual([nameOf(url)])
    expect(await site.filesInTheEnd()).toEqual([])
    await expectNothingLeft(site.app.services)
  })
})

test('a deleted project deletes the images of all its texts', async () => {
  const site: SiteWithFiles = await startSiteWithFiles()
  const { admin } = site
  const [first, second, third] = [await upload(site), await upload(site), await upload(site)]
  const { _id: postId, category } = await makePost(admin, { content: showing(first) })
  await admin.post.createSubPost({ postId, subSectionContent: showing(second) })
  await admin.researchProgress.createResearchProgress({ postId, description: showing(third) })
  expect(await site.files()).toHaveLength(3)
  await admin.post.deletePost({ postId, categoryId: category._id })
  expect(await site.filesInTheEnd()).toEqual([])
  await expectNothingLeft(site.app.services)
})

test('an unsaved upload is kept for days and then deleted', async () => {
  const site = await startSiteWithFiles()
  const url = await upload(site)
  const { app } = site
  app.advance(days(6))
  await app.services.media.sweep()
  expect(await site.files()).toEqual([nameOf(url)])
  app.advance(days(1))
  await app.services.media.sweep()
  expect(await site.files()).toEqual([])
  await expectNothingLeft(site.app.services)
})

test('an unsaved upload is kept when other uses of its image end', async () => {
  const site = await startSiteWithFiles()
  const picture = await freshPicture()
  const { url } = await site.admin.media.uploadPicture({ picture })
  const { _id: profileId } = await makeProfile(site.admin, { profilePic: picture })
  await site.admin.profile.deleteProfile({ profileId })
  expect(await site.files()).toEqual([nameOf(url)])
})

test('a file that is not an image is rejected and leaves nothing behind', async () => {
  const site = await startSiteWithFiles()
  const picture = new File(['no picture'], 'a.png', { type: 'image/png' })
  expect((await refusalOf(site.admin.media.uploadPicture({ picture }))).status).toBe(415)
  const empty = await site.app.fetch(`${apiBasePath}/media/uploadPicture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}` },
    body: new FormData(),
  })
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({
    errors: [{ path: 'picture', message: 'Choose a picture' }],
  })
  expect(await site.files()).toEqual([])
  await expectNothingLeft(site.app.services)
})

test('a text may refer to any variant of an image, and only complete names count', () => {
  const stem = `${'a'.repeat(32)}-40x30-336699`
  expect(pictureUrlsIn(`![a](/media/${stem}.webp) /media/${stem}.640.avif`)).toEqual([
    `/media/${stem}.webp`,
  ])
  expect(pictureUrlsIn(`/media/${stem} /media/x.webp`)).toEqual([])
})

import { z } from 'zod'
import { fieldErrors, invalid } from '#contract/call/api-error.ts'
import type { Call, Input } from '#contract/call/call.ts'
import { inputFor } from '#contract/call/publishing.ts'
import { type FrontPage, frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantApi } from '#contract/grant/grant.ts'
import type { DraftEntity } from '#contract/lifecycle/draft.ts'
import { pageApi } from '#contract/page/page.ts'
import { postApi } from '#contract/post/post.ts'
import { profileApi } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { createStore } from '#server/base/entity/store.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import type { Media } from '#server/base/media/media.ts'
import type { Write } from '#server/base/write/write.ts'
import { updateGrant } from '#server/grant/store.ts'
import { pages } from '#server/page/store.ts'
import { updatePost } from '#server/post/store.ts'
import { updateProfile } from '#server/profile/store.ts'
import { updatePublication } from '#server/publication/store.ts'

type Apply<I> = (write: Write, id: string, input: I, media: Media) => Promise<unknown>

/** How changes that were kept as a draft are made. */
export interface Publisher {
  /** The fields of the entity's own call, without those that are no field of it. */
  decode(id: string, fields: object): Record<string, unknown>
  /** Makes the changes; with a status they are checked as the entity's own call would. */
  apply(write: Write, id: string, fields: object, media: Media): Promise<void>
}

/** A picture of a draft: its address, which must still be there. */
const picture =
  (media: Media, field: string, given: unknown): ChoosePicture =>
  async (write, current) => {
    if (typeof given !== 'string') return current
    if (given === '' || given === current || (await media.revive(write, given))) return given
    throw invalid([{ path: field, message: 'This picture is gone. Choose it again.' }])
  }

const publisher = <C extends Call>(call: C, apply: Apply<Input<C>>): Publisher => {
  const { aliases = {} } = call
  const idName = Object.keys(aliases).find((name) => aliases[name] === '_id') ?? 'id'
  const read = (id: string, fields: object): Input<C> => {
    const decoded = z.safeDecode(inputFor(call, fields), { ...fields, [idName]: id })
    if (!decoded.success) throw invalid(fieldErrors(decoded.error))
    return decoded.data
  }
  return {
    decode: (id, fields) => {
      const {
        [idName]: _,
        status: __,
        publishAt: ___,
        unpublishAt: ____,
        version: _____,
        ...rest
      }: Record<string, unknown> = read(id, { ...fields, status: 'draft' })
      return rest
    },
    apply: async (write, id, fields, media) => {
      await apply(write, id, read(id, fields), media)
    },
  }
}

const latestPosts = createStore<FrontPage>(frontPageEntity)

/** Every kind of entry that can have a draft over it. */
export const publishers: Readonly<Record<DraftEntity, Publisher>> = {
  post: publisher(postApi.updatePost, (write, id, input, media) => {
    const { postId: _, version: __, image, contributors, ...fields } = input
    return updatePost(write, id, undefined, fields, contributors, picture(media, 'image', image))
  }),
  publication: publisher(publicationApi.updatePublication, (write, _, input, media) => {
    const { id, version: __, picture: given, ...fields } = input
    return updatePublication(write, id, undefined, fields, picture(media, 'picture', given))
  }),
  profile: publisher(profileApi.updateProfile, (write, id, input, media) => {
    const { profileId: _, version: __, profilePic, ...fields } = input
    return updateProfile(write, id, undefined, fields, picture(media, 'profilePic', profilePic))
  }),
  grant: publisher(grantApi.updateGrant, (write, id, input) => {
    const { grantId: _, version: __, ...fields } = input
    return updateGrant(write, id, undefined, fields)
  }),
  frontPage: publisher(frontPageApi.updateFrontPage, (write, id, input, media) => {
    const { postId: _, version: __, pic, ...fields } = input
    return latestPosts.update(write, id, undefined, fields, { pic: picture(media, 'pic', pic) })
  }),
  page: publisher(pageApi.updatePage, (write, id, input) => {
    const { pageId: _, version: __, ...fields } = input
    return pages.update(write, id, undefined, fields)
  }),
}

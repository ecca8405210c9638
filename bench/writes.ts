import { api, type SalusClient } from '#contract/api.ts'
import { createClient } from '#contract/call/client.ts'
import type { Running } from './child.ts'

/** A started server and the token of an administrator of it. */
export interface Site {
  readonly server: Running
  readonly token: string
}

/** What a write changes: the settings are in every page, the others in their lists. */
export type Written = 'settings' | 'publications' | 'projects' | 'profiles'

type Writer = (client: SalusClient, text: string) => Promise<unknown>

/** The oldest of each: nothing that is measured first shows it. */
const writers: Readonly<Record<Written, (client: SalusClient) => Promise<Writer>>> = {
  settings: async () => (client, phone) => client.settings.updateSettings({ phone }),
  publications: async ({ publication }) => {
    const { total } = await publication.showAllPublications({ limit: 1 })
    const { publications } = await publication.showAllPublications({ offset: total - 1 })
    const id = publications[0]?._id ?? ''
    return (client, publicationType) =>
      client.publication.updatePublication({ id, publicationType })
  },
  projects: async ({ post }) => {
    const { total } = await post.postTitles({ limit: 1 })
    const { posts } = await post.postTitles({ offset: total - 1 })
    const postId = posts[0]?._id ?? ''
    return (client, grant) => client.post.updatePost({ postId, grant })
  },
  profiles: async ({ profile }) => {
    const { total } = await profile.profileNames({ limit: 1 })
    const { profiles } = await profile.profileNames({ offset: total - 1 })
    const profileId = profiles[0]?._id ?? ''
    return (client, qualifications) => client.profile.updateProfile({ profileId, qualifications })
  },
}

/** A write through the API, after which nothing that shows what it changed is known any more. */
export const openWrites = async (
  { server, token }: Site,
  what: Written,
): Promise<() => Promise<void>> => {
  const client = createClient(api, {
    fetch: (address, init) => fetch(server.url + address, init),
    token: () => token,
  })
  const write = await writers[what](client)
  let version = 0
  return async () => {
    await write(client, `Version ${++version}`)
  }
}

import { api, type SalusClient } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import type { Running } from './child.ts'

/** A running server with an administrator's token. */
export interface Site {
  readonly server: Running
  readonly token: string
}

/** Target of a write. The settings are on every page, the others in their lists. */
export type Written = 'settings' | 'publications' | 'projects' | 'profiles'

type Writer = (client: SalusClient, text: string) => Promise<unknown>

/** Changes the oldest entry of each type, which no measured page shows. */
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

/** Prepares writes through the API, each of which invalidates all caches of the changed entry. */
export const openWrites = async (
  { server, token }: Site,
  what: Written,
): Promise<() => Promise<void>> => {
  const client = createApiClient(api, {
    fetch: (address, init) => fetch(server.url + address, init),
    token: () => token,
  })
  const write = await writers[what](client)
  let version = 0
  return async () => {
    await write(client, `Version ${++version}`)
  }
}

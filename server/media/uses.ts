import type { Queries } from '#server/db/database.ts'

const chunkSize = 500

/** Which of the addresses some row still shows. The one place that knows every column with a picture. */
export const usedUrls = async (queries: Queries, urls: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>()
  for (let start = 0; start < urls.length; start += chunkSize) {
    for (const { url } of await usedAmong(queries, urls.slice(start, start + chunkSize)))
      used.add(url)
  }
  return used
}

const usedAmong = (queries: Queries, urls: readonly string[]) =>
  queries
    .selectFrom('post')
    .select('image as url')
    .where('image', 'in', urls)
    .union(
      queries.selectFrom('profile').select('profilePic as url').where('profilePic', 'in', urls),
    )
    .union(queries.selectFrom('frontPage').select('pic as url').where('pic', 'in', urls))
    .union(queries.selectFrom('logo').select('logo as url').where('logo', 'in', urls))
    .union(queries.selectFrom('subPostImage').select('url').where('url', 'in', urls))
    .union(queries.selectFrom('researchProgressImage').select('url').where('url', 'in', urls))
    .execute()

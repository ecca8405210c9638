import { registerHooks } from 'node:module'

const root = new URL('../../../../', import.meta.url).href
const real = new URL('contract/lifecycle/entities.ts', root).href
const withTalk = new URL('./entities-and-talk.ts', import.meta.url).href
/** Marks modules of the second load. */
const mark = '?talk'

const isMarked = (url: string | undefined) => url?.endsWith(mark) ?? false
const isOwn = (url: string) =>
  ['contract/', 'server/'].some((folder) => url.startsWith(root + folder))

/** Loads the code again with `talk` in its list of entities. Later imports of that code are loaded the same way until `end`. */
export const loadWithTalk = async () => {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      const { parentURL } = context
      const isAnew = isMarked(parentURL) || parentURL === import.meta.url
      if (!isAnew || !isOwn(found.url)) return found
      const isReplaced = found.url === real && parentURL !== withTalk + mark
      return { ...found, url: (isReplaced ? withTalk : found.url) + mark }
    },
  })
  const [files, handlers, store, judging, items, jobs, oldSite] = await Promise.all([
    import('#server/tools/testing/files/media-files.ts'),
    import('#server/base/entity/handlers.ts'),
    import('#server/base/entity/store.ts'),
    import('#server/move/preview-items.ts'),
    import('#server/move/item-store.ts'),
    import('#server/move/store.ts'),
    import('#server/tools/testing/content/old-site.ts'),
  ])
  const all = { ...files, ...handlers, ...store, ...judging, ...items, ...jobs, ...oldSite }
  return { ...all, end: () => hooks.deregister() }
}

import type { ServerBuild } from 'react-router'
import type { StaticEntryScripts } from '#contract/lifecycle/render.ts'
import { renderResultContext } from '#web/head/render-context.ts'

/** Source files of routes that do not work on static sites: sign-in, admin area and previews. */
const needsServer = /^(?:admin\/|panel|site\/(?:auth|preview)\/)/

const withoutServer = <T>(routes: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !needsServer.test(id)))

const isAsset = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/assets/')

type Assets = ServerBuild['assets']

const assetsAt = ({ routes, ...assets }: Assets, base: string): Assets =>
  JSON.parse(JSON.stringify({ ...assets, routes: withoutServer(routes) }), (_, value: unknown) =>
    isAsset(value) ? base + value.slice(1) : value,
  )

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Wraps the loader of a route, so that it runs once for a static page and its `.data` file, which are
 * requested separately.
 */
const loadingOnce = (route: Route): Route => {
  const { loader } = route.module
  if (!loader) return route
  const load: typeof loader = (args) => {
    const { loaded } = args.context.get(renderResultContext)
    const cached = loaded?.get(route.id)
    if (cached !== undefined) return cached
    const answer = loader(args)
    loaded?.set(route.id, answer)
    // The router adds the base path to a thrown redirect in place, so a second use would add it again.
    Promise.resolve(answer).catch(() => loaded?.delete(route.id))
    return answer
  }
  return { ...route, module: { ...route.module, loader: load } }
}

/** Returns the build for a base path, without the routes that need a server. */
export const createBuildForBasePath = (build: ServerBuild, base: string): ServerBuild => ({
  ...build,
  publicPath: base,
  assets: assetsAt(build.assets, base),
  routes: Object.fromEntries(
    Object.entries(withoutServer(build.routes)).flatMap(([id, route]) =>
      route ? [[id, loadingOnce(route)]] : [],
    ),
  ),
})

/** Returns the scripts and style sheets that pages of a static site start with. */
export const listEntryScripts = (build: ServerBuild, base: string): StaticEntryScripts => {
  const files = new Set<string>()
  JSON.stringify(assetsAt(build.assets, '/'), (_, value: unknown) => {
    if (isAsset(value)) files.add(value.replace(/#.*/, ''))
    return value
  })
  files.delete(build.assets.url)
  const text = `window.__reactRouterManifest=${JSON.stringify(assetsAt(build.assets, base))};`
  return { manifest: { path: build.assets.url, text }, files: [...files] }
}

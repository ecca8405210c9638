import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'
import type { SalusClient } from '#contract/api.ts'
import {
  type FakeServices,
  openFakeServices,
} from '#server/tools/testing/services/open-fake-services.ts'
import { type SharedBrowsers, shareBrowsers } from './browsers.ts'
import { emptySite } from './empty-site.ts'
import { exampleSite } from './examples.ts'
import { createGuard, type Guard } from './guard.ts'
import type { Person, Session } from './person.ts'
import { openSite, type Site } from './site.ts'

interface Options {
  /** Whether the journey needs a new installation. */
  fresh: boolean
  /** Whether the journey only reads the shared site with the example content and the loaders. */
  examples: boolean
  /** Whether the browser starts with the owner's session. */
  signedIn: boolean
  /** Whether the journey gets a new site that uses fake services. */
  withServices: boolean
  /** Whether the browser has nothing cached of the site. */
  cold: boolean
}

/** Options of another browser, where they differ from the first. */
interface BrowserWishes extends BrowserContextOptions {
  readonly signedIn?: boolean
  /** Who is signed in instead of the owner. */
  readonly as?: Person
}

interface Fixtures extends Options {
  site: Site
  /** The fake services of the site. */
  services: FakeServices
  /** An API client of the owner. */
  api: SalusClient
  guard: Guard
  /** Opens another browser, watched like the first. By default, nobody is signed in there. */
  openBrowser: (wishes?: BrowserWishes) => Promise<Page>
  browserOptions: BrowserContextOptions
  /** A visitor whose browser runs no JavaScript. */
  reader: Page
}

/** Whether a journey runs on a phone, by its tag. */
const isOnPhone = ({ tags }: { readonly tags: readonly string[] }) => tags.includes('@phone')

const stored = ({ token, user }: Session) => ({ token, user: JSON.stringify(user) })

interface Opened {
  readonly context: BrowserContext
  /** Stops watching the context and returns its session. */
  readonly leave: () => void
}

/** The site that the tests of a worker share, started on first use. */
interface Shared {
  site(): Promise<Site>
  close(): Promise<void>
}

const keepSite = (): Shared => {
  let site: Promise<Site> | undefined
  return {
    site: () => {
      site ??= openSite()
      return site
    },
    close: async () => (await site)?.close(),
  }
}

/** A test with a site of its worker, emptied beforehand, and a guard over every page. */
export const test = base.extend<Fixtures, { shared: Shared; browsers: SharedBrowsers }>({
  fresh: [false, { option: true }],
  examples: [false, { option: true }],
  signedIn: [false, { option: true }],
  withServices: [false, { option: true }],
  cold: [false, { option: true }],
  // Without transitions, which people must judge.
  contextOptions: { reducedMotion: 'reduce' },

  // Not a separate project, which would start every worker's browser and site again.
  viewport: ({ browser: _ }, use, info) =>
    use(isOnPhone(info) ? { width: 390, height: 844 } : { width: 1280, height: 800 }),
  isMobile: ({ browser: _ }, use, info) => use(isOnPhone(info)),
  hasTouch: ({ browser: _ }, use, info) => use(isOnPhone(info)),

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const shared = keepSite()
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],

  browsers: [async ({ browser }, use) => use(shareBrowsers(browser)), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  services: async ({}, use) => {
    const services = await openFakeServices()
    await use(services)
    services.close()
  },

  site: async ({ fresh, examples, withServices, services, shared }, use) => {
    if (examples) return use(exampleSite())
    if (!fresh && !withServices) {
      const site = await shared.site()
      await emptySite(site)
      return use(site)
    }
    const site = await openSite(withServices ? { services: services.base } : {})
    await use(site)
    await site.close()
  },

  api: async ({ site }, use) => use(await site.ownerApi()),
  baseURL: async ({ site }, use) => use(site.server.url),

  guard: [
    async ({ site }, use) => {
      const guard = createGuard(site.server.url)
      await use(guard)
      base.expect(guard.findings()).toEqual([])
    },
    { auto: true },
  ],

  // Contexts that differ in any of these options are not shared.
  browserOptions: (
    { baseURL, viewport, isMobile, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) =>
    use({
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      ...contextOptions,
    }),

  openBrowser: async (
    { browsers, browserOptions, cold, fresh, withServices, guard, site },
    use,
  ) => {
    // No other journey visits this site, so its context cannot be reused.
    const isKept = !(cold || fresh || withServices)
    const opened: Opened[] = []
    await use(async ({ signedIn, as, ...wishes } = {}) => {
      const who = as ?? (signedIn ? await site.owner() : undefined)
      const session = who && (await site.sessions.take(who))
      const page = await browsers.open({
        options: { ...browserOptions, ...wishes },
        isKept,
        origin: site.server.url,
        stored: session ? stored(session) : {},
      })
      const context = page.context()
      const stopWatching = guard.watch(context)
      const leave = () => {
        stopWatching()
        if (who && session) site.sessions.giveBack(who, session)
      }
      opened.push({ context, leave })
      return page
    })
    for (const { context, leave } of opened) {
      await browsers.giveBack(context)
      leave()
    }
  },

  page: async ({ openBrowser, signedIn }, use) => use(await openBrowser({ signedIn })),
  context: async ({ page }, use) => use(page.context()),

  reader: async ({ openBrowser }, use) => use(await openBrowser({ javaScriptEnabled: false })),
})

export { expect } from './expect.ts'

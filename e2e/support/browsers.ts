import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * Reuses browser contexts and tabs across journeys, because a tab that has loaded and compiled the site's scripts opens a page in
 * half of the time. Each journey starts without cookies, storage or pages of others.
 */
export interface SharedBrowsers {
  open(wishes: Wishes): Promise<Page>
  /** Resets a context after a journey, for the next one. */
  giveBack(context: BrowserContext): Promise<void>
}

/** The site's cheapest URL to load. */
const smallest = '/robots.txt'

interface Wishes {
  readonly options: BrowserContextOptions
  /** Whether later journeys may reuse the context. */
  readonly isKept: boolean
  /** The site to visit, and its initial local storage. */
  readonly origin: string
  readonly stored: Readonly<Record<string, string>>
}

/** Methods whose effect on a context cannot be undone. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'routeWebSocket',
  'setDefaultTimeout',
  'setDefaultNavigationTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setStorageState',
]
const lastingTime = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']
/** Methods whose effect on a tab cannot be undone. */
const lastingOfTab = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'exposeBinding',
  'exposeFunction',
  'on',
  'routeWebSocket',
  'setDefaultTimeout',
  'setDefaultNavigationTimeout',
  'setExtraHTTPHeaders',
]

/** Calls back at the first call of one of these methods. */
const onCall = (target: object, names: readonly string[], tell: () => void) => {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`There is no ${name} any more`)
    Reflect.set(target, name, (...args: unknown[]) => {
      tell()
      return Reflect.apply(method, target, args)
    })
  }
}

/** Reports violations of the content security policy as errors, because not all reach the console. */
const reportRefusals = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      reportError(
        new Error(`${event.effectiveDirective} refused ${event.blockedURI} on ${location.href}`),
      ),
    ),
  )

const openNew = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options)
  await reportRefusals(context)
  return context
}

const storageState = ({ origin, stored }: Wishes) => {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** A reusable context. Its anchor page keeps the process of the site's pages alive. */
interface Kept {
  readonly context: BrowserContext
  readonly kind: string
  readonly anchor: Page
  clearStorage(): Promise<void>
  /** Whether a journey has called a method whose effect lasts. */
  isSpent: boolean
  /** The tab for the next journey. */
  tab?: Page | undefined
}

const openKept = async (browser: Browser, { options, origin }: Wishes, kind: string) => {
  const context = await openNew(browser, options)
  const anchor = await context.newPage()
  await anchor.goto(origin + smallest)
  const session = await context.newCDPSession(anchor)
  const clearStorage = async () => {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  const kept: Kept = { context, kind, anchor, clearStorage, isSpent: false }
  const spend = () => {
    kept.isSpent = true
  }
  onCall(context, lasting, spend)
  onCall(context.clock, lastingTime, spend)
  return kept
}

const fillStorage = async ({ anchor, clearStorage }: Kept, { stored }: Wishes) => {
  await clearStorage()
  if (Object.keys(stored).length > 0)
    await anchor.evaluate((items) => Object.assign(localStorage, items), stored)
}

const openTab = async (kept: Kept) => {
  const tab = await kept.context.newPage()
  onCall(tab, lastingOfTab, () => {
    kept.tab = undefined
  })
  return tab
}

/** Resets a tab, except for its caches. */
const leave = async (tab: Page, { origin, options }: Wishes) => {
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.goto(origin + smallest)
  await tab.mouse.move(-1, -1)
  await tab.evaluate(() => sessionStorage.clear())
  const { viewport, reducedMotion = 'no-preference' } = options
  if (viewport) await tab.setViewportSize(viewport)
  await tab.emulateMedia({ media: null, colorScheme: 'light', reducedMotion })
}

/** Shares contexts of one browser. Creates one if none of the wanted kind is free. */
export const shareBrowsers = (browser: Browser): SharedBrowsers => {
  const taken = new Map<BrowserContext, readonly [Kept, Wishes]>()
  const free: Kept[] = []

  const take = async (wishes: Wishes) => {
    const kind = JSON.stringify([wishes.origin, wishes.options])
    const found = free.findIndex((each) => each.kind === kind)
    const kept = free.splice(found, found < 0 ? 0 : 1)[0] ?? (await openKept(browser, wishes, kind))
    taken.set(kept.context, [kept, wishes])
    await fillStorage(kept, wishes)
    kept.tab ??= await openTab(kept)
    return kept.tab
  }
  const openOnce = async (wishes: Wishes) => {
    const context = await openNew(browser, {
      ...wishes.options,
      storageState: storageState(wishes),
    })
    return context.newPage()
  }

  return {
    open: (wishes) => (wishes.isKept ? take : openOnce)(wishes),
    giveBack: async (context) => {
      const [kept, wishes] = taken.get(context) ?? []
      taken.delete(context)
      if (!kept || !wishes || kept.isSpent) return context.close()
      // Drops requests that a journey has held back.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      const { anchor, tab } = kept
      const ended = context.pages().filter((page) => page !== anchor && page !== tab)
      await Promise.all(ended.map((page) => page.close()))
      await Promise.all([context.clearCookies(), context.clearPermissions()])
      if (tab) await leave(tab, wishes)
      free.push(kept)
    },
  }
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * Browser contexts that journeys use one after the other: a browser that has loaded and compiled the site's
 * scripts opens a page in a third of the time. Each journey gets one without pages, cookies or storage.
 */
export interface Browsers {
  /** A context for one journey; one that is not kept is new, and never used again. */
  take(options: BrowserContextOptions, isKept: boolean): Promise<BrowserContext>
  giveBack(context: BrowserContext): Promise<void>
}

/** What a context keeps for good once it is told. */
const lasting = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setDefaultTimeout'],
  ...['setDefaultNavigationTimeout', 'setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials'],
  ...['setOffline', 'setStorageState'],
]
const lastingTime = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

/** Tells of the first call of one of these methods. */
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

/** What the policy refuses is not always said in the console. */
const reportRefusals = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      reportError(new Error(`${event.effectiveDirective} refused ${event.blockedURI}`)),
    ),
  )

/** Contexts of one browser, made when none of that kind is free. */
export const shareBrowsers = (browser: Browser): Browsers => {
  const kinds = new WeakMap<BrowserContext, string>()
  const free = new Map<string, BrowserContext[]>()

  const create = async (options: BrowserContextOptions) => {
    const context = await browser.newContext(options)
    await reportRefusals(context)
    return context
  }
  const createKept = async (kind: string, options: BrowserContextOptions) => {
    const context = await create(options)
    kinds.set(context, kind)
    // Whoever asks for what lasts is the last to use it.
    const spend = () => kinds.delete(context)
    onCall(context, lasting, spend)
    onCall(context.clock, lastingTime, spend)
    return context
  }

  return {
    take: async (options, isKept) => {
      if (!isKept) return create(options)
      const kind = JSON.stringify(options)
      return free.get(kind)?.pop() ?? createKept(kind, options)
    },
    giveBack: async (context) => {
      const kind = kinds.get(context)
      if (kind === undefined) return context.close()
      // A call that a journey still holds is nobody's any more.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all(context.pages().map((page) => page.close()))
      await Promise.all([context.clearCookies(), context.clearPermissions()])
      free.set(kind, [...(free.get(kind) ?? []), context])
    },
  }
}

/** Opens the only page of a context, with nothing stored for its site but what is given. */
export const openClean = async (
  context: BrowserContext,
  origin: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  if (Object.keys(stored).length > 0) {
    // The smallest page there is: storage can be written only where a page of the site is open.
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate((items) => Object.assign(localStorage, items), stored)
  }
  return page
}

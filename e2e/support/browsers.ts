import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * Browser contexts that journeys use one after the other: a browser that has loaded and compiled the site's
 * scripts opens a page in half of the time. Each journey gets one without pages, cookies or storage of others.
 */
export interface Browsers {
  /** Opens a page for one journey. */
  open(wishes: Wishes): Promise<Page>
  /** Ends what a journey did in a context. */
  giveBack(context: BrowserContext): Promise<void>
}

interface Wishes {
  readonly options: BrowserContextOptions
  /** Whether others may use the context afterwards. */
  readonly isKept: boolean
  /** The site it will visit, and what is stored for it. */
  readonly origin: string
  readonly stored: Readonly<Record<string, string>>
}

/** What a context keeps for good once it is told. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
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

/** A context whose pages of one site share a process, which an open page of that site keeps alive. */
interface Kept {
  readonly context: BrowserContext
  readonly kind: string
  readonly anchor: Page
  /** Whether a journey has asked for something that lasts. */
  isSpent: boolean
}

const openKept = async (browser: Browser, { options, origin }: Wishes, kind: string) => {
  const context = await openNew(browser, options)
  const anchor = await context.newPage()
  // The smallest page there is.
  await anchor.goto(`${origin}/robots.txt`)
  const kept: Kept = { context, kind, anchor, isSpent: false }
  const spend = () => {
    kept.isSpent = true
  }
  onCall(context, lasting, spend)
  onCall(context.clock, lastingTime, spend)
  return kept
}

const fillStorage = async ({ context, anchor }: Kept, { origin, stored }: Wishes) => {
  const session = await context.newCDPSession(anchor)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  if (Object.keys(stored).length > 0)
    await anchor.evaluate((items) => Object.assign(localStorage, items), stored)
}

/** Contexts of one browser, made when none of that kind is free. */
export const shareBrowsers = (browser: Browser): Browsers => {
  const taken = new Map<BrowserContext, Kept>()
  const free: Kept[] = []

  const take = async (wishes: Wishes) => {
    const kind = JSON.stringify([wishes.origin, wishes.options])
    const found = free.findIndex((each) => each.kind === kind)
    const kept = free.splice(found, found < 0 ? 0 : 1)[0] ?? (await openKept(browser, wishes, kind))
    taken.set(kept.context, kept)
    await fillStorage(kept, wishes)
    return kept.context
  }
  const openOnce = (wishes: Wishes) =>
    openNew(browser, { ...wishes.options, storageState: storageState(wishes) })

  return {
    open: async (wishes) => (await (wishes.isKept ? take : openOnce)(wishes)).newPage(),
    giveBack: async (context) => {
      const kept = taken.get(context)
      taken.delete(context)
      if (!kept || kept.isSpent) return context.close()
      // A call that a journey still holds is nobody's any more.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      const ended = context.pages().filter((page) => page !== kept.anchor)
      await Promise.all(ended.map((page) => page.close()))
      await Promise.all([context.clearCookies(), context.clearPermissions()])
      free.push(kept)
    },
  }
}

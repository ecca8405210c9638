import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { temporaryFolder } from './child.ts'
import { median } from './numbers.ts'
import { startSalus } from './salus.ts'

/** What the first press on a page took, each the middle of all presses. */
export interface FirstPress {
  readonly what: string
  /** From the press until something on the screen has answered it. */
  readonly seenMs: number
  /** Until what was asked for is there. */
  readonly doneMs: number
}

/** One thing to press on a page that nobody has touched. */
interface Press {
  readonly what: string
  readonly path: string
  /** Done before: a form is filled in. */
  prepare?(page: Page): Promise<void>
  press(page: Page): Promise<void>
  /** Ends when what was asked for is there. */
  done(page: Page): Promise<void>
}

// 400 kbit/s with 400 ms there and back, and a processor that has a quarter of this one's speed.
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 4

const linkOf = async (url: string, list: string, start: string): Promise<string> => {
  const page = await (await fetch(url + list)).text()
  const [, path] = new RegExp(`href="(${start}[^"]+)"`).exec(page) ?? []
  if (path === undefined) throw new Error(`${list} leads to no ${start}`)
  return path
}

const presses = (project: string): readonly Press[] => [
  {
    what: "a person's card",
    path: '/team',
    press: (page) => page.locator('[data-person]').first().tap(),
    done: async (page) => {
      await page.locator('[role=dialog], main h1').filter({ hasNotText: 'Meet our Team' }).waitFor()
    },
  },
  {
    what: "a carousel's arrow",
    path: '/team',
    press: (page) => page.locator('[data-turn=next]').first().tap(),
    done: async (page) => {
      await page.locator('[data-turn="1"][aria-current]').first().waitFor()
    },
  },
  {
    what: 'the menu',
    path: '/',
    press: (page) => page.locator('summary', { hasText: 'Menu' }).tap(),
    done: (page) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
  },
  {
    what: 'a tab',
    path: project,
    press: (page) => page.getByRole('tab', { name: 'Contributors' }).tap(),
    done: (page) => page.getByRole('tabpanel', { name: 'Contributors' }).waitFor(),
  },
  {
    what: 'a form',
    path: '/contactus',
    prepare: async (page) => {
      await page.getByLabel('Email Address').fill('ada@example.org')
      await page.getByLabel('Message').fill('Good morning')
    },
    press: (page) => page.getByRole('button', { name: 'Submit' }).tap(),
    done: (page) => page.getByText('Thank you, your message has arrived.').waitFor(),
  },
]

/** When something was pressed, and when the first frame was drawn that showed an answer to it. */
interface Watched {
  readonly pressed: Promise<number>
  readonly seen: Promise<number>
}

/** From now on tells of a press, by the clock of this machine. */
const watchAnswers = async (page: Page): Promise<Watched> => {
  const pressed = Promise.withResolvers<number>()
  const seen = Promise.withResolvers<number>()
  await page.exposeFunction('tellPressed', pressed.resolve)
  await page.exposeFunction('tellSeen', seen.resolve)
  await page.addInitScript(() => {
    let isPressed = false
    const tell = (what: string, ms: number) =>
      Reflect.get(window, what)(performance.timeOrigin + ms)
    const look = () => {
      if (!isPressed) return
      isPressed = false
      requestAnimationFrame(() => setTimeout(() => tell('tellSeen', performance.now())))
    }
    const press = ({ timeStamp }: Event) => {
      isPressed = true
      tell('tellPressed', timeStamp)
    }
    addEventListener('pointerdown', press, true)
    addEventListener('scroll', look, true)
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: ['aria-busy', 'data-leaving', 'open', 'aria-selected', 'aria-current'],
    })
  })
  return { pressed: pressed.promise, seen: seen.promise }
}

const measure = async (context: BrowserContext, url: string, press: Press) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { pressed, seen } = await watchAnswers(page)
  await page.goto(url + press.path, { timeout: 120_000 })
  await press.prepare?.(page)
  await press.press(page)
  await press.done(page)
  const doneAt = performance.timeOrigin + performance.now()
  const began = await pressed
  return { seenMs: (await seen) - began, doneMs: doneAt - began }
}

/** Presses five things of a new installation with the example content on a slow phone, each on a first visit. */
export const measurePresses = async (
  executablePath: string,
  times: number,
): Promise<FirstPress[]> => {
  const salus = await startSalus(temporaryFolder(), {
    SEED_DEMO: 'true',
    INTRO_LOADER_MS: '0',
    TRANSITION_LOADER_MS: '0',
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const project = await linkOf(salus.url, '/projects', '/project/')
  const results: FirstPress[] = []
  for (const press of presses(project)) {
    const found: Awaited<ReturnType<typeof measure>>[] = []
    for (let at = 0; at < times; at++) {
      const context = await browser.newContext(devices['Pixel 7'])
      found.push(await measure(context, salus.url, press))
      await context.close()
    }
    results.push({
      what: press.what,
      seenMs: median(found.map(({ seenMs }) => seenMs)),
      doneMs: median(found.map(({ doneMs }) => doneMs)),
    })
  }
  await browser.close()
  await salus.stop()
  return results
}

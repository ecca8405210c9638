import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test'
import { temporaryFolder } from './child.ts'
import { median } from './numbers.ts'
import { startSalus } from './salus.ts'

/** Delays after the first click on a page, medians of all clicks. */
export interface FirstPress {
  readonly what: string
  /** Until something on the screen reacts. */
  readonly seenMs: number
  /** Until the requested content is there. */
  readonly doneMs: number
}

/** A click on a page that nobody has touched. */
interface Press {
  readonly what: string
  readonly path: string
  /** Runs before the click, for instance to fill in a form. */
  prepare?(page: Page): Promise<void>
  target(page: Page): Locator
  /** Whether the requested content is there. Runs within the page, where checking is cheap. */
  isDone(): boolean
}

// 400 kbit/s with a round trip of 400 ms, and a processor four times slower.
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
    target: (page) => page.locator('[data-person]').first(),
    isDone: () =>
      location.pathname.startsWith('/person/') &&
      document.querySelector('[role=dialog], main h1') !== null,
  },
  {
    what: "a carousel's arrow",
    path: '/team',
    target: (page) => page.locator('[data-turn=next]').first(),
    isDone: () => {
      const slides = document.querySelector('[data-slides]')
      const [first, second] = slides?.firstElementChild?.children ?? []
      if (!slides || !first || !second) return false
      return slides.getBoundingClientRect().left + 1 > second.getBoundingClientRect().left
    },
  },
  {
    what: 'the menu',
    path: '/',
    target: (page) => page.locator('summary', { hasText: 'Menu' }),
    isDone: () => document.querySelector('details[open] nav[aria-label=Main]') !== null,
  },
  {
    what: 'a tab',
    path: project,
    target: (page) => page.getByRole('tab', { name: 'Contributors' }),
    isDone: () => document.querySelector('#contributors:not(.hidden)') !== null,
  },
  {
    what: 'a form',
    path: '/contactus',
    prepare: async (page) => {
      await page.getByLabel('Email Address').fill('ada@example.org')
      await page.getByLabel('Message').fill('Good morning')
    },
    target: (page) => page.getByRole('button', { name: 'Submit' }),
    isDone: () =>
      document.querySelector('main')?.textContent.includes('your message has arrived') === true,
  },
]

/** Times of the click, of the first frame that reacted and of the end. */
interface Watched {
  readonly pressed: Promise<number>
  readonly seen: Promise<number>
  readonly done: Promise<number>
}

/**
 * Reports times of the next click by this machine's clock. Runs within the page, whose processor is slowed
 * down.
 */
const watchAnswers = async (page: Page, isDone: () => boolean): Promise<Watched> => {
  const pressed = Promise.withResolvers<number>()
  const seen = Promise.withResolvers<number>()
  const done = Promise.withResolvers<number>()
  await page.exposeFunction('tellPressed', pressed.resolve)
  await page.exposeFunction('tellSeen', seen.resolve)
  await page.exposeFunction('tellDone', done.resolve)
  await page.addInitScript(() => {
    let isPressed = false
    const tell = (what: string, ms: number) =>
      Reflect.get(window, what)(performance.timeOrigin + ms)
    const look = () => {
      if (!isPressed) return
      isPressed = false
      // A frame is drawn when the next frame or the next urgent task starts.
      requestAnimationFrame(() => {
        const drawn = () => tell('tellSeen', performance.now())
        requestAnimationFrame(drawn)
        const channel = new MessageChannel()
        channel.port1.onmessage = drawn
        channel.port2.postMessage(null)
      })
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
  await page.addInitScript(`(() => {
    const isDone = ${isDone}
    const look = () => (isDone() ? tellDone(performance.timeOrigin + performance.now()) : setTimeout(look, 20))
    look()
  })()`)
  return { pressed: pressed.promise, seen: seen.promise, done: done.promise }
}

/** Minimum time that a visitor needs to aim after an element appeared. */
const aimMs = 300

const measure = async (context: BrowserContext, url: string, press: Press) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { pressed, seen, done } = await watchAnswers(page, press.isDone)
  await page.goto(url + press.path, { timeout: 120_000 })
  await press.prepare?.(page)
  const target = press.target(page)
  await target.scrollIntoViewIfNeeded()
  await wait(aimMs)
  await target.tap()
  const began = await pressed
  return { seenMs: (await seen) - began, doneMs: (await done) - began }
}

/**
 * Clicks five elements of a new installation with the example content on a slow phone, each on a first visit.
 */
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

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** The files that an event needs of its own, below this folder as texts. */
const newFiles = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))

/** What is added to files that are there: before which line, and what. */
const additions: readonly (readonly [file: string, before: string, text: string])[] = [
  [
    'contract/entry-pages.ts',
    '  category: {\n',
    `  event: {
    folder: 'event',
    name: 'title',
    list: '/events',
    panel: '/admin/events',
    title: 'Events',
    searched: true,
  },
`,
  ],
  [
    'contract/lifecycle/entities.ts',
    'import { frontPageApi',
    "import { eventApi, eventEntity } from '#contract/event/event.ts'\n",
  ],
  ['contract/lifecycle/entities.ts', '  frontPageEntity,\n', '  eventEntity,\n'],
  ['contract/lifecycle/entities.ts', '  frontPage: frontPageApi,\n', '  event: eventApi,\n'],
  ['server/base/db/migrations/index.ts', 'import ', "import { events } from './999-event.ts'\n"],
  // The last line of the list: the newest migration comes last.
  ['server/base/db/migrations/index.ts', '\n]\n', '\n  events,'],
  [
    'web/admin/content-panels.ts',
    'import { frontPageApi',
    "import { eventApi, eventEntity } from '#contract/event/event.ts'\n",
  ],
  [
    'web/admin/content-panels.ts',
    'import { latestPostPanel }',
    "import { entityWords } from './editor/panel/entity-words.ts'\n",
  ],
  [
    'web/admin/content-panels.ts',
    "  definePanel({\n    key: 'site',",
    `  defineEntityPanel({
    key: 'events',
    group: 'content',
    shortcut: 'v',
    newName: 'event',
    definition: eventEntity,
    api: eventApi,
    words: entityWords({
      one: 'event',
      many: 'events',
      first: 'visitors see it among the events',
      fields: {
        title: { label: 'Title' },
        date: { label: 'Date' },
        place: { label: 'Place' },
        pic: { label: 'Image' },
        content: { label: 'Text' },
      },
    }),
  }),
`,
  ],
  [
    'web/routes.ts',
    '    route(at(pages.search)',
    `    route(listAt(entryPages.event), 'site/event/list-route.tsx'),
    route(entryAt(entryPages.event), 'site/event/route.tsx'),
`,
  ],
  [
    'web/site/preview/route.tsx',
    'import { GrantPage }',
    "import { EventPage, eventLoad } from '#web/site/event/event-view.tsx'\n",
  ],
  [
    'web/site/preview/route.tsx',
    "  grant: shownBy('grant'",
    "  event: shownBy('event', eventLoad.load),\n",
  ],
  ['web/site/preview/route.tsx', '  grant: GrantPage,\n', '  event: EventPage,\n'],
]

/** Every file that a simple entity with drafts, search, a panel and public pages costs. */
export const filesOfEvent: readonly string[] = [
  ...new Set([...newFiles, ...additions.map(([file]) => file)]),
].toSorted()

/** Adds events to a copy of Salus. */
export const addEvent = (root: string): void => {
  for (const file of newFiles) {
    const target = join(root, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, readFileSync(join(here, `${file}.txt`)))
  }
  for (const [file, before, text] of additions) {
    const target = join(root, file)
    const source = readFileSync(target, 'utf8')
    const at = source.indexOf(before)
    if (at < 0) throw new Error(`${file} has no longer the line ${before}: say where else to add`)
    writeFileSync(target, source.slice(0, at) + text + source.slice(at))
  }
}

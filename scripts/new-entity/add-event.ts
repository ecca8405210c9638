import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const here = import.meta.dirname

/** New files of the event entity, stored in this folder with the suffix .txt. */
const newFiles = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))

/** Insertions into existing files: the file, the text before which to insert, and the inserted text. */
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
    'contract/content/labels/label-groups.ts',
    'import { figureLabels }',
    "import { eventLabels } from './events.ts'\n",
  ],
  [
    'contract/content/labels/label-groups.ts',
    '  newsLabels: {',
    "  eventLabels: { on: 'news', part: 'Events', group: eventLabels },\n",
  ],
  [
    'contract/content/languages/ar/labels.ts',
    '  newsLabels: {\n',
    `  eventLabels: {
    title: 'الفعاليات',
    eyebrow: 'الفعاليات',
    heading: 'زورونا',
    intro: 'محاضرات مجموعتنا وأيامها المفتوحة.',
    empty: { title: 'لا فعاليات بعد', text: 'ستُذكر في هذه الصفحة.' },
    failed: { title: 'تعذّر تحميل الفعاليات', text: tryAgain },
  },
`,
  ],
  [
    'contract/content/languages/de/labels.ts',
    '  newsLabels: {\n',
    `  eventLabels: {
    title: 'Veranstaltungen',
    eyebrow: 'Veranstaltungen',
    heading: 'Kommen Sie vorbei',
    intro: 'Vorträge und offene Tage unserer Gruppe.',
    empty: { title: 'Noch keine Veranstaltungen', text: 'Sie werden auf dieser Seite stehen.' },
    failed: { title: 'Die Veranstaltungen konnten nicht geladen werden', text: tryAgain },
  },
`,
  ],
  [
    'contract/content/languages/es/labels.ts',
    '  newsLabels: {\n',
    `  eventLabels: {
    title: 'Eventos',
    eyebrow: 'Eventos',
    heading: 'Venga a vernos',
    intro: 'Charlas y jornadas abiertas de nuestro grupo.',
    empty: { title: 'Aún no hay eventos', text: 'Se anunciarán en esta página.' },
    failed: { title: 'No se pudieron cargar los eventos', text: tryAgain },
  },
`,
  ],
  [
    'contract/content/languages/fr/labels.ts',
    '  newsLabels: {\n',
    `  eventLabels: {
    title: 'Événements',
    eyebrow: 'Événements',
    heading: 'Venez nous voir',
    intro: 'Exposés et portes ouvertes de notre groupe.',
    empty: { title: 'Pas encore d’événements', text: 'Ils seront annoncés sur cette page.' },
    failed: { title: 'Les événements n’ont pas pu être chargés', text: tryAgain },
  },
`,
  ],
  [
    'contract/content/languages/zh/labels.ts',
    '  newsLabels: {\n',
    `  eventLabels: {
    title: '活动',
    eyebrow: '活动',
    heading: '欢迎光临',
    intro: '我们团队的讲座和开放日。',
    empty: { title: '尚无活动', text: '活动将在此页面公布。' },
    failed: { title: '无法加载活动', text: tryAgain },
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
  // The end of the list, because the newest migration is the last.
  ['server/base/db/migrations/index.ts', '\n]\n', '\n  events,'],
  [
    'web/admin/content-panels.ts',
    'import { frontPageApi',
    "import { eventApi, eventEntity } from '#contract/event/event.ts'\n",
  ],
  [
    'web/admin/content-panels.ts',
    'import { foundPublicationPanelStrings }',
    "import { createEntityPanelStrings } from './editor/panel/entity-strings.ts'\n",
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
    strings: createEntityPanelStrings({
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
    '    route(at(sitePages.search)',
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

/** Every new or changed file of a simple entity with drafts, search, a panel and public pages. */
export const eventEntityFiles: readonly string[] = [
  ...new Set([...newFiles, ...additions.map(([file]) => file)]),
].toSorted()

/** Number of lines that an event costs in all of them. */
export const linesOfEvent: number = [
  ...newFiles.map((file) => readFileSync(join(here, `${file}.txt`), 'utf8')),
  ...additions.map(([, , text]) => text),
].reduce((sum, text) => sum + text.trim().split('\n').length, 0)

/** Adds the event entity to a copy of the project. */
export const addEventEntity = (root: string): void => {
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

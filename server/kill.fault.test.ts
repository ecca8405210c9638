import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { MoveImport } from '#contract/move/move-in.ts'
import { goodPassword, signupInput } from './tools/testing/accounts.ts'
import { temporaryFolder } from './tools/testing/database.ts'
import { eventually } from './tools/testing/eventually.ts'
import { previewOf, settled } from './tools/testing/imports.ts'
import { previewMove, settledMove } from './tools/testing/moves.ts'
import { launchReady, type ServerProcess, untilSaid } from './tools/testing/process.ts'
import { publicationFields } from './tools/testing/publications.ts'
import { sessionIn } from './tools/testing/session-in.ts'

const rounds = 4
/** Five starts, on a machine that may be busy with other things. */
const patienceMs = 300_000
const writers = 8
const email = 'ada@salus.example'

/** Signs the first administrator up with the code that the terminal shows. */
const signUp = async (server: ServerProcess): Promise<string> => {
  const { auth } = server.client()
  await auth.sendotp({ email })
  await untilSaid(server, 'is your Salus code')
  const code = server.output().match(/(\d{6}) is your Salus code/)?.[1] ?? ''
  await auth.signup(signupInput(email, code))
  return sessionIn(await auth.login({ email, password: goodPassword })).token
}

/** Every write that was answered, by id: the title it has, or null once it was deleted. */
type Ledger = Map<string, string | null>

/** Adds, changes and deletes until the server is gone, and notes what was answered. */
const writeUntilGone = async (
  server: ServerProcess,
  token: string,
  ledger: Ledger,
  name: string,
) => {
  const { publication } = server.client(token)
  try {
    for (let n = 0; ; n++) {
      const title = `${name}-${n}`
      const { data } = await publication.addPublication(publicationFields({ title }))
      ledger.set(data._id, title)
      if (n % 3 === 1) {
        // Until it is answered nobody knows which of the two it is.
        ledger.delete(data._id)
        const renamed = await publication.updatePublication({ id: data._id, title: `${title}!` })
        ledger.set(data._id, renamed.data.title)
      }
      if (n % 3 === 2) {
        ledger.delete(data._id)
        await publication.deletePublication({ id: data._id })
        ledger.set(data._id, null)
      }
    }
  } catch (error) {
    // The connection broke because the server was killed; a refusal would be a fault.
    expect(error).toBeInstanceOf(TypeError)
  }
}

const works = 150
const imported = Array.from(
  { length: works },
  (_, n) =>
    `@article{w${n}, title = {Imported ${n}}, author = {Doe, Jane}, year = 2024, doi = {10.5555/kill.${n}}}`,
).join('\n')

/** How many different works of the import are there, and how many publications they are. */
const countImported = async (server: ServerProcess): Promise<[number, number]> => {
  const { publications } = await server.client().publication.showAllPublications()
  const found = publications.filter(({ title }) => title.startsWith('Imported'))
  return [new Set(found.map(({ doi }) => doi)).size, found.length]
}

type Progress = Pick<MoveImport, 'state' | 'reason' | 'done' | 'total'>

/** Waits until an import is in the middle of being saved or taken back. */
const untilMidway = (ask: () => Promise<{ import: Progress | null }>) =>
  eventually(async () => {
    const { import: now } = await ask()
    expect([now?.state, now?.reason]).toEqual(['saving', ''])
    expect(now?.done).toBeGreaterThan(0)
    expect(now?.done).toBeLessThan(now?.total ?? 0)
  })
const worksUntilMidway = ({ publication }: SalusClient, importId: string) =>
  untilMidway(() => publication.getImport({ importId, entries: false }))

const movers = 150
const oldSite = new File(
  [`name,team\n${Array.from({ length: movers }, (_, n) => `Mover ${n},Crew`).join('\n')}\n`],
  'people.csv',
)

/** What is under way when the server is killed, round by round; what was before is done by then. */
const importing = [
  {
    before: async () => undefined,
    begin: async (client: SalusClient): Promise<string> => {
      const { importId } = await previewOf(client, imported)
      void client.publication.import({ importId }).catch(() => undefined)
      await worksUntilMidway(client, importId)
      return importId
    },
  },
  {
    before: async (server: ServerProcess, client: SalusClient, importId: string) => {
      const { state, done, total } = await settled(client, importId)
      expect({ state, done, total }).toEqual({ state: 'saved', done: works, total: works })
      expect(await countImported(server)).toEqual([works, works])
    },
    begin: async (client: SalusClient, importId: string): Promise<string> => {
      void client.publication.undoImport({ importId }).catch(() => undefined)
      await worksUntilMidway(client, importId)
      return importId
    },
  },
  {
    before: async (server: ServerProcess, client: SalusClient, importId: string) => {
      expect(await settled(client, importId)).toMatchObject({ state: 'undone', kept: [] })
      expect(await countImported(server)).toEqual([0, 0])
    },
    begin: async (client: SalusClient): Promise<string> => {
      const { importId } = await previewMove(client, oldSite)
      void client.move.import({ importId }).catch(() => undefined)
      await untilMidway(() => client.move.getImport({ importId, items: false }))
      return importId
    },
  },
  {
    before: async (_: ServerProcess, client: SalusClient, importId: string) => {
      const { state, items } = await settledMove(client, importId)
      expect({ state, saved: items.filter(({ savedAs }) => savedAs !== '').length }).toEqual({
        state: 'saved',
        saved: movers + 1,
      })
      const { profiles } = await client.profile.profiles()
      expect(new Set(profiles.map(({ name }) => name)).size).toBe(movers)
      expect(profiles).toHaveLength(movers)
    },
  },
]

const expectAllThere = async (server: ServerProcess, ledger: Ledger): Promise<void> => {
  const { publications } = await server.client().publication.showAllPublications()
  const stored = new Map(publications.map(({ _id, title }) => [_id, title]))
  const lost = [...ledger].filter(([id, title]) => (stored.get(id) ?? null) !== title)
  expect(lost).toEqual([])
}

test(
  'whatever was answered is there after kill -9 at any moment',
  async () => {
    const settings = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' }
    const ledger: Ledger = new Map()
    let token: string | undefined
    let importId = ''
    for (let round = 0; round < rounds; round++) {
      const server = await launchReady(settings)
      token ??= await signUp(server)
      await expectAllThere(server, ledger)
      const known = token
      const client = server.client(known)
      const { before, begin } = importing[round] ?? {}
      await before?.(server, client, importId)
      const writing = Array.from({ length: writers }, (_, n) =>
        writeUntilGone(server, known, ledger, `${round}-${n}`),
      )
      const written = ledger.size
      await eventually(() => expect(ledger.size).toBeGreaterThan(written))
      importId = (await begin?.(client, importId)) ?? importId
      setTimeout(() => server.child.kill('SIGKILL'), begin ? 0 : Math.random() * 300)
      await Promise.all(writing)
      expect(await server.ended).toBe('SIGKILL')
      expect(server.output()).not.toContain('"level":50')
    }
    await expectAllThere(await launchReady(settings), ledger)
    expect(ledger.size).toBeGreaterThanOrEqual(rounds)

    const file = new DatabaseSync(join(settings.DATA_DIR, 'salus.db'), { readOnly: true })
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
    const orphans = file.prepare(
      `select count(*) as count from publication where _id not in (select "entityId" from journal where action = 'created')`,
    )
    expect(orphans.get()).toEqual({ count: 0 })
    // Other tests hash cheaply; the real server does not.
    expect(file.prepare('select "passwordHash" from account').get()).toEqual({
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
    file.close()
  },
  patienceMs,
)

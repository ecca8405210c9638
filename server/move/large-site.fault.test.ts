import { expect, test } from 'vitest'
import { signUpByMail } from '#server/tools/testing/by-mail.ts'
import { temporaryFolder } from '#server/tools/testing/database.ts'
import { startMailServer } from '#server/tools/testing/mail-server.ts'
import { previewMove, siteZip } from '#server/tools/testing/moves.ts'
import { launchReady } from '#server/tools/testing/process.ts'

const tables = 7
const peoplePerTable = 400
const about = `${'Works on engines. '.repeat(1_100)}\n`

/** A site of 56 MB: seven tables of people who have written much about themselves. */
const largeSite = (): File =>
  siteZip(
    Object.fromEntries(
      Array.from({ length: tables }, (_, table) => [
        `people-${table}.csv`,
        `name,about\n${Array.from(
          { length: peoplePerTable },
          (_, n) => `Person ${table} ${n},"${about}"\n`,
        ).join('')}`,
      ]),
    ),
  )

/** A server whose heap has room for its own work and not for that site. */
const launchSmall = async () => {
  const mailServer = await startMailServer()
  const server = await launchReady({
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--max-old-space-size=112',
  })
  return { server, admin: server.client(await signUpByMail(server, mailServer)) }
}

test('a site that the server has no room for in its heap moves in and out again', async () => {
  const { server, admin } = await launchSmall()
  const { state, items, importId } = await previewMove(admin, largeSite())
  expect(server.output()).not.toContain('"level":50')
  expect(state).toBe('ready')
  expect(items).toHaveLength(tables * peoplePerTable)
  expect(items.every(({ status }) => status === 'new')).toBe(true)
  expect(importId).toBe('')
})

test('a table of 200,000 rows is refused with the limit', async () => {
  const { server, admin } = await launchSmall()
  const rows = Array.from({ length: 200_000 }, (_, n) => `Person ${n}\n`)
  const move = await previewMove(admin, new File([`name\n${rows.join('')}`], 'people.csv'))
  expect(server.output()).not.toContain('"level":50')
  expect(move).toMatchObject({ state: 'failed', reason: '' })
})

import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { createBackupAgeMonitor } from './age-watch.ts'
import { createBackupWorker } from './backups.ts'
import { latestBackupDueDay } from './day.ts'
import { readLastBackup } from './store.ts'

const made = { name: 'nightly-1', bytes: 3_000_000_000, pictures: 7, problem: '' }
const hourMs = 3_600_000

/** Starts an app at noon, so that the next night is far away at any time of day. */
const startAtNoon = async () => {
  const app = await startTestApp()
  const sinceMidnight = app.services.now().getTime() % (24 * hourMs)
  app.advance((24 + 12) * hourMs - sinceMidnight)
  return app
}

const backupsOf = (app: TestApp, make: () => Promise<typeof made>, onError = () => undefined) => {
  const { database, mailQueue, publicUrl, now } = app.services
  return createBackupWorker({ database, mailQueue, publicUrl, now, at: '03:00', make }, onError)
}

test('a day begins at the set time in the site’s time zone, also when clocks change', () => {
  const at = (moment: string, zone = 'Europe/Berlin') =>
    latestBackupDueDay('03:00', zone, new Date(moment))
  expect(at('2027-01-10T01:59:00Z')).toBe('2027-01-09')
  expect(at('2027-01-10T02:00:00Z')).toBe('2027-01-10')
  expect(at('2027-03-28T00:59:00Z')).toBe('2027-03-27')
  // Daylight saving time: the clock goes from 02:00 to 03:00.
  expect(at('2027-03-28T01:00:00Z')).toBe('2027-03-28')
  expect(at('2027-03-01T00:00:00Z', 'UTC')).toBe('2027-02-28')
})

test('one backup a day is made by one of the instances, from the day after the first start', async () => {
  const app = await startAtNoon()
  let count = 0
  const make = async () => {
    count++
    return made
  }
  const instances = [0, 1, 2].map(() => backupsOf(app, make))
  const look = () => Promise.all(instances.map((instance) => instance.flush()))
  await look()
  expect(count).toBe(0)
  app.advance(24 * hourMs)
  await look()
  await look()
  expect(count).toBe(1)
  // After three days without running, one backup is made up for at once.
  app.advance(72 * hourMs)
  await look()
  expect(count).toBe(2)
  expect(await readLastBackup(app.services.database.queries, app.services.now())).toMatchObject({
    last: { bytes: 3_000_000_000, pictures: 7 },
    problem: '',
    isOld: false,
  })
})

test('a new time zone causes no second backup within a day, and the next backup follows the new clock', async () => {
  const app = await startAtNoon()
  const { now } = app.services
  const names = ['a', 'b', 'c', 'd', 'e']
  const choose = async (timeZone: string) => {
    // Sessions expire within the simulated days.
    const token = await app.adminToken(`${names.pop()}@salus.example`)
    await app.client(token).settings.updateSettings({ timeZone })
  }
  await choose('UTC')
  const at: number[] = []
  const start = now().getTime()
  const backups = backupsOf(app, async () => {
    at.push((now().getTime() - start) / hourMs)
    return made
  })
  const live = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      await backups.flush()
      app.advance(hourMs)
    }
  }
  // From noon to noon: the first backup is made at 03:00.
  await live(24)
  expect(at).toEqual([15])
  // There, it is already tomorrow: past 03:00 from 13:00 UTC on.
  await choose('Pacific/Kiritimati')
  await live(14)
  expect(at).toEqual([15])
  // Further west, the date is a day earlier. Then back again.
  await choose('Pacific/Honolulu')
  await backups.flush()
  await choose('UTC')
  await live(24)
  expect(at).toEqual([15, 39])
  await choose('Pacific/Kiritimati')
  await live(48)
  expect(at).toEqual([15, 39, 73, 97])
})

test('a failed backup is retried each hour, mailed to administrators once, and shown in the overview', async () => {
  const app = await startAtNoon()
  const overviewOf = async (token: Promise<string>) =>
    (await app.client(await token).overview.getOverview()).overview.backups
  await app.adminToken('ada@salus.example')
  await app.tokenOf('ed@salus.example', 'Editor')
  let tries = 0
  let isBroken = true
  const backups = backupsOf(app, async () => {
    tries++
    if (isBroken) throw new Error('No space left on device')
    return made
  })
  await backups.flush()
  app.advance(24 * hourMs)
  for (const expected of [1, 2, 3, 3]) {
    await backups.flush()
    await backups.flush()
    expect(tries).toBe(expected)
    app.advance(hourMs)
  }
  await app.services.mailQueue.flush()
  const mails = app.mailbox.mails.filter(({ subject }) => subject.endsWith('the backup failed'))
  expect(mails.map(({ to }) => to)).toEqual(['ada@salus.example'])
  expect(mails[0]?.text).toContain('No space left on device')
  expect(mails[0]?.text).toContain('There is no backup of this site yet.')
  expect(await overviewOf(app.adminToken('grace@salus.example'))).toMatchObject({
    last: null,
    problem: 'No space left on device',
  })
  expect(await overviewOf(app.tokenOf('eve@salus.example', 'Editor'))).toBeNull()

  isBroken = false
  app.advance(24 * hourMs)
  await backups.flush()
  app.advance(50 * hourMs)
  expect(await overviewOf(app.adminToken('joan@salus.example'))).toMatchObject({
    last: { bytes: made.bytes, pictures: 7 },
    isOld: true,
    problem: '',
  })
})

test('administrators are mailed once about failing backups, once when the last one is old, and again after a success', async () => {
  const app = await startAtNoon()
  const { database, mailQueue, publicUrl, now } = app.services
  await app.adminToken('ada@salus.example')
  app.mailbox.forget()
  let isBroken = true
  const backups = backupsOf(app, async () => {
    if (isBroken) throw new Error('No space left on device')
    return made
  })
  const watches = [0, 1].map(() =>
    createBackupAgeMonitor({ database, mailQueue, publicUrl, now, at: '03:00' }, () => undefined),
  )
  // A day consists of three tries an hour apart, a check, and the rest of the day.
  const live = async (days: number) => {
    for (const hours of Array.from({ length: days }, () => [1, 1, 1, 21]).flat()) {
      await backups.flush()
      await Promise.all(watches.map((watch) => watch.flush()))
      app.advance(hours * hourMs)
    }
    await mailQueue.flush()
    const subjects = app.mailbox.mails.map(({ subject }) => subject.replace(/^.*?: /, ''))
    app.mailbox.forget()
    return subjects
  }
  expect(await live(5)).toEqual(['the backup failed', 'there is no backup'])
  expect(await live(3)).toEqual([])
  isBroken = false
  expect(await live(2)).toEqual([])
  isBroken = true
  expect(await live(4)).toEqual(['the backup failed', 'the last backup is 2 days old'])

  // After days offline, the missed backup is made up for before anyone is mailed.
  isBroken = false
  await live(1)
  app.advance(24 * 5 * hourMs)
  watches.splice(
    0,
    2,
    createBackupAgeMonitor({ database, mailQueue, publicUrl, now, at: '03:00' }, () => undefined),
  )
  await watches[0]?.flush()
  expect(await live(1)).toEqual([])
})

test('a hanging backup is reported, although none has failed', async () => {
  const app = await startAtNoon()
  const { database, mailQueue, publicUrl, now } = app.services
  await app.adminToken('ada@salus.example')
  app.mailbox.forget()
  await backupsOf(app, async () => made).flush()
  const watch = createBackupAgeMonitor(
    { database, mailQueue, publicUrl, now, at: '03:00' },
    () => undefined,
  )
  app.advance(24 * 4 * hourMs)
  await watch.flush()
  await mailQueue.flush()
  expect(app.mailbox.mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('There is no backup of this site yet.'),
  ])
  const off = createBackupAgeMonitor(
    { database, mailQueue, publicUrl, now, at: '' },
    () => undefined,
  )
  expect(await off.flush()).toBe(0)
})

test('a backup of a killed instance is made by another, and a stopping instance hands its backup on', async () => {
  const app = await startAtNoon()
  const { queries } = app.services.database
  const tried = queries.selectFrom('work').select('_id').where('kind', '=', 'backup')
  const begun = () => tried.where('tries', '>', 0).execute()
  const backups = backupsOf(app, async () => made)
  await backups.flush()
  app.advance(24 * hourMs)
  const killed = backupsOf(app, () => new Promise(() => undefined))
  void killed.flush()
  await expect.poll(begun).toHaveLength(1)
  expect(await backups.flush()).toBe(0)
  app.advance(6 * 60_000)
  expect(await backups.flush()).toBe(1)

  app.advance(24 * hourMs)
  const { database, mailQueue, publicUrl, now } = app.services
  const stopped = createBackupWorker(
    {
      database,
      mailQueue,
      publicUrl,
      now,
      at: '03:00',
      make: (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    },
    () => undefined,
  )
  const flushed = stopped.flush()
  await expect.poll(begun).toHaveLength(2)
  await stopped.stop()
  expect(await flushed).toBe(0)
  expect(await backups.flush()).toBe(1)
})

test('a backup is given up and reported after its instances were killed three times', async () => {
  const app = await startAtNoon()
  await app.adminToken('ada@salus.example')
  const { database, mailQueue } = app.services
  const backups = backupsOf(app, async () => made)
  await backups.flush()
  app.mailbox.forget()
  app.advance(24 * hourMs)
  const readTries = async () => {
    const backup = database.queries.selectFrom('work').select('tries').where('kind', '=', 'backup')
    return (await backup.executeTakeFirst())?.tries
  }
  for (const tries of [1, 2, 3]) {
    void backupsOf(app, () => new Promise(() => undefined)).flush()
    await expect.poll(readTries).toBe(tries)
    app.advance(6 * 60_000)
  }
  for (const _ of [1, 2]) expect(await backups.flush()).toBe(0)
  await mailQueue.flush()
  expect(app.mailbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('the backup failed'),
  ])
})

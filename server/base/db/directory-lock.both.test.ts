import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { DataDirectoryInUseError, lockDataDirectory } from './directory-lock.ts'

const modulePath = new URL('./directory-lock.ts', import.meta.url).href

/** Locks the directory in another process, and forgets the lock object. */
const takenByAnother = async (folder: string) => {
  const script = `
    const { lockDataDirectory } = await import(${JSON.stringify(modulePath)})
    lockDataDirectory(${JSON.stringify(folder)})
    await new Promise(setImmediate)
    gc()
    await new Promise(setImmediate)
    console.log('taken')
    setInterval(() => {}, 1000)`
  const options = ['--expose-gc', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('a directory locked by another process is rejected by name', async () => {
  const folder = temporaryFolder()
  await takenByAnother(folder)
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError)
  expect(() => lockDataDirectory(folder)).toThrow(
    `The data directory ${folder} is in use by another running Salus. Stop that one, or set DATA_DIR to another directory.`,
  )
})

test('a killed process leaves the directory free', async () => {
  const folder = temporaryFolder()
  const child = await takenByAnother(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataDirectory(folder).release()
})

test('a released directory can be locked again', () => {
  const folder = temporaryFolder()
  const lock = lockDataDirectory(folder)
  expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryInUseError)
  lock.release()
  lockDataDirectory(folder).release()
})

test('a missing directory is created for its owner only', () => {
  const folder = `${temporaryFolder()}/a/b`
  lockDataDirectory(folder).release()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('an unusable directory is reported with the reason', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'in the way')
  expect(() => lockDataDirectory(join(folder, 'file'))).toThrow(
    /cannot be used: EEXIST.* set DATA_DIR to another directory\.$/,
  )
  mkdirSync(join(folder, 'lock'))
  expect(() => lockDataDirectory(folder)).toThrow(
    /cannot be used: unable to open database file\. Let the user that runs Salus write there/,
  )
})

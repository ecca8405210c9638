import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { listenOnPort } from './listen.ts'

const problemOf = async (host: string, port: number): Promise<string> => {
  const app = fastify()
  try {
    await listenOnPort(app, host, port)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  } finally {
    await app.close()
  }
  return expect.fail('it listens')
}

test('an occupied port is reported with a remedy', async () => {
  const first = fastify()
  await listenOnPort(first, '127.0.0.1', 0)
  const { port } = new URL(first.listeningOrigin)
  expect(await problemOf('127.0.0.1', Number(port))).toMatch(
    /^Salus cannot listen on 127\.0\.0\.1, port \d+: .*EADDRINUSE.*\. Stop what listens there, or set PORT to another port\.$/,
  )
  await first.close()
})

test.for(['192.0.2.1', 'http://localhost', 'nowhere.invalid'])(
  'HOST=%s is reported if it is not an address of this machine',
  async (host) => {
    expect(await problemOf(host, 0)).toMatch(
      /^Salus cannot listen on .*\. Set HOST to an address of this machine\.$/,
    )
  },
)

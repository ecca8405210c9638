import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'

test('what is under way when the server stops is finished, and nothing new begins', async () => {
  let arrived: () => void = () => undefined
  let letGo: () => void = () => undefined
  const isUnderWay = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const app = await startTestApp({
    mount: (server) => {
      server.get('/slow', async () => {
        arrived()
        await held
        return { done: true }
      })
    },
  })
  const underWay = fetch(`${app.origin}/slow`)
  await isUnderWay
  const closed = app.close()
  letGo()
  const response = await underWay
  expect(await response.json()).toEqual({ done: true })
  await closed
  await expect(fetch(`${app.origin}/slow`)).rejects.toThrow()
})

import { expect, test } from 'vitest'
import { apiBase } from '#contract/call.ts'
import { startTestApp } from '#server/testing/app.ts'

const path = `${apiBase}/publication/showAllPublications`
const ask = (app: Awaited<ReturnType<typeof startTestApp>>, origin: string, method = 'GET') =>
  fetch(app.origin + path, { method, headers: { origin } })

test('a page of a named origin may call the API, any other may not', async () => {
  const app = await startTestApp({ corsOrigins: ['https://partner.example'] })
  const named = await ask(app, 'https://partner.example')
  expect(named.headers.get('access-control-allow-origin')).toBe('https://partner.example')
  const other = await ask(app, 'https://partner.example.evil.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('a named origin may ask beforehand, any other is refused', async () => {
  const app = await startTestApp({ corsOrigins: ['https://partner.example'] })
  const named = await ask(app, 'https://partner.example', 'OPTIONS')
  expect(named.status).toBe(204)
  expect(named.headers.get('access-control-allow-headers')).toContain('authorization')
  expect((await ask(app, 'https://evil.example', 'OPTIONS')).status).toBe(405)
})

test('without named origins no page of another site may call the API', async () => {
  const app = await startTestApp()
  const answer = await ask(app, 'https://partner.example')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

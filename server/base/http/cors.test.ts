import { expect, test } from 'vitest'
import { apiBasePath } from '#contract/call/call.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'

const path = `${apiBasePath}/publication/showAllPublications`
const ask = (app: Awaited<ReturnType<typeof startTestApp>>, origin: string, method = 'GET') =>
  fetch(app.origin + path, { method, headers: { origin } })

test('pages of a configured origin may call the API, others may not', async () => {
  const app = await startTestApp({ corsOrigins: ['https://partner.example'] })
  const named = await ask(app, 'https://partner.example')
  expect(named.headers.get('access-control-allow-origin')).toBe('https://partner.example')
  expect(named.headers.get('access-control-expose-headers')).toBe('retry-after, x-request-id')
  expect(named.headers.get('access-control-allow-credentials')).toBeNull()
  expect(named.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(named.headers.get('vary')).toMatch(/\borigin\b/i)
  const other = await ask(app, 'https://partner.example.evil.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(other.headers.get('vary')).toMatch(/\borigin\b/i)
})

test('a configured origin may send a preflight request, others may not', async () => {
  const app = await startTestApp({ corsOrigins: ['https://partner.example'] })
  const named = await ask(app, 'https://partner.example', 'OPTIONS')
  expect(named.status).toBe(204)
  expect(named.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(named.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
  expect(named.headers.get('access-control-max-age')).toBe('600')
  expect((await ask(app, 'https://evil.example', 'OPTIONS')).status).toBe(405)
})

test('a configured origin can read error responses', async () => {
  const app = await startTestApp({ corsOrigins: ['https://partner.example'] })
  const headers = { origin: 'https://partner.example' }
  const refused = await fetch(`${app.origin}${apiBasePath}/auth/me`, { headers })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://partner.example')
})

test('without configured origins, no page of another site may call the API', async () => {
  const app = await startTestApp()
  const answer = await ask(app, 'https://partner.example')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Creates an empty database of its own name on the tests' PostgreSQL; `drop` removes it, connected or not. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `salus_test_${randomBytes(8).toString('hex')}`
  await administer(`CREATE DATABASE ${name}`)
  const url = new URL(clusterUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error(
    'TEST_DATABASE_URL is not set: use `npm test -- <file>`, which starts a PostgreSQL, or set it to the address that `node scripts/postgres-cluster.mjs` prints.',
  )
}

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * Creates a database of its own name on the tests' PostgreSQL, empty or a copy of the one at
 * `model`, which nobody may be connected to. `drop` removes it, connected or not.
 */
export async function createTestDatabase(
  model?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `salus_test_${randomBytes(8).toString('hex')}`
  const template = model ? new URL(model).pathname.slice(1) : 'template1'
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
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

import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { ChangeFeed } from './changes.ts'
import type { Tables } from './schema.ts'

const channel = 'salus_changes'
const retryMs = 500

/** Carries "something was committed" between instances that share a PostgreSQL database. */
export interface Notifications {
  /** To be sent inside the transaction; PostgreSQL delivers it when, and only when, that commits. */
  announce(trx: Kysely<Tables>): Promise<void>
  close(): Promise<void>
}

/**
 * Listens for other instances' commits and publishes them here. While the listening connection is
 * down the feed is not live; regaining it publishes `everything`, for commits may have been missed.
 */
export const listenForChanges = async (
  url: string,
  feed: ChangeFeed,
  onError: (error: unknown) => void,
): Promise<Notifications> => {
  const self = randomUUID()
  let closed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'salus',
    })
    let lost = false
    const onLost = (error?: unknown) => {
      if (lost || closed) return
      lost = true
      if (error) onError(error)
      feed.live = false
      retry = setTimeout(() => void connect().catch(() => undefined), retryMs)
    }
    fresh.on('error', onLost)
    fresh.on('end', () => onLost())
    fresh.on('notification', ({ payload }) => {
      if (payload !== self) feed.publish('everything')
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      onLost(error)
      throw error
    }
    client = fresh
    feed.live = true
    feed.publish('everything')
  }

  await connect()
  return {
    announce: async (trx) => {
      await sql`select pg_notify(${channel}, ${self})`.execute(trx)
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

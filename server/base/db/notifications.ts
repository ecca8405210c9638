import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { z } from 'zod'
import type { ChangeFeed, EntryChange, PublishedChanges } from './changes.ts'
import type { DatabaseTables } from './schema.ts'

const channel = 'salus_changes'
const retryMs = 500

const actions = ['created', 'updated', 'deleted'] as const
const owner = z.object({ entity: z.string(), id: z.string() })
const notice = z.object({
  from: z.string(),
  changes: z.array(
    z.object({
      entity: z.string(),
      id: z.string(),
      action: z.enum(actions),
      visibilityChanged: z.boolean().optional(),
      owner: owner.optional(),
    }),
  ),
})

// PostgreSQL's maximum size of a notification in bytes.
const maxBytes = 7_999

/**
 * Serializes changes as a notification. If there are too many, they are left out, and receivers assume that
 * anything may have changed.
 */
const writeNotice = (from: string, changes: readonly EntryChange[]): string => {
  const text = JSON.stringify({ from, changes })
  return Buffer.byteLength(text) <= maxBytes ? text : from
}

const readNotice = (payload = ''): { from: string; changed: PublishedChanges } => {
  if (!payload.startsWith('{')) return { from: payload, changed: 'everything' }
  const { data } = notice.safeParse(JSON.parse(payload))
  return { from: data?.from ?? '', changed: data?.changes ?? 'everything' }
}

export interface ChangeNotifier {
  /**
   * Sends changes to other instances. Must be called in the transaction that makes them, because PostgreSQL
   * sends the notification on commit.
   */
  announce(trx: Kysely<DatabaseTables>, changes: readonly EntryChange[]): Promise<void>
  close(): Promise<void>
}

/**
 * Publishes changes of other instances in the feed. While the connection is down, `feed.live` is false.
 * Reconnecting publishes `everything`, because notifications may have been lost.
 */
export const listenForRemoteChanges = async (
  url: string,
  feed: ChangeFeed,
  onError: (error: unknown) => void,
): Promise<ChangeNotifier> => {
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
      const { from, changed } = readNotice(payload)
      if (from !== self) feed.publish(changed)
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
    announce: async (trx, changes) => {
      await sql`select pg_notify(${channel}, ${writeNotice(self, changes)})`.execute(trx)
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

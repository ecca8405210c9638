import type { Server } from 'node:http'
import type { Services } from '#server/services.ts'

/** Records whether a test's app can be reused: no work may be in progress or continue in the background. */
export interface ReuseCheck {
  /** The services, with calls recorded. */
  readonly services: Services
  watch(server: Server): void
  /** Rules out reuse. */
  end(): void
  /** Waits for work in progress. Returns false if work continues in the background. */
  isOver(): Promise<boolean>
}

export const watchForReuse = (services: Services): ReuseCheck => {
  const { imports, moves, watch, media, mailQueue, newsletter, digests, hooks, database } = services
  let goesOn = false
  let hasImported = false
  let underWay = 0
  let whenDone: (() => void) | undefined
  const goOn =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => {
      goesOn = true
      return work(...given)
    }
  /** Whether an import is still being read, saved or undone. */
  const isImporting = async () => {
    if (!hasImported) return false
    hasImported = false
    const unfinished = database.queries
      .selectFrom('publicationImport')
      .select('_id')
      .where((row) =>
        row.or([
          row('state', 'in', ['reading', 'saving']),
          row('isUndoing', '=', 1),
          row('leaseUntil', '<>', ''),
        ]),
      )
    return (await unfinished.executeTakeFirst()) !== undefined
  }
  return {
    services: {
      ...services,
      database: { ...database, close: goOn(database.close) },
      imports: {
        ...imports,
        preview: (...given) => {
          hasImported = true
          return imports.preview(...given)
        },
        start: goOn(imports.start),
      },
      watch: { ...watch, start: goOn(watch.start), lookNow: goOn(watch.lookNow) },
      moves: { ...moves, preview: goOn(moves.preview), start: goOn(moves.start) },
      media: { ...media, widths: { ...media.widths, start: goOn(media.widths.start) } },
      mailQueue: { ...mailQueue, start: goOn(mailQueue.start) },
      newsletter: { ...newsletter, start: goOn(newsletter.start) },
      digests: { ...digests, start: goOn(digests.start) },
      hooks: { ...hooks, start: goOn(hooks.start) },
    },
    watch: (server) => {
      server.on('request', (_, response) => {
        underWay++
        response.on('close', () => {
          // After a client disconnects, the handler may continue unnoticed.
          goesOn ||= !response.writableFinished
          underWay--
          if (underWay === 0) whenDone?.()
        })
      })
    },
    end: () => {
      goesOn = true
    },
    isOver: async () => {
      if (goesOn) return false
      if (underWay > 0) await new Promise<void>((resolve) => (whenDone = resolve))
      // Requests may have queued mails.
      const sent = Promise.all([mailQueue.flush(), newsletter.flush()]).catch(() => undefined)
      if ((await sent) === undefined || (await isImporting())) return false
      return !goesOn && database.feed.live
    },
  }
}

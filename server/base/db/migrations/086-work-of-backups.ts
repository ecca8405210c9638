import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const workOfBackups: Migration = {
  name: '086-work-of-backups',
  up: async (db, kind) => {
    const json = sql.raw(kind === 'postgres' ? 'json_build_object' : 'json_object')
    // Before this migration, a lease until 9999 marked a backup that had failed for good.
    await sql`insert into "work" ("_id", "kind", "groupId", "subject", "subscriberId", "createdAt",
        "state", "tries", "nextAt", "problem", "data")
      select 'backup/' || "day", 'backup', "day", '', '', "day",
        case when "state" = 'done' then 'done' when "leaseUntil" = '9999' then 'failed' else 'waiting' end,
        "tries", case when "state" = 'done' or "leaseUntil" = '9999' then '' else "leaseUntil" end,
        "problem", cast(${json}('madeAt', "madeAt", 'name', "name",
          'bytes', cast("bytes" as bigint), 'pictures', "pictures") as text)
      from "backup"`.execute(db)
    await db.schema.dropTable('backup').execute()
  },
}

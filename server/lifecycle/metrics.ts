import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { MetricGauges } from '#server/base/http/metrics.ts'
import { readBackupAge, readLastBackup } from './backup/store.ts'

const countMails = async (
  { database }: Pick<BaseServices, 'database'>,
  state: 'waiting' | 'failed',
) => {
  const { mails } = await database.queries
    .selectFrom('work')
    .select((row) => row.fn.countAll().as('mails'))
    .where('kind', '=', 'mailQueue')
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(mails)
}

/** Gauges of the whole site, the same on every instance. */
export const createSiteGauges = (
  services: Pick<BaseServices, 'database' | 'now'> & { readonly backupAt: string },
): MetricGauges => ({
  salus_backup_age_seconds: {
    help: 'Time since the last backup that is whole, or since the first was to be made',
    read: async () => (await readBackupAge(services.database.queries, services.now())) / 1000,
  },
  salus_backup_bytes: {
    help: 'Size of the last backup',
    read: async () =>
      (await readLastBackup(services.database.queries, services.now())).last?.bytes ?? 0,
  },
  salus_backup_on: {
    help: '1 when Salus makes backups by itself',
    read: async () => (services.backupAt === '' ? 0 : 1),
  },
  salus_mail_waiting: {
    help: 'Mails that wait to be sent, or to be tried again',
    read: () => countMails(services, 'waiting'),
  },
  salus_mail_given_up: {
    help: 'Mails that no mail server has taken in three days',
    read: () => countMails(services, 'failed'),
  },
})

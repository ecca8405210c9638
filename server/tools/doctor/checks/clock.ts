import { createFailureFinding, createFineFinding, type DoctorCheck } from '../check.ts'
import { queryIfTableExists } from '../query-if-exists.ts'

const mostSeconds = 30
const remedy = 'Have the machine keep its time by itself: timedatectl set-ntp true.'

/** Compares the clock with the database's, because dates, codes and signatures depend on it. */
export const clockCheck: DoctorCheck = {
  name: 'clock',
  needsDatabase: true,
  run: async ({ env, now }) => {
    const question = env.DATABASE_URL
      ? `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`
      : `select max("appliedAt") as at from migration`
    const [row] = (await queryIfTableExists(env, question)) ?? []
    const other = Date.parse(String(row?.at))
    if (Number.isNaN(other)) return createFineFinding(`It is ${now.toISOString()}.`)
    const ahead = Math.round((other - now.getTime()) / 1_000)
    if (env.DATABASE_URL && Math.abs(ahead) > mostSeconds) {
      return createFailureFinding(
        `This clock and that of PostgreSQL are ${Math.abs(ahead)} s apart.`,
        remedy,
      )
    }
    if (ahead > mostSeconds) {
      return createFailureFinding(
        `It is ${now.toISOString()} here, before the database was last migrated.`,
        remedy,
      )
    }
    return createFineFinding(`It is ${now.toISOString()}.`)
  },
}

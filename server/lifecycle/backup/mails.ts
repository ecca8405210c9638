import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'

interface State {
  readonly problem: string
  readonly lastAt: string | null
  readonly now: Date
}

interface Site {
  readonly siteName: string
  readonly publicUrl: string
}

const ageOf = (lastAt: string, now: Date): string => {
  const days = Math.floor((now.getTime() - Date.parse(lastAt)) / 86_400_000)
  if (days === 0) return 'less than a day'
  return days === 1 ? 'a day' : `${days} days`
}

const lastBackup = ({ lastAt, now }: State): string =>
  lastAt ? `The last backup is ${ageOf(lastAt, now)} old.` : 'There is no backup of this site yet.'

const remedyText = (publicUrl: string): string =>
  `Whoever runs the server can see what is wrong with “${shellCommandFor('doctor')}”, and make a backup by hand with “${shellCommandFor('backup')}”. ${publicUrl}/admin/dashboard shows how it stands.`

export const buildBackupFailureMail = (
  to: string,
  state: State,
  { siteName, publicUrl }: Site,
): Mail => ({
  to,
  ...renderMail(`${siteName}: the backup failed`, [
    { text: `Tonight’s backup of ${siteName} could not be made. It was tried three times.` },
    { text: state.problem || 'It was begun and never ended.' },
    { text: lastBackup(state) },
    { text: remedyText(publicUrl) },
    {
      text: 'It is tried again every night. You get one more mail when the last backup is two days old, and then none until backups work again.',
    },
  ]),
})

export const buildOldBackupMail = (
  to: string,
  state: State,
  { siteName, publicUrl }: Site,
): Mail => ({
  to,
  ...renderMail(
    state.lastAt
      ? `${siteName}: the last backup is ${ageOf(state.lastAt, state.now)} old`
      : `${siteName}: there is no backup`,
    [
      { text: lastBackup(state) },
      { text: 'One is due every night: what is changed since then would be lost with the server.' },
      { text: state.problem || 'Nothing is known of a failure: it may not have ended.' },
      { text: remedyText(publicUrl) },
      { text: 'This is the only mail about it until backups work again.' },
    ],
  ),
})

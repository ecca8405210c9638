import { type ReactNode, useState } from 'react'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { SecretDialog } from './secret-dialog.tsx'

type SecretSectionProps<T> = {
  strings: {
    readonly title: string
    readonly text: string
    readonly none: string
    readonly keep: string
    readonly keepIntro: string
  }
  entries: readonly T[]
  /** Renders an entry with a button that removes it. */
  row: (entry: T, onRemove: () => void) => ReactNode
  /** Form that creates an entry. Its secret is shown once. */
  form: (onMade: (secret: string) => void) => ReactNode
  /** Confirmation before an entry is removed. Closed while `entry` is undefined. */
  question: (entry: T | undefined, onClose: () => void) => ReactNode
}

/** List of entries that each have a secret, such as access keys. Secrets are shown only once. */
export function SecretListSection<T>({
  strings,
  entries,
  row,
  form,
  question,
}: SecretSectionProps<T>) {
  const [secret, setSecret] = useState('')
  const [removed, setRemoved] = useState<T>()
  return (
    <Card className="grid max-w-3xl gap-5">
      <div>
        <CardTitle>{strings.title}</CardTitle>
        <p className="mt-1 text-ink-soft">{strings.text}</p>
      </div>
      {entries.length === 0 && <p className="text-ink-soft text-sm">{strings.none}</p>}
      {entries.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {entries.map((entry) => row(entry, () => setRemoved(entry)))}
        </ul>
      )}
      {form(setSecret)}
      <SecretDialog
        secret={secret}
        title={strings.keep}
        description={strings.keepIntro}
        onClose={() => setSecret('')}
      />
      {question(removed, () => setRemoved(undefined))}
    </Card>
  )
}

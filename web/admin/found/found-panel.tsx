import { useState } from 'react'
import { isGranted } from '#contract/call/role.ts'
import { pages } from '#contract/pages.ts'
import { publicationFoundApi } from '#contract/publication/publication-found.ts'
import { useCall } from '#web/api/use-call.ts'
import { useReloading } from '#web/api/use-reloading.ts'
import { useRole } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { FoundCard } from './found-card.tsx'
import { foundPanel as words } from './found-words.ts'
import type { LoadedFound } from './load-found.ts'
import { useAccept } from './use-accept.ts'

/** Publications found in external databases, to accept or dismiss. */
export function FoundPanel({ list }: { list: LoadedFound }) {
  const { found, state, lookedAt, problems, watch } = list
  const isLooking = state === 'looking'
  useReloading(isLooking)
  const look = useCall(publicationFoundApi.lookForNew)
  const { accept, pending } = useAccept()
  const [isAsking, setAsking] = useState(false)
  const mayChange = isGranted('admin', useRole())
  const acceptAll = async () => {
    await accept({ ids: found.map(({ _id }) => _id) })
    setAsking(false)
  }
  return (
    <Panel
      title={words.title}
      intro={found.length > 0 && words.intro(found.length)}
      actions={
        <>
          <Button
            variant="secondary"
            pending={look.pending}
            disabled={isLooking}
            onClick={() => look.run({})}
          >
            {words.look}
          </Button>
          {found.length > 1 && (
            <Button onClick={() => setAsking(true)}>{words.acceptAll(found.length)}</Button>
          )}
        </>
      }
    >
      <div className="grid max-w-3xl gap-1 text-ink-soft text-sm">
        <p role="status">
          {isLooking && words.looking}
          {!isLooking && (lookedAt ? words.lookedAt(formatDateTime(lookedAt)) : words.neverLooked)}{' '}
          {words.rhythms[watch]}{' '}
          {mayChange && (
            <Link to={pages.settings.path} className="link">
              {words.change}
            </Link>
          )}
        </p>
        {problems.length > 0 && (
          <>
            <p className="mt-2 text-ink">{words.problems}</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {problems.map(({ source, reason }) => (
                <li key={`${source} ${reason}`}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {found.length === 0 && !isLooking && (
        <EmptyState title={words.empty.title} text={words.empty.text} />
      )}
      <ul className="grid max-w-3xl gap-4 empty:hidden">
        {found.map((each) => (
          <FoundCard key={each._id} found={each} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.confirmAll(found.length)}
        details={words.allDetails}
        confirmLabel={words.acceptAll(found.length)}
        pending={pending}
        onConfirm={acceptAll}
      />
    </Panel>
  )
}

import { useState } from 'react'
import { isAccessGranted } from '#contract/call/role.ts'
import { sitePages } from '#contract/pages.ts'
import { publicationFoundApi } from '#contract/publication/publication-found.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { usePageDataPolling } from '#web/api/use-polling.ts'
import { useUserRole } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { FoundPublicationCard } from './found-card.tsx'
import { foundPublicationPanelStrings as strings } from './found-strings.ts'
import type { LoadedFoundPublications } from './load-found.ts'
import { useAcceptFoundPublications } from './use-accept.ts'

/** Publications found by searching external databases. The user accepts or dismisses each. */
export function FoundPublicationPanel({ list }: { list: LoadedFoundPublications }) {
  const { found, state, lookedAt, problems, watch } = list
  const isLooking = state === 'looking'
  usePageDataPolling(isLooking)
  const look = useApiCall(publicationFoundApi.lookForNew)
  const { accept, pending } = useAcceptFoundPublications()
  const [isAsking, setAsking] = useState(false)
  const mayChange = isAccessGranted('admin', useUserRole())
  const acceptAll = async () => {
    await accept({ ids: found.map(({ _id }) => _id) })
    setAsking(false)
  }
  return (
    <AdminPanel
      title={strings.title}
      intro={found.length > 0 && strings.intro(found.length)}
      actions={
        <>
          <Button
            variant="secondary"
            pending={look.pending}
            disabled={isLooking}
            onClick={() => look.run({})}
          >
            {strings.look}
          </Button>
          {found.length > 1 && (
            <Button onClick={() => setAsking(true)}>{strings.acceptAll(found.length)}</Button>
          )}
        </>
      }
    >
      <div className="grid max-w-3xl gap-1 text-ink-soft text-sm">
        <p role="status">
          {isLooking && strings.looking}
          {!isLooking &&
            (lookedAt ? strings.lookedAt(formatDateTime(lookedAt)) : strings.neverLooked)}{' '}
          {strings.rhythms[watch]}{' '}
          {mayChange && (
            <Link to={sitePages.settings.path} className="link">
              {strings.change}
            </Link>
          )}
        </p>
        {problems.length > 0 && (
          <>
            <p className="mt-2 text-ink">{strings.problems}</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {problems.map(({ source, reason }) => (
                <li key={`${source} ${reason}`}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {found.length === 0 && !isLooking && (
        <EmptyState title={strings.empty.title} text={strings.empty.text} />
      )}
      <ul className="grid max-w-3xl gap-4 empty:hidden">
        {found.map((each) => (
          <FoundPublicationCard key={each._id} found={each} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={strings.confirmAll(found.length)}
        details={strings.allDetails}
        confirmLabel={strings.acceptAll(found.length)}
        pending={pending}
        onConfirm={acceptAll}
      />
    </AdminPanel>
  )
}

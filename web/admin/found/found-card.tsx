import type { ReactNode } from 'react'
import {
  type FoundPublication,
  publicationFoundApi,
} from '#contract/publication/publication-found.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/list/state-label.tsx'
import { foundPublicationPanelStrings as strings } from './found-strings.ts'
import { formatRecentDate } from './since-text.ts'
import { useAcceptFoundPublications } from './use-accept.ts'

/** Returns a text that explains why the publication is suggested. */
const whyOf = ({ reason, notice, people, since, matches: [match] }: FoundPublication): string[] => {
  if (notice) return [strings.noticeAt(formatRecentDate(notice.date))]
  const record = people.length > 0 && since ? strings.inRecord(people, formatRecentDate(since)) : ''
  const where =
    record || (people.length > 0 && reason === 'new' ? strings.inRecord(people, '') : '')
  return [...(match ? [strings.versionOf(match.title)] : []), where || strings.ofOthers]
}

const isGrave = ({ reason }: FoundPublication) => reason === 'retraction' || reason === 'concern'

export function FoundPublicationCard({ found }: { found: FoundPublication }) {
  const { _id, reason, publication, notice } = found
  const { accept, pending: isAccepting } = useAcceptFoundPublications()
  const dismiss = useApiCall(publicationFoundApi.dismissFound)
  const pending = isAccepting || dismiss.pending
  const { title, authors, venue, publicationType, publicationDate, publicationLink } = publication
  const facts = [publicationDate.slice(0, 4), venue || publicationType, publication.doi]
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-1">
        <StateLabel
          state={isGrave(found) ? 'late' : 'next'}
          label={strings.reasons[reason]}
          className="text-sm"
        />
        <h2 className="wrap-anywhere font-medium">
          {notice || !publicationLink ? title : <Elsewhere to={publicationLink}>{title}</Elsewhere>}
        </h2>
        {!notice && <p className="line-clamp-2 text-ink-soft text-sm">{authors}</p>}
        {!notice && (
          <p className="tabular wrap-anywhere text-ink-soft text-sm">
            {facts.filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="wrap-anywhere text-sm">{whyOf(found).join('. ')}</p>
        {notice?.url && (
          <p className="text-sm">
            <Elsewhere to={notice.url}>{strings.readNotice}</Elsewhere>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" pending={pending} onClick={() => accept({ ids: [_id] })}>
          {strings.accept[reason]}
          <span className="sr-only">{title}</span>
        </Button>
        {reason === 'new' && (
          <Button
            size="sm"
            variant="secondary"
            pending={pending}
            onClick={() => accept({ ids: [_id], status: 'published' })}
          >
            {strings.publish}
            <span className="sr-only">{title}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          pending={pending}
          onClick={() => dismiss.run({ ids: [_id] })}
        >
          {strings.dismiss}
          <span className="sr-only">{title}</span>
        </Button>
      </div>
    </li>
  )
}

function Elsewhere({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="link wrap-anywhere">
      {children}
    </a>
  )
}

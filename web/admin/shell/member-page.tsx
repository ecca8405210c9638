import { Link } from 'react-router'
import { personPath } from '#contract/profile/person-path.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { UnconfirmedPublications } from '#web/admin/profile/matched-publications.tsx'
import { OwnSuggestions } from '#web/admin/suggestion/own-suggestions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { dashboardStrings } from './dashboard-strings.ts'
import type { LoadedMemberPage } from './load-member-page.ts'

const strings = dashboardStrings.own

/** Overview of a member: their profile, tasks, and suggestions with their results. */
export function MemberPage({ list: { person, suggestions } }: { list: LoadedMemberPage }) {
  return (
    <AdminPanel title={dashboardStrings.ownPage} intro={strings.intro}>
      {person && <OwnProfile person={person} />}
      {person && <UnconfirmedPublications profileId={person._id} />}
      {suggestions.length > 0 ? (
        <OwnSuggestions suggestions={suggestions} />
      ) : (
        <EmptyState title={strings.noSuggestions} text={strings.noSuggestionsText} />
      )}
      <Link
        to={panelUrl('suggestions')}
        className={buttonStyle({ variant: 'secondary', className: 'justify-self-start' })}
      >
        {strings.suggest}
      </Link>
    </AdminPanel>
  )
}

type OwnProfileProps = { person: NonNullable<LoadedMemberPage['person']> }

function OwnProfile({ person }: OwnProfileProps) {
  const { _id, name, designation, profilePic } = person
  const form = panelUrl('profiles', { search: name, edit: _id })
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="size-14 shrink-0 overflow-hidden rounded-full bg-sunk">
        {profilePic ? (
          <Picture src={profilePic} alt="" sizes="56px" className="size-14 object-cover" />
        ) : (
          <Monogram name={name} className="size-14" />
        )}
      </span>
      <div className="wrap-anywhere min-w-40 flex-1">
        <h2 className="display text-xl">{commonAdminStrings.named(name)}</h2>
        {designation && <p className="text-ink-soft text-sm">{designation}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={personPath(person)} className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
          {strings.see}
        </Link>
        <Link to={form} className={buttonStyle({ size: 'sm' })}>
          {strings.edit}
        </Link>
      </div>
    </Card>
  )
}

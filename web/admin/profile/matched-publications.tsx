import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { profileApi } from '#contract/profile/profile.ts'
import type { MatchedPublication } from '#contract/publication/matched-publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { profilePanelStrings } from '#web/content/profile-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'

const strings = profilePanelStrings.matched
const maxShown = 20

/** Publications that were matched to a person, who has neither confirmed nor rejected them. */
export function UnconfirmedPublications({ profileId }: { profileId: string }) {
  const [found, setFound] = useState<readonly MatchedPublication[]>([])
  const load = useCallback(
    () =>
      browserApiClient.profile.matchedPublications({ profileId }).then(
        ({ publications }) => setFound(publications),
        // If loading fails, the list stays empty.
        () => undefined,
      ),
    [profileId],
  )
  useEffect(() => void load(), [load])
  const confirming = useApiCall(profileApi.confirmPublication)
  const rejecting = useApiCall(profileApi.rejectPublication)
  const confirmingAll = useApiCall(profileApi.confirmPublications)
  const isPending = confirming.pending || rejecting.pending || confirmingAll.pending

  const answer = async ({ _id: publicationId }: MatchedPublication, isTheirs: boolean) => {
    const { run } = isTheirs ? confirming : rejecting
    const answered = await run({ profileId, publicationId })
    if (!(answered instanceof ApiError) || answered.code === 'notFound') await load()
  }
  const confirmAll = async (publications: readonly MatchedPublication[]) => {
    const publicationIds = publications.map(({ _id }) => _id)
    await confirmingAll.run({ profileId, publicationIds })
    await load()
  }
  const open = found.filter(({ state }) => state === 'matched')
  const rejected = found.filter(({ state }) => state === 'rejected')
  if (open.length + rejected.length === 0) return null

  return (
    <section
      aria-label={strings.title}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="display text-xl">{strings.title}</h2>
          <p className="mt-1 text-ink-soft text-sm">{strings.intro(open.length)}</p>
        </div>
        {open.length > 1 && (
          <Button size="sm" pending={confirmingAll.pending} onClick={() => confirmAll(open)}>
            {strings.all(open.length)}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {open.slice(0, maxShown).map((publication) => (
          <Asked key={publication._id} publication={publication}>
            <Button
              size="sm"
              aria-label={`${strings.yes}: ${publication.title}`}
              disabled={isPending}
              onClick={() => answer(publication, true)}
            >
              {strings.yes}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${strings.no}: ${publication.title}`}
              disabled={isPending}
              onClick={() => answer(publication, false)}
            >
              {strings.no}
            </Button>
          </Asked>
        ))}
      </ul>
      {rejected.length > 0 && (
        <details>
          <summary className="flex w-fit cursor-pointer gap-2 font-medium text-sm">
            <DisclosureArrow />
            {strings.rejected(rejected.length)}
          </summary>
          <ul className="mt-2 divide-y divide-line">
            {rejected.map((publication) => (
              <Asked key={publication._id} publication={publication}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${strings.afterAll}: ${publication.title}`}
                  disabled={isPending}
                  onClick={() => answer(publication, true)}
                >
                  {strings.afterAll}
                </Button>
              </Asked>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type AskedProps = { publication: MatchedPublication; children: ReactNode }

function Asked({ publication, children }: AskedProps) {
  const { title, authors, publicationDate, venue } = publication
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 text-sm">
      <div className="wrap-anywhere min-w-56 flex-1">
        <a href={publicationPath(publication)} className="link font-medium">
          {title}
        </a>
        <p className="line-clamp-2 text-ink-soft">{authors}</p>
        <p className="text-ink-soft">
          {[publicationDate.slice(0, 4), venue].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}

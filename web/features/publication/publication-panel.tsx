import { useState } from 'react'
import { ApiError } from '#contract/api-error.ts'
import { type Publication, publicationApi } from '#contract/publication.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useCall } from '#web/calls/use-call.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { PublicationDialog } from './publication-dialog.tsx'
import { PublicationTable } from './publication-table.tsx'

/** One page of the publications, as the panel's loader answers. */
export interface PublicationPage {
  readonly publications: readonly Publication[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

type Open = { kind: 'add' } | { kind: 'update' | 'delete'; publication: Publication }

type PublicationPanelProps = PublicationPage & { pageHref: (page: number) => string }

/** Where administrators keep the publications; without a token it can only be read. */
export function PublicationPanel({
  publications,
  total,
  page,
  pages,
  pageHref,
}: PublicationPanelProps) {
  const isSignedIn = useIsSignedIn()
  const [open, setOpen] = useState<Open | null>(null)
  // What a dialog shows must not change while it closes.
  const [shown, setShown] = useState<Publication>()
  const { run, pending } = useCall(
    publicationApi.deletePublication,
    toasts.publication.deletePublication,
  )

  const close = () => setOpen(null)
  const openFor = (kind: 'update' | 'delete') => (publication: Publication) => {
    setShown(publication)
    setOpen({ kind, publication })
  }
  const remove = async () => {
    if (open?.kind !== 'delete') return
    const answer = await run({ id: open.publication._id })
    if (!(answer instanceof ApiError) || answer.status === 404) close()
  }
  const addButton = (
    <Button
      onClick={() => {
        setShown(undefined)
        setOpen({ kind: 'add' })
      }}
    >
      {words.add}
    </Button>
  )

  return (
    <section aria-labelledby="panel-title" className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 id="panel-title" className="display text-3xl">
            {words.title}
          </h1>
          <p className="tabular mt-1 text-ink-soft text-sm">{words.intro(total)}</p>
        </div>
        {isSignedIn && addButton}
      </header>
      {total === 0 ? (
        <EmptyState
          title={words.empty.title}
          text={isSignedIn ? words.empty.text : words.empty.readOnly}
          action={isSignedIn && addButton}
        />
      ) : (
        <PublicationTable
          publications={publications}
          {...(isSignedIn && {
            actions: { onUpdate: openFor('update'), onDelete: openFor('delete') },
          })}
        />
      )}
      <Pagination page={page} pages={pages} href={pageHref} />
      <PublicationDialog
        publication={shown}
        open={open?.kind === 'add' || open?.kind === 'update'}
        onClose={close}
      />
      <ConfirmDialog
        open={open?.kind === 'delete'}
        onOpenChange={(next) => next || close()}
        title={words.confirmDelete}
        description={shown?.title}
        confirmLabel={words.delete}
        pending={pending}
        onConfirm={remove}
      />
    </section>
  )
}

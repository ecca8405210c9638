import type { ReactNode } from 'react'
import { type Logo, logoApi } from '#contract/logo.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { useOrder } from '#web/calls/use-order.ts'
import { admin } from '#web/content/admin.ts'
import { logoPanel as words } from '#web/content/logos.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, Panel, RowActions } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SortableOrPlain } from '#web/ui/sortable.tsx'
import { LogoDialog } from './logo-dialog.tsx'

/** Where administrators keep the partner logos and their order; without a token it can only be read. */
export function LogoPanel({ list }: { list: readonly Logo[] }) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Logo>({
    kind: 'logo',
    list: isSignedIn ? list : undefined,
  })
  const { ordered, changeOrder } = useOrder(
    list,
    logoApi.reorderLogos,
    toasts.logo.reorderLogos,
    (ids) => ({ ids }),
  )
  const addButton = isSignedIn && <AddButton onClick={openAdd}>{words.add}</AddButton>

  return (
    <Panel title={words.title} intro={words.intro(list.length)} actions={addButton}>
      {list.length === 0 && (
        <EmptyState
          title={words.empty.title}
          text={isSignedIn ? words.empty.text : words.empty.readOnly}
          action={addButton}
        />
      )}
      <SortableOrPlain
        isSortable={isSignedIn}
        className="md:grid-cols-2"
        items={ordered.map((logo) => ({
          id: logo._id,
          name: logo.link,
          content: (
            <LogoCard logo={logo}>
              {isSignedIn && (
                <RowActions
                  name={logo.link}
                  actions={[[admin.delete, () => open('delete', logo)]]}
                />
              )}
            </LogoCard>
          ),
        }))}
        onOrder={changeOrder}
        moveUp={admin.moveUp}
        moveDown={admin.moveDown}
      />
      <LogoDialog open={mode === 'add'} onClose={close} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.link}
        call={logoApi.deleteLogo}
        toasts={toasts.logo.deleteLogo}
        input={entry && { id: entry._id }}
        undo={{ entity: 'logo', id: entry?._id }}
      />
    </Panel>
  )
}

function LogoCard({ logo, children }: { logo: Logo; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Picture
        src={logo.logo || logo.link}
        alt=""
        sizes="56px"
        className="size-14 rounded-full object-cover"
      />
      <p className="min-w-32 flex-1 break-all text-sm">{logo.link}</p>
      {children}
    </div>
  )
}

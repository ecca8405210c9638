import type { ReactNode } from 'react'
import { type Logo, logoApi } from '#contract/logo.ts'
import { OrderedPanel } from '#web/admin/editor/ordered-panel.tsx'
import { useEntries } from '#web/admin/editor/use-entries.tsx'
import { admin } from '#web/content/admin.ts'
import { logoPanel as words } from '#web/content/logos.ts'
import { useMayEdit } from '#web/session/session.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { LogoDialog } from './logo-dialog.tsx'

const nameOf = ({ link }: Logo) => link

/** Where administrators keep the partner logos and their order; without a token it can only be read. */
export function LogoPanel({ list }: { list: readonly Logo[] }) {
  const mayEdit = useMayEdit()
  const { add, form, actions, dialogs } = useEntries(mayEdit ? list : undefined, {
    kind: 'logo',
    entity: 'logo',
    nameOf,
    deletion: {
      call: logoApi.deleteLogo,
      question: words.confirmDelete,
      inputOf: ({ _id }) => ({ id: _id }),
    },
    labels: { delete: admin.delete },
  })
  return (
    <OrderedPanel
      list={list}
      words={words}
      onAdd={add}
      order={{
        call: logoApi.reorderLogos,
        inputOf: (ids) => ({ ids }),
      }}
      nameOf={nameOf}
      row={(logo) => <LogoCard logo={logo}>{actions?.(logo)}</LogoCard>}
      className="md:grid-cols-2"
    >
      <LogoDialog {...form} />
      {dialogs}
    </OrderedPanel>
  )
}

function LogoCard({ logo, children }: { logo: Logo; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <Picture
        src={logo.logo || logo.link}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-full object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-3 wrap-anywhere text-sm">{logo.link}</p>
        <div className="-ml-2.5">{children}</div>
      </div>
    </div>
  )
}

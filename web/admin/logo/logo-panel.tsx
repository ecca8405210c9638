import type { ReactNode } from 'react'
import { logoApi } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import type { EntityListPage } from '#web/admin/editor/panel/entity-load.ts'
import { EntityPanel } from '#web/admin/editor/panel/entity-panel.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { logoPanelStrings as strings } from './logos-strings.ts'

export function LogoPanel({ list }: { list: EntityListPage }) {
  return (
    <EntityPanel
      definition={logoEntity}
      api={logoApi}
      list={list}
      strings={strings}
      newName="logo"
      nameOf={({ link }) => String(link)}
      row={({ logo, link }, actions) => (
        <LogoCard picture={String(logo || link)} link={String(link)}>
          {actions}
        </LogoCard>
      )}
      className="md:grid-cols-2"
    />
  )
}

type LogoCardProps = { picture: string; link: string; children: ReactNode }

function LogoCard({ picture, link, children }: LogoCardProps) {
  return (
    <div className="flex items-center gap-4">
      <Picture
        src={picture}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-full object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-3 wrap-anywhere text-sm">{link}</p>
        <div className="-ml-2.5">{children}</div>
      </div>
    </div>
  )
}

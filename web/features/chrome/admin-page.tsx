import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import { dashboard } from '#web/content/dashboard.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { AdminBar } from './admin-bar.tsx'

/** A panel on a page of its own, without the site's header and footer. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AdminBar name={defaultSettings.name} title={title}>
        <Link to="/admin/dashboard" className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
          {dashboard.title}
        </Link>
      </AdminBar>
      <Container className="py-10 lg:py-14">
        <main id="main">{children}</main>
      </Container>
    </>
  )
}

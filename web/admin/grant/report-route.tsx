import { parseQueryFilters, sitePages } from '#contract/pages.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { AdminPage, AdminPageSkeleton } from '#web/admin/shell/admin-page.tsx'
import { PanelLoadError } from '#web/admin/shell/panel-failure.tsx'
import { toApiError } from '#web/api/call-messages.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { requireSignedIn } from '#web/session/require-signed-in.ts'
import type { Route } from './+types/report-route.ts'
import { GrantReportView } from './grant-report.tsx'
import { grantReportStrings as strings } from './grants-panel-strings.ts'
import { parseGrantReportTexts } from './report-texts.ts'

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const name = loaderData?.document?.report.grant.name ?? ''
  return buildPageMeta(matches, {
    name: name || strings.title,
    path: `/admin/grant/${params.grantId}`,
    isPrivate: true,
  })
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  requireSignedIn(async () => {
    const { grantId } = params
    const { time, ...span } = parseQueryFilters(
      sitePages.grantReport.filters,
      new URL(request.url).searchParams,
    )
    const isAsked = time === 'all' || Object.keys(span).length > 0
    try {
      const [{ report }, { brand }] = await Promise.all([
        panelClient.grant.report({ grantId, ...span, time: isAsked ? 'all' : 'grant' }),
        panelClient.site.getBrand(),
      ])
      const letterhead = { name: brand.name, logo: brand.logo }
      return {
        document: { report, letterhead, texts: await parseGrantReportTexts(report) },
        failed: '',
      }
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'notSignedIn' || error.code === 'secondFactorMissing') throw error
      return { document: null, failed: error.message }
    }
  })

export const HydrateFallback = AdminPageSkeleton

export default function GrantReportPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={strings.title}>
      {loaderData.document ? (
        <GrantReportView {...loaderData.document} />
      ) : (
        <PanelLoadError title={strings.title} text={loaderData.failed} />
      )}
    </AdminPage>
  )
}

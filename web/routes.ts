import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { entryRoutePattern } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { sitePages } from '#contract/pages.ts'

const at = ({ path }: { path: string }) => path.slice(1)
const listAt = ({ list }: { list: string }) => list.slice(1)
const entryAt = (page: Parameters<typeof entryRoutePattern>[0]) => entryRoutePattern(page).slice(1)

// The panels themselves are listed in `admin/panels.ts`.
const panel = (path: string) =>
  route(path.slice(1), 'admin/shell/panel-route.tsx', { id: `panel${path}` })

/** The first layout adds header and footer. Routes outside of it have none. */
export default [
  layout('site/shell/layout-route.tsx', [
    index('site/home/route.tsx'),
    route(at(sitePages.about), 'site/about/route.tsx'),
    route(listAt(entryPages.project), 'site/post/list-route.tsx'),
    route(entryAt(entryPages.project), 'site/post/route.tsx'),
    route(listAt(entryPages.team), 'site/team/route.tsx'),
    route(at(sitePages.teamGroup), 'site/team/group-route.tsx'),
    route(entryAt(entryPages.person), 'site/team/person-route.tsx'),
    route(listAt(entryPages.publication), 'site/publication/list-route.tsx', {
      id: 'publications',
    }),
    route(at(sitePages.publicationList), 'site/publication/list-route.tsx', {
      id: 'publicationList',
    }),
    route(entryAt(entryPages.publication), 'site/publication/route.tsx'),
    route(listAt(entryPages.timeline), 'site/research/route.tsx'),
    route(listAt(entryPages.grant), 'site/grant/list-route.tsx'),
    route(entryAt(entryPages.grant), 'site/grant/route.tsx'),
    route(listAt(entryPages.news), 'site/news/list-route.tsx'),
    route(entryAt(entryPages.news), 'site/news/route.tsx'),
    route(at(sitePages.search), 'site/search/route.tsx'),
    route(at(sitePages.contactus), 'site/contact/route.tsx'),
    route(listAt(entryPages.category), 'site/category/list-route.tsx'),
    route(entryAt(entryPages.category), 'site/category/route.tsx'),
    route(at(sitePages.newsletter), 'site/newsletter/route.tsx'),
    route(at(sitePages.newsletterIssue), 'site/newsletter/issue-route.tsx'),
    route(at(sitePages.preview), 'site/preview/route.tsx'),
    panel(sitePages.post.path),
    panel(entryPages.publication.panel),
    panel(entryPages.news.panel),
    panel(entryPages.logo.panel),
    panel(entryPages.team.panel),
    route('*', 'site/page/route.tsx'),
  ]),
  route(at(sitePages.postDetail), 'admin/post/detail-route.tsx'),
  route(at(sitePages.grantReport), 'admin/grant/report-route.tsx'),
  panel(entryPages.person.panel),
  // One route for all panels, because each first visit loads the list of all routes.
  panel('/admin/:panel'),
  panel(sitePages.collectionItems.path),
  route(at(sitePages.signup), 'site/auth/signup-route.tsx'),
  route(at(sitePages.verifyEmail), 'site/auth/verify-email-route.tsx'),
  route(at(sitePages.login), 'site/auth/login-route.tsx'),
  route(at(sitePages.forgotPassword), 'site/auth/forgot-password-route.tsx'),
  route(at(sitePages.resetPassword), 'site/auth/reset-password-route.tsx'),
  route(at(sitePages.dashboard), 'admin/shell/dashboard-route.tsx'),
] satisfies RouteConfig

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { entryPattern } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { pages } from '#contract/pages.ts'

const at = ({ path }: { path: string }) => path.slice(1)
const listAt = ({ list }: { list: string }) => list.slice(1)
const entryAt = (page: Parameters<typeof entryPattern>[0]) => entryPattern(page).slice(1)

// The panels themselves are listed in `admin/panels.ts`.
const panel = (path: string) =>
  route(path.slice(1), 'admin/shell/panel-route.tsx', { id: `panel${path}` })

/** Header and footer are part of the first layout only. */
export default [
  layout('site/shell/layout-route.tsx', [
    index('site/home/route.tsx'),
    route(at(pages.about), 'site/about/route.tsx'),
    route(listAt(entryPages.project), 'site/post/list-route.tsx'),
    route(entryAt(entryPages.project), 'site/post/route.tsx'),
    route(listAt(entryPages.team), 'site/team/route.tsx'),
    route(at(pages.teamGroup), 'site/team/group-route.tsx'),
    route(entryAt(entryPages.person), 'site/team/person-route.tsx'),
    route(listAt(entryPages.publication), 'site/publication/list-route.tsx', {
      id: 'publications',
    }),
    route(at(pages.publicationList), 'site/publication/list-route.tsx', { id: 'publicationList' }),
    route(entryAt(entryPages.publication), 'site/publication/route.tsx'),
    route(listAt(entryPages.timeline), 'site/research/route.tsx'),
    route(listAt(entryPages.grant), 'site/grant/list-route.tsx'),
    route(entryAt(entryPages.grant), 'site/grant/route.tsx'),
    route(listAt(entryPages.news), 'site/news/list-route.tsx'),
    route(entryAt(entryPages.news), 'site/news/route.tsx'),
    route(at(pages.search), 'site/search/route.tsx'),
    route(at(pages.contactus), 'site/contact/route.tsx'),
    route(listAt(entryPages.category), 'site/category/list-route.tsx'),
    route(entryAt(entryPages.category), 'site/category/route.tsx'),
    route(at(pages.newsletter), 'site/newsletter/route.tsx'),
    route(at(pages.newsletterIssue), 'site/newsletter/issue-route.tsx'),
    route(at(pages.preview), 'site/preview/route.tsx'),
    panel(pages.post.path),
    panel(entryPages.publication.panel),
    panel(entryPages.news.panel),
    panel(entryPages.logo.panel),
    panel(entryPages.team.panel),
    route('*', 'site/page/route.tsx'),
  ]),
  route(at(pages.postDetail), 'admin/post/detail-route.tsx'),
  route(at(pages.grantReport), 'admin/grant/report-route.tsx'),
  panel(entryPages.person.panel),
  // One route for all panels, because each first visit loads the list of all routes.
  panel('/admin/:panel'),
  route(at(pages.signup), 'site/auth/signup-route.tsx'),
  route(at(pages.verifyEmail), 'site/auth/verify-email-route.tsx'),
  route(at(pages.login), 'site/auth/login-route.tsx'),
  route(at(pages.forgotPassword), 'site/auth/forgot-password-route.tsx'),
  route(at(pages.resetPassword), 'site/auth/reset-password-route.tsx'),
  route(at(pages.dashboard), 'admin/shell/dashboard-route.tsx'),
] satisfies RouteConfig

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '#contract/pages.ts'

const at = (page: { path: string }) => page.path.slice(1)

// What stands at which of these addresses is said in admin/panels.ts.
const panel = (page: { path: string }) =>
  route(at(page), 'admin/shell/panel-route.tsx', { id: `panel${page.path}` })

/** Which file shows which address. Header and footer come with the first layout only. */
export default [
  layout('site/shell/layout-route.tsx', [
    index('site/home/route.tsx'),
    route(at(pages.about), 'site/about/route.tsx'),
    route(at(pages.projects), 'site/post/list-route.tsx'),
    route(at(pages.project), 'site/post/route.tsx'),
    route(at(pages.team), 'site/team/route.tsx'),
    route(at(pages.teamGroup), 'site/team/group-route.tsx'),
    route(at(pages.person), 'site/team/person-route.tsx'),
    route(at(pages.publications), 'site/publication/list-route.tsx', { id: 'publications' }),
    route(at(pages.publicationList), 'site/publication/list-route.tsx', { id: 'publicationList' }),
    route(at(pages.publication), 'site/publication/route.tsx'),
    route(at(pages.research), 'site/research/route.tsx'),
    route(at(pages.grants), 'site/grant/list-route.tsx'),
    route(at(pages.grant), 'site/grant/route.tsx'),
    route(at(pages.news), 'site/news/list-route.tsx'),
    route(at(pages.newsPost), 'site/news/route.tsx'),
    route(at(pages.search), 'site/search/route.tsx'),
    route(at(pages.contactus), 'site/contact/route.tsx'),
    route(at(pages.categories), 'site/category/list-route.tsx'),
    route(at(pages.category), 'site/category/route.tsx'),
    route(at(pages.newsletter), 'site/newsletter/route.tsx'),
    route(at(pages.newsletterIssue), 'site/newsletter/issue-route.tsx'),
    route(at(pages.preview), 'site/preview/route.tsx'),
    panel(pages.post),
    panel(pages.pub),
    panel(pages.f),
    panel(pages.l),
    panel(pages.t),
    route('*', 'site/page/route.tsx'),
  ]),
  route(at(pages.postDetail), 'admin/post/detail-route.tsx'),
  route(at(pages.grantReport), 'admin/grant/report-route.tsx'),
  panel(pages.profile),
  // One route for all of them: every route is listed in what each first visit loads.
  panel({ path: '/admin/:panel' }),
  route(at(pages.signup), 'site/auth/signup-route.tsx'),
  route(at(pages.verifyEmail), 'site/auth/verify-email-route.tsx'),
  route(at(pages.login), 'site/auth/login-route.tsx'),
  route(at(pages.forgotPassword), 'site/auth/forgot-password-route.tsx'),
  route(at(pages.resetPassword), 'site/auth/reset-password-route.tsx'),
  route(at(pages.dashboard), 'admin/shell/dashboard-route.tsx'),
] satisfies RouteConfig

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '#contract/pages.ts'

const at = (page: { path: string }) => page.path.slice(1)

/** Which file shows which address. Header and footer come with the first layout only. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route(at(pages.about), 'routes/public/about.tsx'),
    route(at(pages.projects), 'routes/public/projects.tsx'),
    route(at(pages.project), 'routes/public/project.tsx'),
    route(at(pages.team), 'routes/public/team.tsx'),
    route(at(pages.teamGroup), 'routes/public/team-group.tsx'),
    route(at(pages.publications), 'routes/public/publications.tsx', { id: 'publications' }),
    route(at(pages.publication), 'routes/public/publications.tsx', { id: 'publication' }),
    route(at(pages.contactus), 'routes/public/contactus.tsx'),
    route(at(pages.categories), 'routes/public/categories.tsx'),
    route(at(pages.category), 'routes/public/category.tsx'),
    route(at(pages.newsletter), 'routes/public/newsletter.tsx'),
    route(at(pages.post), 'routes/admin/post.tsx'),
    route(at(pages.pub), 'routes/admin/pub.tsx', { id: 'pub' }),
    route(at(pages.f), 'routes/admin/f.tsx'),
    route(at(pages.l), 'routes/admin/l.tsx'),
    route(at(pages.t), 'routes/admin/t.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route(at(pages.postDetail), 'routes/admin/post-detail.tsx'),
  route(at(pages.messages), 'routes/admin/messages.tsx'),
  route(at(pages.subscribers), 'routes/admin/subscribers.tsx'),
  route(at(pages.administrators), 'routes/admin/administrators.tsx'),
  route(at(pages.settings), 'routes/admin/settings.tsx'),
  route(at(pages.account), 'routes/admin/account.tsx'),
  route(at(pages.profile), 'routes/admin/profile.tsx'),
  route(at(pages.signup), 'routes/account/signup.tsx'),
  route(at(pages.verifyEmail), 'routes/account/verify-email.tsx'),
  route(at(pages.login), 'routes/account/login.tsx'),
  route(at(pages.forgotPassword), 'routes/account/forgot-password.tsx'),
  route(at(pages.resetPassword), 'routes/account/reset-password.tsx'),
  route(at(pages.dashboard), 'routes/admin/dashboard.tsx'),
] satisfies RouteConfig

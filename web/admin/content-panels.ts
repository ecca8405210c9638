import { categoryEntity } from '#contract/category/category.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantEntity } from '#contract/grant/grant.ts'
import { logoApi } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import { pageEntity } from '#contract/page/page.ts'
import { pages } from '#contract/pages.ts'
import { postEntity } from '#contract/post/post.ts'
import { profileEntity } from '#contract/profile/profile.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { teamApi, teamEntity } from '#contract/team/team.ts'
import { loadCategories } from '#web/api/load-categories.ts'
import { categoryPanel } from '#web/content/category-panel-words.ts'
import { profilePanel } from '#web/content/profiles.ts'
import { projectPanel } from '#web/content/projects-admin.ts'
import { publicationPanel } from '#web/content/publication-panel-words.ts'
import { defineEntityPanel } from './define-entity-panel.ts'
import { definePanel } from './define-panel.ts'
import { foundPanel } from './found/found-words.ts'
import { loadFound } from './found/load-found.ts'
import { latestPostPanel } from './front-page/latest-posts-words.ts'
import { grantPanel } from './grant/grants-panel-words.ts'
import { loadGrants } from './grant/load-grants.ts'
import { logoPanel } from './logo/logos-words.ts'
import { loadOwnPages } from './page/load-own-pages.ts'
import { ownPagePanel } from './page/own-pages-words.ts'
import { loadProjects } from './post/load-projects.ts'
import { loadProfiles } from './profile/load-profiles.ts'
import { loadPublications } from './publication/load-publications.ts'
import { loadSite } from './site/load-site.ts'
import { sitePanel } from './site/site-panel-words.ts'
import { teamPanel } from './team/teams-panel-words.ts'
import { loadTranslations } from './translation/load-translations.ts'
import { translationPanel } from './translation/translation-panel-words.ts'

export const contentPanels = [
  definePanel({
    key: 'projects',
    group: 'content',
    strings: projectPanel,
    path: pages.post.path,
    frame: 'site',
    shortcut: 'p',
    visibleTo: 'public',
    editableBy: 'editor',
    newName: 'project',
    entity: postEntity,
    subtitle: 'category',
    entryAddress: (id) => `/post/${id}`,
    load: loadProjects,
    view: async () => (await import('./post/project-panel.tsx')).ProjectPanel,
  }),
  definePanel({
    key: 'profiles',
    group: 'people',
    strings: profilePanel,
    path: entryPages.person.panel,
    frame: 'bar',
    shortcut: 'e',
    visibleTo: 'public',
    editableBy: 'member',
    newName: 'profile',
    entity: profileEntity,
    subtitle: 'designation',
    load: loadProfiles,
    view: async () => (await import('./profile/profile-panel.tsx')).ProfilePanel,
  }),
  definePanel({
    key: 'publications',
    group: 'content',
    strings: publicationPanel,
    path: entryPages.publication.panel,
    frame: 'site',
    shortcut: 'b',
    visibleTo: 'public',
    editableBy: 'editor',
    newName: 'publication',
    entity: publicationEntity,
    subtitle: 'publicationDate',
    load: loadPublications,
    view: async () => (await import('./publication/publication-panel.tsx')).PublicationPanel,
  }),
  definePanel({
    key: 'found',
    group: 'content',
    strings: foundPanel,
    path: pages.found.path,
    frame: 'bar',
    shortcut: 'j',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadFound,
    view: async () => (await import('./found/found-panel.tsx')).FoundPanel,
  }),
  definePanel({
    key: 'category',
    group: 'content',
    strings: categoryPanel,
    path: entryPages.category.panel,
    frame: 'site',
    shortcut: 'c',
    visibleTo: 'public',
    editableBy: 'editor',
    newName: 'category',
    entity: categoryEntity,
    load: loadCategories,
    view: async () => (await import('./category/category-panel.tsx')).CategoryPanel,
  }),
  defineEntityPanel({
    key: 'latest-post',
    group: 'content',
    strings: latestPostPanel,
    shortcut: 'l',
    newName: 'latest-post',
    definition: frontPageEntity,
    api: frontPageApi,
    summary: ['description'],
  }),
  defineEntityPanel({
    key: 'teams',
    group: 'people',
    strings: teamPanel,
    shortcut: 't',
    newName: 'team',
    definition: teamEntity,
    api: teamApi,
  }),
  definePanel({
    key: 'grants',
    group: 'content',
    strings: grantPanel,
    path: entryPages.grant.panel,
    frame: 'bar',
    shortcut: 'f',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'grant',
    entity: grantEntity,
    subtitle: 'funder',
    load: loadGrants,
    view: async () => (await import('./grant/grant-panel.tsx')).GrantPanel,
  }),
  definePanel({
    key: 'site',
    group: 'site',
    strings: sitePanel,
    path: pages.site.path,
    frame: 'bar',
    shortcut: 'w',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadSite,
    view: async () => (await import('./site/site-panel.tsx')).SitePanel,
  }),
  definePanel({
    key: 'translations',
    group: 'site',
    strings: translationPanel,
    path: pages.translations.path,
    frame: 'bar',
    shortcut: 'z',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadTranslations,
    view: async () => (await import('./translation/translation-panel.tsx')).TranslationPanel,
  }),
  definePanel({
    key: 'pages',
    group: 'site',
    strings: ownPagePanel,
    path: entryPages.page.panel,
    frame: 'bar',
    shortcut: 'n',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'page',
    entity: pageEntity,
    subtitle: 'path',
    load: loadOwnPages,
    view: async () => (await import('./page/own-page-panel.tsx')).OwnPagePanel,
  }),
  defineEntityPanel({
    key: 'logo',
    group: 'site',
    strings: logoPanel,
    shortcut: 'o',
    newName: 'logo',
    definition: logoEntity,
    api: logoApi,
    view: async () => (await import('./logo/logo-panel.tsx')).LogoPanel,
  }),
]

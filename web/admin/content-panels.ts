import { categoryEntity } from '#contract/category/category.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantEntity } from '#contract/grant/grant.ts'
import { logoApi } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import { customPageEntity } from '#contract/page/page.ts'
import { sitePages } from '#contract/pages.ts'
import { postEntity } from '#contract/post/post.ts'
import { profileEntity } from '#contract/profile/profile.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { teamApi, teamEntity } from '#contract/team/team.ts'
import { loadCategories } from '#web/api/load-categories.ts'
import { categoryPanelStrings } from '#web/content/category-panel-strings.ts'
import { profilePanelStrings } from '#web/content/profile-panel-strings.ts'
import { projectPanelStrings } from '#web/content/project-panel-strings.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import { collectionPanelStrings } from './collection/collection-panel-strings.ts'
import { loadCollections } from './collection/load-collections.ts'
import { defineEntityPanel } from './define-entity-panel.ts'
import { definePanel } from './define-panel.ts'
import { foundPublicationPanelStrings } from './found/found-strings.ts'
import { loadFoundPublications } from './found/load-found.ts'
import { latestPostPanelStrings } from './front-page/latest-posts-strings.ts'
import { grantPanelStrings } from './grant/grants-panel-strings.ts'
import { loadGrantPanel } from './grant/load-grants.ts'
import { logoPanelStrings } from './logo/logos-strings.ts'
import { loadCustomPages } from './page/load-own-pages.ts'
import { customPagePanelStrings } from './page/own-pages-strings.ts'
import { loadProjectPanel } from './post/load-projects.ts'
import { loadProfiles } from './profile/load-profiles.ts'
import { loadPublications } from './publication/load-publications.ts'
import { loadSitePanel } from './site/load-site.ts'
import { sitePanelStrings } from './site/site-panel-strings.ts'
import { teamPanelStrings } from './team/teams-panel-strings.ts'
import { loadTranslations } from './translation/load-translations.ts'
import { translationPanelStrings } from './translation/translation-panel-strings.ts'

export const contentPanels = [
  definePanel({
    key: 'projects',
    group: 'content',
    strings: projectPanelStrings,
    path: sitePages.post.path,
    frame: 'site',
    shortcut: 'p',
    visibleTo: 'public',
    editableBy: 'editor',
    newName: 'project',
    entity: postEntity,
    subtitle: 'category',
    entryAddress: (id) => `/post/${id}`,
    load: loadProjectPanel,
    view: async () => (await import('./post/project-panel.tsx')).ProjectPanel,
  }),
  definePanel({
    key: 'profiles',
    group: 'people',
    strings: profilePanelStrings,
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
    strings: publicationPanelStrings,
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
    strings: foundPublicationPanelStrings,
    path: sitePages.found.path,
    frame: 'bar',
    shortcut: 'j',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadFoundPublications,
    view: async () => (await import('./found/found-panel.tsx')).FoundPublicationPanel,
  }),
  definePanel({
    key: 'category',
    group: 'content',
    strings: categoryPanelStrings,
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
    strings: latestPostPanelStrings,
    shortcut: 'l',
    newName: 'latest-post',
    definition: frontPageEntity,
    api: frontPageApi,
    summary: ['description'],
  }),
  defineEntityPanel({
    key: 'teams',
    group: 'people',
    strings: teamPanelStrings,
    shortcut: 't',
    newName: 'team',
    definition: teamEntity,
    api: teamApi,
  }),
  definePanel({
    key: 'grants',
    group: 'content',
    strings: grantPanelStrings,
    path: entryPages.grant.panel,
    frame: 'bar',
    shortcut: 'f',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'grant',
    entity: grantEntity,
    subtitle: 'funder',
    load: loadGrantPanel,
    view: async () => (await import('./grant/grant-panel.tsx')).GrantPanel,
  }),
  definePanel({
    key: 'site',
    group: 'site',
    strings: sitePanelStrings,
    path: sitePages.site.path,
    frame: 'bar',
    shortcut: 'w',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadSitePanel,
    view: async () => (await import('./site/site-panel.tsx')).SitePanel,
  }),
  definePanel({
    key: 'translations',
    group: 'site',
    strings: translationPanelStrings,
    path: sitePages.translations.path,
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
    strings: customPagePanelStrings,
    path: entryPages.page.panel,
    frame: 'bar',
    shortcut: 'n',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'page',
    entity: customPageEntity,
    subtitle: 'path',
    load: loadCustomPages,
    view: async () => (await import('./page/own-page-panel.tsx')).CustomPagePanel,
  }),
  definePanel({
    key: 'collections',
    group: 'site',
    strings: collectionPanelStrings,
    path: entryPages.collection.panel,
    frame: 'bar',
    shortcut: '8',
    visibleTo: 'admin',
    editableBy: 'admin',
    newName: 'collection',
    load: loadCollections,
    view: async () => (await import('./collection/collection-panel.tsx')).CollectionPanel,
  }),
  defineEntityPanel({
    key: 'logo',
    group: 'site',
    strings: logoPanelStrings,
    shortcut: 'o',
    newName: 'logo',
    definition: logoEntity,
    api: logoApi,
    view: async () => (await import('./logo/logo-panel.tsx')).LogoPanel,
  }),
]

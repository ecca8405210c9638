import { sitePages } from '#contract/pages.ts'
import {
  accountPanelStrings,
  administratorPanelStrings,
  settingsPanelStrings,
} from '#web/content/administration-strings.ts'
import { messagePanelStrings, subscriberPanelStrings } from '#web/content/message-panel-strings.ts'
import { loadAdministratorPanel } from './administrator/load-administrators.ts'
import { loadOwnAccount } from './auth/load-account.ts'
import { definePanel } from './define-panel.ts'
import { healthPanelStrings } from './health/health-strings.ts'
import { loadHealthFindings } from './health/load-health.ts'
import { activityPanelStrings } from './history/activity-strings.ts'
import { loadActivity } from './history/load-activity.ts'
import { accessKeyPanelStrings } from './key/key-panel-strings.ts'
import { loadKeysAndWebhooks } from './key/load-keys.ts'
import { loadMessages } from './message/load-messages.ts'
import { loadSiteExportPanel } from './move/load-move.ts'
import { siteExportStrings } from './move/move-panel-strings.ts'
import { loadLastSiteImport } from './move-in/load-move.ts'
import { siteImportStrings } from './move-in/move-in-strings.ts'
import { newsletterIssuePanelStrings } from './newsletter/issue-panel-strings.ts'
import { loadNewsletterIssuePanel } from './newsletter/load-issues.ts'
import { loadSubscribers } from './newsletter/load-subscribers.ts'
import { privacyPanelStrings } from './privacy/privacy-strings.ts'
import { loadSettings } from './settings/load-settings.ts'
import { loadSuggestions } from './suggestion/load-suggestions.ts'
import { suggestionPanelStrings } from './suggestion/suggestions-strings.ts'
import { loadTrash } from './trash/load-trash.ts'
import { trashPanelStrings } from './trash/trash-strings.ts'

export const administrationPanels = [
  definePanel({
    key: 'suggestions',
    group: 'people',
    strings: suggestionPanelStrings,
    path: sitePages.suggestions.path,
    frame: 'bar',
    shortcut: 'i',
    visibleTo: 'member',
    editableBy: 'member',
    load: loadSuggestions,
    view: async () => (await import('./suggestion/suggestion-panel.tsx')).SuggestionPanel,
  }),
  definePanel({
    key: 'messages',
    group: 'messages',
    strings: messagePanelStrings,
    path: sitePages.messages.path,
    frame: 'bar',
    shortcut: 'm',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadMessages,
    view: async () => (await import('./message/message-panel.tsx')).MessagePanel,
  }),
  definePanel({
    key: 'newsletter',
    group: 'messages',
    strings: newsletterIssuePanelStrings,
    path: sitePages.issues.path,
    frame: 'bar',
    shortcut: 'k',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'issue',
    load: loadNewsletterIssuePanel,
    view: async () => (await import('./newsletter/issue-panel.tsx')).NewsletterIssuePanel,
  }),
  definePanel({
    key: 'subscribers',
    group: 'messages',
    strings: subscriberPanelStrings,
    path: sitePages.subscribers.path,
    frame: 'bar',
    shortcut: 'u',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadSubscribers,
    view: async () => (await import('./newsletter/subscriber-panel.tsx')).SubscriberPanel,
  }),
  definePanel({
    key: 'administrators',
    group: 'administration',
    strings: administratorPanelStrings,
    path: sitePages.administrators.path,
    frame: 'bar',
    shortcut: 'a',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadAdministratorPanel,
    view: async () => (await import('./administrator/administrator-panel.tsx')).AdministratorPanel,
  }),
  definePanel({
    key: 'settings',
    group: 'administration',
    strings: settingsPanelStrings,
    path: sitePages.settings.path,
    frame: 'bar',
    shortcut: 's',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadSettings,
    view: async () => (await import('./settings/settings-panel.tsx')).SettingsPanel,
  }),
  definePanel({
    key: 'moveIn',
    group: 'site',
    strings: siteImportStrings,
    path: sitePages.moveIn.path,
    frame: 'bar',
    shortcut: '9',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadLastSiteImport,
    view: async () => (await import('./move-in/move-in-panel.tsx')).SiteImportPanel,
  }),
  definePanel({
    key: 'move',
    group: 'site',
    strings: siteExportStrings,
    path: sitePages.move.path,
    frame: 'bar',
    shortcut: '0',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadSiteExportPanel,
    view: async () => (await import('./move/move-panel.tsx')).SiteExportPanel,
  }),
  definePanel({
    key: 'keys',
    group: 'administration',
    strings: accessKeyPanelStrings,
    path: sitePages.keys.path,
    frame: 'bar',
    shortcut: 'x',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadKeysAndWebhooks,
    view: async () => (await import('./key/key-panel.tsx')).AccessKeyPanel,
  }),
  definePanel({
    key: 'health',
    group: 'administration',
    strings: healthPanelStrings,
    path: sitePages.health.path,
    frame: 'bar',
    shortcut: 'h',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadHealthFindings,
    view: async () => (await import('./health/health-panel.tsx')).HealthPanel,
  }),
  definePanel({
    key: 'activity',
    group: 'administration',
    strings: activityPanelStrings,
    path: sitePages.activity.path,
    frame: 'bar',
    shortcut: 'v',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadActivity,
    view: async () => (await import('./history/activity-panel.tsx')).ActivityPanel,
  }),
  definePanel({
    key: 'trash',
    group: 'administration',
    strings: trashPanelStrings,
    path: sitePages.trash.path,
    frame: 'bar',
    shortcut: 'r',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadTrash,
    view: async () => (await import('./trash/trash-panel.tsx')).TrashPanel,
  }),
  definePanel({
    key: 'privacy',
    group: 'administration',
    strings: privacyPanelStrings,
    path: sitePages.privacy.path,
    frame: 'bar',
    shortcut: 'q',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: async () => null,
    view: async () => (await import('./privacy/privacy-panel.tsx')).PrivacyPanel,
  }),
  definePanel({
    key: 'account',
    group: 'administration',
    strings: accountPanelStrings,
    path: sitePages.account.path,
    frame: 'bar',
    shortcut: 'y',
    visibleTo: 'member',
    editableBy: 'member',
    load: loadOwnAccount,
    view: async () => (await import('./auth/account-panel.tsx')).AccountPanel,
  }),
]

import { pages } from '#contract/pages.ts'
import {
  accountPanelStrings,
  administratorPanelStrings,
  settingsPanelStrings,
} from '#web/content/administration-strings.ts'
import { messagePanelStrings, subscriberPanelStrings } from '#web/content/message-panel-strings.ts'
import { loadAdministrators } from './administrator/load-administrators.ts'
import { loadAccount } from './auth/load-account.ts'
import { definePanel } from './define-panel.ts'
import { healthPanelStrings } from './health/health-strings.ts'
import { loadHealth } from './health/load-health.ts'
import { activityPanelStrings } from './history/activity-strings.ts'
import { loadActivity } from './history/load-activity.ts'
import { keyPanelStrings } from './key/key-panel-strings.ts'
import { loadKeys } from './key/load-keys.ts'
import { loadMessages } from './message/load-messages.ts'
import { loadSiteExport } from './move/load-move.ts'
import { siteExportStrings } from './move/move-panel-strings.ts'
import { loadLastSiteImport } from './move-in/load-move.ts'
import { siteImportStrings } from './move-in/move-in-strings.ts'
import { issuePanelStrings } from './newsletter/issue-panel-strings.ts'
import { loadIssuePanel } from './newsletter/load-issues.ts'
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
    path: pages.suggestions.path,
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
    path: pages.messages.path,
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
    strings: issuePanelStrings,
    path: pages.issues.path,
    frame: 'bar',
    shortcut: 'k',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'issue',
    load: loadIssuePanel,
    view: async () => (await import('./newsletter/issue-panel.tsx')).IssuePanel,
  }),
  definePanel({
    key: 'subscribers',
    group: 'messages',
    strings: subscriberPanelStrings,
    path: pages.subscribers.path,
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
    path: pages.administrators.path,
    frame: 'bar',
    shortcut: 'a',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadAdministrators,
    view: async () => (await import('./administrator/administrator-panel.tsx')).AdministratorPanel,
  }),
  definePanel({
    key: 'settings',
    group: 'administration',
    strings: settingsPanelStrings,
    path: pages.settings.path,
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
    path: pages.moveIn.path,
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
    path: pages.move.path,
    frame: 'bar',
    shortcut: '0',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadSiteExport,
    view: async () => (await import('./move/move-panel.tsx')).SiteExportPanel,
  }),
  definePanel({
    key: 'keys',
    group: 'administration',
    strings: keyPanelStrings,
    path: pages.keys.path,
    frame: 'bar',
    shortcut: 'x',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadKeys,
    view: async () => (await import('./key/key-panel.tsx')).KeyPanel,
  }),
  definePanel({
    key: 'health',
    group: 'administration',
    strings: healthPanelStrings,
    path: pages.health.path,
    frame: 'bar',
    shortcut: 'h',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadHealth,
    view: async () => (await import('./health/health-panel.tsx')).HealthPanel,
  }),
  definePanel({
    key: 'activity',
    group: 'administration',
    strings: activityPanelStrings,
    path: pages.activity.path,
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
    path: pages.trash.path,
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
    path: pages.privacy.path,
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
    path: pages.account.path,
    frame: 'bar',
    shortcut: 'y',
    visibleTo: 'member',
    editableBy: 'member',
    load: loadAccount,
    view: async () => (await import('./auth/account-panel.tsx')).AccountPanel,
  }),
]

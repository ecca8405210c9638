import { pages } from '#contract/pages.ts'
import { accountPanel, administratorPanel, settingsPanel } from '#web/content/administrators.ts'
import { messagePanel, subscriberPanel } from '#web/content/correspondence.ts'
import { loadAdministrators } from './administrator/load-administrators.ts'
import { loadAccount } from './auth/load-account.ts'
import { definePanel } from './define-panel.ts'
import { activityPanel } from './history/activity-words.ts'
import { loadActivity } from './history/load-activity.ts'
import { loadMessages } from './message/load-messages.ts'
import { issuePanel } from './newsletter/issue-panel-words.ts'
import { loadIssues } from './newsletter/load-issues.ts'
import { loadSubscribers } from './newsletter/load-subscribers.ts'
import { loadSettings } from './settings/load-settings.ts'
import { loadSuggestions } from './suggestion/load-suggestions.ts'
import { suggestionPanel } from './suggestion/suggestions-words.ts'
import { loadTrash } from './trash/load-trash.ts'
import { trashPanel } from './trash/trash-words.ts'

/** The panels for what comes in and for running the site, in the order of the menu. */
export const administrationPanels = [
  definePanel({
    key: 'suggestions',
    group: 'people',
    words: suggestionPanel,
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
    words: messagePanel,
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
    words: issuePanel,
    path: pages.issues.path,
    frame: 'bar',
    shortcut: 'k',
    visibleTo: 'editor',
    editableBy: 'editor',
    newName: 'issue',
    load: loadIssues,
    view: async () => (await import('./newsletter/issue-panel.tsx')).IssuePanel,
  }),
  definePanel({
    key: 'subscribers',
    group: 'messages',
    words: subscriberPanel,
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
    words: administratorPanel,
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
    words: settingsPanel,
    path: pages.settings.path,
    frame: 'bar',
    shortcut: 's',
    visibleTo: 'admin',
    editableBy: 'admin',
    load: loadSettings,
    view: async () => (await import('./settings/settings-panel.tsx')).SettingsPanel,
  }),
  definePanel({
    key: 'activity',
    group: 'administration',
    words: activityPanel,
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
    words: trashPanel,
    path: pages.trash.path,
    frame: 'bar',
    shortcut: 'r',
    visibleTo: 'editor',
    editableBy: 'editor',
    load: loadTrash,
    view: async () => (await import('./trash/trash-panel.tsx')).TrashPanel,
  }),
  definePanel({
    key: 'account',
    group: 'administration',
    words: accountPanel,
    path: pages.account.path,
    frame: 'bar',
    shortcut: 'y',
    visibleTo: 'member',
    editableBy: 'member',
    load: loadAccount,
    view: async () => (await import('./auth/account-panel.tsx')).AccountPanel,
  }),
]

import type { PanelKey } from '#web/admin/panels.ts'

interface Action {
  readonly label: string
  /** Additional words that find the action in a search. */
  readonly also: string
  readonly panel: PanelKey
  readonly query?: Readonly<Record<string, string>>
}

/** Actions that the command palette finds. An action is offered only to users who may open its panel. */
export const commandPaletteActions: readonly Action[] = [
  { label: 'Import publications', also: 'doi bibtex ris orcid pubmed', panel: 'publications' },
  { label: 'Export messages', also: 'download csv', panel: 'messages' },
  { label: 'Export subscribers', also: 'download csv newsletter', panel: 'subscribers' },
  { label: 'Report to a funder', also: 'export print csv grant', panel: 'grants' },
  { label: 'Write a newsletter', also: 'mail issue send', panel: 'newsletter' },
  {
    label: 'Change the words or the language of a page',
    also: 'text translate translation heading',
    panel: 'site',
  },
  {
    label: 'Change colour, logo and typeface',
    also: 'brand favicon theme name font intro',
    panel: 'site',
    query: { page: 'brand' },
  },
  {
    label: 'Change the menus',
    also: 'navigation header footer links',
    panel: 'site',
    query: { page: 'menus' },
  },
  {
    label: 'Invite a colleague',
    also: 'invitation user member editor role account',
    panel: 'administrators',
  },
  { label: 'Take everything with you', also: 'export download zip leave move out', panel: 'move' },
  { label: 'Your site as files', also: 'static site zip web space download', panel: 'move' },
  { label: 'Let a program write here', also: 'api key token', panel: 'keys' },
  { label: 'Tell a program what changes', also: 'webhook hook', panel: 'keys' },
  { label: 'Make a backup', also: 'copy restore save', panel: 'settings' },
  { label: 'Send a test mail', also: 'smtp email', panel: 'settings' },
  { label: 'Change the address and the time zone', also: 'contact phone', panel: 'settings' },
  { label: 'Bring back something deleted', also: 'undo restore recover', panel: 'trash' },
  { label: 'See who changed what', also: 'history journal log audit', panel: 'activity' },
  {
    label: 'Change your password',
    also: 'second factor passkey totp session security',
    panel: 'account',
  },
]

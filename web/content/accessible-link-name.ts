import { fillPlaceholders } from '#contract/content/group.ts'

/**
 * Returns the accessible name of a link to an entry. It begins with the visible text of the link, so that
 * speech input finds the link.
 */
export const accessibleLinkName = (shown: string, label: string, title: string): string =>
  label.toLowerCase().startsWith(shown.toLowerCase())
    ? fillPlaceholders(label, { title })
    : `${shown}: ${title}`

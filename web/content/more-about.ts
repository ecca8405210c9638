import { fill } from '#contract/content/group.ts'

/** What a link to an entry is called: its label with the title in it, which begins with what the link shows. */
export const moreAbout = (shown: string, label: string, title: string): string =>
  label.toLowerCase().startsWith(shown.toLowerCase())
    ? fill(label, { title })
    : `${shown}: ${title}`

import type { Answer } from '#contract/call/call.ts'
import { hrefOf } from '#contract/call/link.ts'
import type { grantApi } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-page.ts'
import { projectPath } from '#contract/post/project-page.ts'
import { personPath } from '#contract/profile/person-page.ts'
import { publicationPath } from '#contract/publication/publication-page.ts'
import { grantPage, grants as words } from '#web/content/grants-words.ts'
import { timeSpan } from '#web/content/time-span.ts'
import { grantState } from './grant-span.ts'

type Reply = Answer<typeof grantApi.getSingleGrant>

/** Where a funder is described: the address of its ID, or the ID as an address; nothing for other words. */
export const funderHref = (funderId: string): string | null => {
  const id = funderId.trim()
  if (/^10\.13039\/\d+$/.test(id)) return `https://doi.org/${id}`
  if (/^0[a-hj-km-np-tv-z\d]{6}\d{2}$/i.test(id)) return `https://ror.org/${id.toLowerCase()}`
  return hrefOf(id)
}

/** A sum of money as machines read it; undefined where its words do not tell. */
export const moneyOf = (amount: string): { value: number; currency: string } | undefined => {
  const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }
  const [, before, digits = '', after] =
    /^([A-Z]{3}|[€$£¥])?\s*(\d[\d.,'’\s]*)([A-Z]{3}|[€$£¥])?$/.exec(amount.trim()) ?? []
  const mark = before ?? after ?? ''
  const currency = signs[mark] ?? mark
  // Two digits at the end are cents; every other point or comma parts thousands.
  const plain = digits
    .trim()
    .replace(/[.,](\d{2})$/, '#$1')
    .replaceAll(/[^\d#]/g, '')
  const value = Number(plain.replace('#', '.'))
  return currency && digits && Number.isFinite(value) ? { value, currency } : undefined
}

/** A grant as its page shows it. */
export const viewGrant = ({ grant, people, projects, publications, today }: Reply) => {
  const name = grant.name.trim() || words.untitled
  const funder = grant.funder.trim()
  return {
    id: grant._id,
    path: grantPath(grant),
    ...{ name, funder, number: grant.number.trim(), amount: grant.amount.trim() },
    ...{ from: grant.from, until: grant.until },
    funderHref: funderHref(grant.funderId),
    money: moneyOf(grant.amount),
    span: timeSpan(grant),
    state: grantState(grant, today),
    description: grantPage.describe(name, funder),
    people: people.map((person) => ({
      path: personPath(person),
      name: person.name,
      designation: person.designation,
    })),
    projects: projects.map((project) => ({
      path: projectPath(project),
      title: project.title,
      text: project.shortDesc,
    })),
    publications: publications.map((each) => ({
      id: each._id,
      path: publicationPath(each),
      ...{ title: each.title, authors: each.authors },
      year: each.publicationDate.slice(0, 4),
      place: each.venue || each.publicationType,
    })),
  }
}

export type GrantView = ReturnType<typeof viewGrant>

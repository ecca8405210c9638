import { appendAll } from '#contract/list/any-length.ts'
import type { OldSitePerson } from '../person-entry.ts'
import type { SiteFiles } from '../site/files.ts'

const maxText = 100_000
const maxGroups = 200

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')

const isLetter = (character: string | undefined): boolean => /[\p{L}\d]/u.test(character ?? ' ')

/** Returns the position of a whole word or phrase, or -1. */
const findPhrase = (text: string, phrase: string): number => {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return at
  }
  return -1
}

/** Sorts groups by their first mention in the text of the people page. Leaves out those that are not mentioned. */
export const orderByMention = (page: string, groups: Iterable<string>): string[] => {
  const text = plain(page.slice(0, maxText))
  return [...new Set(groups)]
    .slice(0, maxGroups)
    .filter((group) => group !== '')
    .map((group) => ({ group, at: findPhrase(text, plain(group)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ group }) => group)
}

const peoplePage =
  /^(?!_(?:data|includes|layouts|posts|news|projects)\/).*(?:^|[/_-])(?:people|team|members|group|lab|who-we-are)(?:\/_?index)?\.(?:md|markdown|html)$/i

const isPeoplePage = (name: string): boolean => peoplePage.test(name)

const shownPart = /^---\n[\s\S]*?\n---\s*$|\{[%{][^{}]*[%}]\}|^#{1,6} .*$|<h\d[^>\n]*>[^<\n]*/gm

/** Returns front matter, template tags and headings of the people pages, which name the groups that they show. */
export const readPeoplePages = async ({ names, peek }: SiteFiles): Promise<string> => {
  const parts: string[] = []
  for (const name of names.filter(isPeoplePage)) {
    const text = (await peek(name)).slice(0, maxText).replaceAll('\r\n', '\n')
    appendAll(
      parts,
      text.matchAll(shownPart).map(([part]) => part),
    )
  }
  return parts.join('\n')
}

/** Returns the teams that the people pages name, in their order. */
export const readTeamOrder = async (
  files: SiteFiles,
  people: readonly OldSitePerson[],
): Promise<string[]> =>
  orderByMention(
    await readPeoplePages(files),
    people.flatMap(({ teams }) => teams),
  )

import { z } from 'zod'
import { call } from './call.ts'
import type { EntityDefinition } from './entity.ts'
import { date, done, id, listPart, longText, shortText, title, version, webUrl } from './fields.ts'

const fields = z.object({
  title: title('a title'),
  authors: shortText('the authors'),
  publicationDate: date,
  publicationType: title('a type'),
  publicationLink: webUrl,
  publicationSummary: longText('a summary'),
})

/** A paper, talk or data set of the group. */
export const publication = fields.extend({ _id: id, version: z.int() })
export type Publication = z.infer<typeof publication>
export type PublicationFields = z.infer<typeof fields>

/** Publications. */
export const publicationEntity = {
  name: 'publication',
  label: 'Publication',
  fields: {
    title: { kind: 'title' },
    authors: { kind: 'text' },
    publicationDate: { kind: 'date' },
    publicationType: { kind: 'text' },
    publicationLink: { kind: 'link' },
    publicationSummary: { kind: 'markdown' },
  },
  order: { by: 'publicationDate', newest: 'first' },
  search: ['title', 'authors', 'publicationType'],
  access: { read: 'public', write: 'editor' },
  history: true,
  calls: {
    list: 'showAllPublications',
    add: 'addPublication',
    update: 'updatePublication',
    remove: 'deletePublication',
  },
  messages: {
    added: 'Publication Added Successfully',
    updated: 'Publication Updated',
    removed: 'Publication Deleted',
  },
  counted: 'publications',
} as const satisfies EntityDefinition

/** The orders in which publications can be listed. */
export const publicationSorts = ['newest', 'oldest', 'title', 'type'] as const
export type PublicationSort = (typeof publicationSorts)[number]

/** The calls under `/publication`. */
export const publicationApi = {
  showAllPublications: call({
    method: 'GET',
    path: '/publication/showAllPublications',
    access: 'public',
    encoding: 'query',
    summary: 'All publications, newest first',
    input: listPart.extend({ sort: z.enum(publicationSorts).optional() }),
    reply: z.object({ publications: z.array(publication), total: z.int() }),
  }),
  addPublication: call({
    method: 'POST',
    path: '/publication/addPublication',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a publication',
    input: fields,
    reply: z.object({ data: publication }),
  }),
  updatePublication: call({
    method: 'PUT',
    path: '/publication/updatePublication',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a publication; fields left out keep their value',
    input: fields.partial().extend({ id, version: version.optional() }),
    aliases: { id: '_id' },
    reply: z.object({ data: publication }),
  }),
  deletePublication: call({
    method: 'DELETE',
    path: '/publication/deletePublication',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a publication',
    input: z.object({ id }),
    aliases: { id: '_id' },
    reply: done,
  }),
}

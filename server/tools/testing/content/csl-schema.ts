const text = { type: 'string', minLength: 1 }

/** Text fields of CSL-JSON, all optional. */
const texts =
  'abstract annote archive archive_location call-number citation-key citation-label collection-title container-title container-title-short dimensions DOI event-title event-place genre ISBN ISSN jurisdiction keyword language medium note original-publisher original-title PMCID PMID publisher publisher-place references reviewed-title section source status title title-short URL version'
/** Text fields of CSL-JSON that may be numbers. */
const numbers =
  'chapter-number collection-number edition first-reference-note-number issue locator number number-of-pages number-of-volumes page page-first part-number printing-number supplement-number volume'
/** Fields of CSL-JSON with names of people. */
const people =
  'author chair collection-editor compiler composer container-author contributor curator director editor editorial-director executive-producer guest host illustrator interviewer narrator organizer original-author performer producer recipient reviewed-author script-writer series-creator translator'
const dates = 'accessed available-date event-date issued original-date submitted'
const types =
  'article article-journal article-magazine article-newspaper bill book broadcast chapter classic collection dataset document entry entry-dictionary entry-encyclopedia event figure graphic hearing interview legal_case legislation manuscript map motion_picture musical_score pamphlet paper-conference patent performance periodical personal_communication post post-weblog regulation report review review-book software song speech standard thesis treaty webpage'

const each = (names: string, schema: object) =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]))

const name = {
  type: 'object',
  properties: each('family given dropping-particle non-dropping-particle suffix literal', text),
  anyOf: [{ required: ['family'] }, { required: ['literal'] }],
  additionalProperties: false,
}

const date = {
  type: 'object',
  properties: {
    'date-parts': {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'integer' } },
    },
    season: { type: ['string', 'number'] },
    circa: { type: ['string', 'number', 'boolean'] },
    literal: text,
    raw: text,
  },
  additionalProperties: false,
}

/** JSON schema of a CSL-JSON file, following its published list of fields. */
export const cslSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: ['string', 'number'] },
      type: { enum: types.split(' ') },
      ...each(texts, text),
      ...each(numbers, { type: ['string', 'number'], minLength: 1 }),
      ...each(people, { type: 'array', minItems: 1, items: name }),
      ...each(dates, date),
    },
    required: ['id', 'type'],
    additionalProperties: false,
  },
}

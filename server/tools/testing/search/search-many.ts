import type { SalusClient } from '#contract/api.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { emptyColumns, toEntryColumns } from '#server/base/entity/record.ts'
import { insertRow } from '#server/base/entity/rows.ts'
import { updateSearchIndexEntries } from '#server/base/search/follow.ts'
import { reconcileAuthorTextAndList } from '#server/publication/authors.ts'
import { storedAuthorListSchema } from '#server/publication/rows.ts'
import type { Services } from '#server/services.ts'
import { makePost } from '#server/tools/testing/content/content.ts'
import type { SearchQuery } from './search-queries.ts'

const methods = [
  'Self-supervised',
  'Deep learning',
  'Federated',
  'Weakly supervised',
  'Calibrated',
  'Transformer-based',
  'Few-shot',
  'Physics-informed',
  'Bayesian',
  'Graph-based',
  'Multi-task',
  'Contrastive',
  'Explainable',
]
const tasks = [
  'segmentation',
  'early detection',
  'risk prediction',
  'registration',
  'denoising',
  'triage',
  'phenotyping',
  'outcome modelling',
  'quality control',
  'screening',
  'staging',
]
const targets = [
  'pancreatic cysts',
  'retinal vessels',
  'atrial fibrillation',
  'pulmonary nodules',
  'epileptic seizures',
  'white matter lesions',
  'hip fractures',
  'septic shock',
  'coronary plaque',
  'cervical dysplasia',
  'fetal growth',
  'sleep apnoea',
  'liver metastases',
  'gait disorders',
  'kidney stones',
  'aortic stenosis',
  'skin melanoma',
]
const sources = [
  'in routine computed tomography',
  'with wearable sensors',
  'from electronic health records',
  'on low-field magnetic resonance',
  'using bedside ultrasound',
  'from twelve-lead recordings',
  'in digital pathology slides',
]
const settings = [
  'across six hospitals',
  'a prospective cohort',
  'in primary care',
  'under domain shift',
  'an external validation',
  'with missing labels',
  'in intensive care',
  'a reader study',
  'for rural clinics',
  'a randomised trial',
  'in older adults',
  'with limited annotation',
  'a registry analysis',
  'during pregnancy',
  'at the point of admission',
  'in real time',
  'after hospital discharge',
  'a feasibility report',
  'among young athletes',
]
const families = [
  'Okonkwo',
  'Lindqvist',
  'Marchetti',
  'Takahashi',
  'Novotná',
  'Ferreira',
  'Haddad',
  'Brennan',
  'Kowalczyk',
  'Delacroix',
  'Singh',
]
const given = ['Ada', 'Bruno', 'Chiara', 'Daiki', 'Eva', 'Filipa', 'Goran']

const amount = 300

const pick = (of: readonly string[], at: number): string => of[at % of.length] ?? ''

const nameOf = (at: number): string => `${pick(given, at * 3)} ${pick(families, at)}`

/** Generates the title of a publication. Any two titles differ in at least two parts. */
const titleOf = (at: number): string =>
  `${pick(methods, at)} ${pick(tasks, at * 5)} of ${pick(targets, at * 7)} ${pick(sources, at * 3)}, ${pick(settings, at * 11)}`

const pad = (at: number): string => String(at).padStart(3, '0')

const workOf = (at: number) => ({
  title: titleOf(at),
  authors: [nameOf(at), nameOf(at + 4), nameOf(at * 2 + 1)].join(', '),
  publicationDate: `${2012 + (at % 13)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
  publicationType: 'Journal article',
  publicationLink: `https://journal.example/works/${at}`,
  publicationSummary: `We study ${pick(tasks, at + 2)} with ${pick(methods, at + 5).toLowerCase()} networks trained for ${pick(targets, at + 9)}.`,
  doi: `10.5555/many.${pad(at)}`,
  pmid: String(31_400_000 + at * 7),
})

const rare = [
  {
    title: 'Brustkrebs in early mammography: what two readers see',
    authors: 'Greta Holm, Paul Ames',
    abstract: 'Two readers looked at 400 films. Their agreement was moderate.',
    doi: '10.1016/S0140-6736(20)30183-5',
  },
  {
    title: 'U-Net variants for small lesions',
    authors: 'Niels Østergaard, Els Vantongeren',
    arxivId: '2203.01234',
  },
  {
    title: 'Networks that read ultrasound at the bedside',
    authors: 'Jan van den Berg, Rosa Lind',
  },
  {
    title: 'Memory clinics and Alzheimer’s disease',
    authors: "Siobhán O'Connor, Jürgen Müller",
    abstract: 'Care began late. Alzheimer’s disease was named at the third visit on average.',
  },
  { title: 'Hepatitis C after transplantation', authors: 'Olga Connor, Ines Weber' },
  { title: 'Hepatitis after transplantation: a call for care', authors: 'Ines Weber' },
]

const people = [
  { name: 'Niels Østergaard', designation: 'Group leader' },
  { name: 'Jan van den Berg', designation: 'Sonographer' },
  { name: 'Jürgen Müller', designation: 'Statistician', orcid: '0000-0001-5109-3700' },
  { name: 'Els Vantongeren', designation: 'Postdoctoral researcher' },
  { name: "Siobhán O'Connor", designation: 'Neurologist' },
  { name: 'Tove Mueller', designation: 'Doctoral student' },
]

const noAuthors = { authors: '', authorList: [] }

/** Inserts publications and indexes them, ten times faster than through the API. */
const addRows = (queries: Queries, works: readonly ReturnType<typeof workOf>[]) =>
  queries.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    const ids = works.map(() => newId())
    for (const [at, work] of works.entries()) {
      await insertRow(trx, 'publication', {
        ...emptyColumns(publicationEntity),
        ...toEntryColumns(publicationEntity, {
          ...work,
          authorList: storedAuthorListSchema.parse(
            reconcileAuthorTextAndList(work, noAuthors, []).authorList,
          ),
        }),
        ...{ _id: ids[at] ?? '', createdAt: now, updatedAt: now, version: 1 },
      })
    }
    await updateSearchIndexEntries(trx, 'publication', ids)
  })

/** Adds three hundred publications that share most of their words, like a group of twenty years. */
export const addManyPublications = async (
  { database }: Services,
  admin: SalusClient,
): Promise<void> => {
  await addRows(database.queries, [
    ...Array.from({ length: amount }, (_, at) => workOf(at)),
    ...rare.map((work, at) => ({
      ...workOf(at),
      ...{ doi: '', pmid: '', publicationDate: `2013-01-0${at + 1}` },
      ...work,
    })),
  ])
  for (const person of people) await admin.profile.createProfile(person)
  await makePost(admin, {
    title: 'Listening to the heart',
    grant: 'Paid by grant QRX-2024-117 of the Quillon Fund',
    responsibleAi: responsibleAiSchema.parse({ trialRegistrations: ['NCT04512345'] }),
  })
  await admin.grant.createGrant({
    name: 'Hearts at home',
    funder: 'Quillon Fund',
    number: 'QRX-2024-117',
    from: '2024',
  })
  await admin.grant.createGrant({
    name: 'Small vessels',
    funder: 'National Institutes',
    number: 'R01 EB029957',
  })
  await admin.frontPage.createFrontPage({
    title: 'A prize for the sonographers',
    content: 'Rosa Lind received it in Ghent.',
  })
  await admin.page.createPage({
    title: 'Joining us',
    path: '/joining-us',
    content: 'We hire in spring.',
    status: 'published',
  })
}

/** Every eighth title, so that all parts occur. */
const some = Array.from({ length: 36 }, (_, at) => at * 8 + 3)

const withLast = (title: string, word: string): string => title.replace(/\S+$/, word)

const rareQueries: readonly SearchQuery[] = [
  ['Brustkrebs deep learning', 'Brustkrebs'],
  ['deep learning Brustkrebs segmentation', 'Brustkrebs'],
  ['Brustkrebs of retinal vessels', 'Brustkrebs'],
  ['U-Net', 'U-Net'],
  ['u net lesions', 'U-Net'],
  ['unet', 'U-Net'],
  ["O'Connor", "Siobhán O'Connor"],
  ['O’Connor', "Siobhán O'Connor"],
  ['oconnor', "Siobhán O'Connor"],
  ["Siobhan O'Connor", "Siobhán O'Connor"],
  ["Alzheimer's", 'Memory clinics'],
  ['Alzheimer’s disease', 'Memory clinics'],
  ['alzheimers', 'Memory clinics'],
  ['alzheimer disease', 'Memory clinics'],
  ['E. Vantongeren', 'Els Vantongeren'],
  ['Vantongeren E', 'Els Vantongeren'],
  ['Vantongeren, E.', 'Els Vantongeren'],
  ['Oestergaard', 'Niels Østergaard'],
  ['Østergaard', 'Niels Østergaard'],
  ['ostergaard', 'Niels Østergaard'],
  ['Jürgen Müller', 'Jürgen Müller'],
  ['Juergen Mueller', 'Jürgen Müller'],
  ['Tove Müller', 'Tove Mueller'],
  ['Jurgen Muller', 'Jürgen Müller'],
  ['vandenberg', 'Jan van den Berg'],
  ['Vandenberg, Jan', 'Jan van den Berg'],
  ['van den Berg', 'Jan van den Berg'],
  ['jan vandenberg', 'Jan van den Berg'],
  ['hepatitis c', 'Hepatitis C'],
  ['10.1016/S0140-6736(20)30183-5', 'Brustkrebs'],
  ['https://doi.org/10.1016/S0140-6736(20)30183-5', 'Brustkrebs'],
  ['https://doi.org/10.1016%2FS0140-6736(20)30183-5', 'Brustkrebs'],
  ['Holm et al. doi: 10.1016/s0140-6736(20)30183-5.', 'Brustkrebs'],
  ['arXiv:2203.01234', 'U-Net'],
  ['arxiv 2203.01234v3', 'U-Net'],
  ['https://arxiv.org/abs/2203.01234', 'U-Net'],
  ['10.48550/arXiv.2203.01234', 'U-Net'],
  ['0000-0001-5109-3700', 'Jürgen Müller'],
  ['https://orcid.org/0000-0001-5109-3700', 'Jürgen Müller'],
  ['orcid 0000-0001-5109-3700', 'Jürgen Müller'],
  ['NCT04512345', 'Listening'],
  ['https://clinicaltrials.gov/study/NCT04512345', 'Listening'],
  ['trial NCT04512345', 'Listening'],
  ['QRX-2024-117', 'Hearts at home'],
  ['grant QRX-2024-117', 'Hearts at home'],
  ['qrx2024117', 'Hearts at home'],
  ['R01 EB029957', 'Small vessels'],
  ['R01EB029957', 'Small vessels'],
  ['NIH grant R01-EB029957', 'Small vessels'],
  ['quillon hearts', 'Hearts at home'],
  ['sonographers prize', 'A prize'],
  ['rosa lind ghent', 'A prize'],
  ['hire spring', 'Joining us'],
  ['joining', 'Joining us'],
  ['contact', 'Contact us'],
  ['contact us', 'Contact us'],
  ['team', 'Team'],
  ['about', 'About'],
  ['publications', 'Publications'],
  ['categories', 'Categories'],
  ['news', 'News'],
  ['mission vision values', 'About'],
  ['write to us', 'Contact us'],
]

/** Two hundred searches, each with the start of the title that must come first. */
export const manyQueries: Readonly<Record<string, readonly SearchQuery[]>> = {
  'a pasted title': some.map((at) => [titleOf(at), titleOf(at)]),
  'its last word wrong, and nowhere else': some.map((at) => [
    withLast(titleOf(at), 'zebrafish'),
    titleOf(at),
  ]),
  'its last word another that is known': some.map((at) => [
    withLast(titleOf(at), 'mammography'),
    titleOf(at),
  ]),
  'two words left out, two in another place': some.slice(0, 18).map((at) => {
    const words = titleOf(at).split(' ')
    return [[...words.slice(3), words[0]].join(' '), titleOf(at)]
  }),
  'a reference with authors and year': some
    .slice(0, 12)
    .map((at) => [
      `${workOf(at).authors} (${2012 + (at % 13)}). ${titleOf(at)}. Some Journal.`,
      titleOf(at),
    ]),
  'a DOI or PMID': some
    .slice(0, 6)
    .flatMap((at) => [
      [workOf(at).doi, titleOf(at)] as const,
      [`PMID: ${workOf(at).pmid}`, titleOf(at)] as const,
    ]),
  'what is hard to find': rareQueries,
}

import { aboutContent } from './about.ts'
import { categoriesContent } from './categories.ts'
import { contactContent } from './contact.ts'
import {
  type ContentField,
  type ContentPage,
  defineChoice,
  defineLabel,
  defineLine,
  defineList,
  defineOptionalLine,
  definePicture,
  defineText,
  defineVideo,
  inHomeSection,
  markAsClaim,
} from './content-field.ts'
import { frameContent, introContent } from './frame.ts'
import type { ChangedContent, ContentGroup, ContentValue } from './group.ts'
import { homeContent, homeSections } from './home.ts'
import { type LabelName, labelDefinitions } from './labels/label-groups.ts'
import { projectsContent, queryContent } from './projects.ts'
import { linkNamesContent, noticeNamesContent } from './publication-marks.ts'
import { publicationsContent } from './publications.ts'
import { missionContent, valueIcons, valuesContent, visionContent } from './purpose.ts'
import { teamContent } from './team.ts'

const groups = {
  home: homeContent,
  mission: missionContent,
  vision: visionContent,
  values: valuesContent,
  about: aboutContent,
  projects: projectsContent,
  query: queryContent,
  team: teamContent,
  publications: publicationsContent,
  links: linkNamesContent,
  notices: noticeNamesContent,
  categories: categoriesContent,
  contact: contactContent,
  frame: frameContent,
  intro: introContent,
} satisfies Record<string, ContentGroup<Readonly<Record<string, ContentValue>>>>

/** All groups of page content with their default strings and pictures. */
export type PageStringGroups = typeof groups
type Groups = PageStringGroups

type PageName = {
  [G in keyof Groups]: `${G}.${Extract<keyof Groups[G]['defaults'], string>}`
}[keyof Groups]

export type ContentName = PageName | LabelName

const purpose = ['home', 'about'] as const
const wallPictures = homeContent.defaults.gallery.map(({ picture: name }) => name)

const listOpening = (page: ContentPage) => ({
  eyebrow: defineOptionalLine(page, 'Small line above the headline'),
  heading: defineLine(page, 'Headline'),
  intro: markAsClaim(defineText(page, 'Introduction')),
  emptyTitle: defineLine(page, 'When there is nothing yet: headline'),
  emptyText: defineText(page, 'When there is nothing yet: text', 500),
})
const tabName = (page: ContentPage) =>
  defineLine(page, 'Name of the page in tabs and search results', 60)
const openings = {
  projects: listOpening('projects'),
  team: listOpening('team'),
  publications: listOpening('publications'),
  categories: listOpening('categories'),
}

const pageFields: Readonly<Record<PageName, ContentField>> = {
  'home.title': tabName('home'),
  'home.sections': {
    kind: 'sections',
    label: 'Sections: show, hide and reorder',
    on: ['home'],
    of: homeSections,
  },
  'home.eyebrow': inHomeSection(
    'hero',
    markAsClaim(defineOptionalLine('home', 'Small line above the headline')),
  ),
  'home.heading': inHomeSection('hero', markAsClaim(defineLine('home', 'Headline'))),
  'home.intro': inHomeSection('hero', markAsClaim(defineText('home', 'Introduction'))),
  'home.learnMore': inHomeSection('hero', defineLine('home', 'Button', 40)),
  'home.learnMoreAbout': inHomeSection(
    'hero',
    defineOptionalLine('home', 'What screen readers add to the button', 80),
  ),
  'home.gallery': inHomeSection(
    'hero',
    markAsClaim(
      defineList(
        'home',
        'Pictures on the wall',
        {
          picture: { kind: 'picture', label: 'Picture', shipped: wallPictures },
          alt: { kind: 'line', label: 'What it shows', most: 500 },
        },
        [1, 16],
      ),
    ),
  ),
  'home.membersTitle': inHomeSection('members', defineLine('home', 'Members: headline')),
  'home.latestTitle': inHomeSection('latest', defineLine('home', 'Latest posts: headline')),
  'home.readMore': inHomeSection('latest', defineLine('home', 'Latest posts: button', 40)),
  'mission.title': defineLine(purpose, 'Mission: headline'),
  'mission.lead': markAsClaim(defineText(purpose, 'Mission: large sentence', 300)),
  'mission.text': markAsClaim(defineText(purpose, 'Mission: text')),
  'vision.title': defineLine(purpose, 'Vision: headline'),
  'vision.lead': markAsClaim(defineText(purpose, 'Vision: large sentence', 300)),
  'vision.text': markAsClaim(defineText(purpose, 'Vision: text')),
  'vision.film': inHomeSection(
    'vision',
    markAsClaim(defineVideo('home', 'Vision: film', ['vision-film', 'leadership-film'])),
  ),
  'vision.picture': markAsClaim(definePicture(purpose, 'Vision: picture', ['vision', 'about'])),
  'vision.points': markAsClaim(
    defineList(
      purpose,
      'Vision: points',
      {
        title: { kind: 'line', label: 'Title', most: 120 },
        text: { kind: 'text', label: 'Text', most: 1_000 },
      },
      [0, 12],
    ),
  ),
  'values.title': defineLine(purpose, 'Values: headline'),
  'values.items': markAsClaim(
    defineList(
      purpose,
      'Values',
      {
        title: { kind: 'line', label: 'Value', most: 120 },
        icon: { kind: 'choice', label: 'Mark', of: valueIcons },
        description: { kind: 'text', label: 'Text', most: 1_000 },
      },
      [0, 12],
    ),
  ),
  'home.aboutTitle': inHomeSection('about', defineLine('home', 'About: headline')),
  'home.aboutLead': inHomeSection(
    'about',
    markAsClaim(defineText('home', 'About: large sentence', 300)),
  ),
  'home.aboutText': inHomeSection('about', markAsClaim(defineText('home', 'About: text'))),
  'home.aboutMore': inHomeSection('about', defineLine('home', 'About: link', 60)),
  'home.aboutPicture': inHomeSection(
    'about',
    markAsClaim(definePicture('home', 'About: picture', ['about', 'vision'])),
  ),
  'home.leadershipTitle': inHomeSection('leadership', defineLine('home', 'Leadership: headline')),
  'home.leadershipLead': inHomeSection(
    'leadership',
    markAsClaim(defineText('home', 'Leadership: large sentence', 300)),
  ),
  'home.leadershipText': inHomeSection(
    'leadership',
    markAsClaim(defineText('home', 'Leadership: text')),
  ),
  'home.meetTeam': inHomeSection('leadership', defineLine('home', 'Leadership: button', 40)),
  'home.leadershipFilm': inHomeSection(
    'leadership',
    markAsClaim(defineVideo('home', 'Leadership: film', ['leadership-film', 'vision-film'])),
  ),
  'about.title': tabName('about'),
  'about.description': markAsClaim(
    defineText('about', 'What search engines show of the page', 500),
  ),
  'about.eyebrow': defineOptionalLine('about', 'Small line above the headline'),
  'about.heading': markAsClaim(defineLine('about', 'Headline')),
  'about.welcomeTitle': defineLine('about', 'Welcome: headline; {name} is the name of the group'),
  'about.paragraphs': markAsClaim(
    defineList(
      'about',
      'Welcome: paragraphs',
      { text: { kind: 'text', label: 'Paragraph', most: 2_000 } },
      [0, 12],
    ),
  ),
  'about.projects': defineLine('about', 'Button to the projects', 40),
  'about.team': defineLine('about', 'Button to the team', 40),
  'projects.title': tabName('projects'),
  'projects.eyebrow': openings.projects.eyebrow,
  'projects.heading': openings.projects.heading,
  'projects.intro': openings.projects.intro,
  'projects.viewMore': defineLine('projects', 'Button of each project', 40),
  'projects.emptyTitle': openings.projects.emptyTitle,
  'projects.emptyText': openings.projects.emptyText,
  'query.title': defineLine('project', 'Question form: headline'),
  'query.intro': markAsClaim(defineText('project', 'Question form: introduction', 500)),
  'query.name': defineLine('project', 'Question form: name', 60),
  'query.email': defineLine('project', 'Question form: e-mail', 60),
  'query.message': defineLine('project', 'Question form: message', 60),
  'query.submit': defineLine('project', 'Question form: button', 40),
  'query.sentTitle': defineLine('project', 'Once sent: headline'),
  'query.sentText': markAsClaim(defineText('project', 'Once sent: text', 500)),
  'query.again': defineLine('project', 'Once sent: button', 60),
  'team.title': tabName('team'),
  'team.description': markAsClaim(defineText('team', 'What search engines show of the page', 500)),
  'team.eyebrow': openings.team.eyebrow,
  'team.heading': openings.team.heading,
  'team.intro': openings.team.intro,
  'team.others': defineOptionalLine(
    'team',
    'Last group: those who are in no team; without a name they are not shown',
    200,
  ),
  'team.emptyTitle': openings.team.emptyTitle,
  'team.emptyText': openings.team.emptyText,
  'publications.title': tabName('publications'),
  'publications.eyebrow': openings.publications.eyebrow,
  'publications.heading': openings.publications.heading,
  'publications.intro': openings.publications.intro,
  'publications.listAs': defineChoice('publications', 'How publications are listed', {
    cards: 'Cards',
    references: 'References: whole titles, authors and places, many on a page',
  }),
  'publications.groupBy': defineChoice('publications', 'What references are grouped by', {
    year: 'Year',
    type: 'Type',
  }),
  'publications.learnMore': defineLine('publications', 'Cards: link of each publication', 40),
  'publications.read': defineLine('publications', 'References: link to where it can be read', 40),
  'publications.doi': defineLine('publications', 'References: link by its DOI', 40),
  'publications.inAll': defineLine(
    'publications',
    'References: after a shortened list of authors; {count} is their number',
    60,
  ),
  'publications.undated': defineLine('publications', 'Above publications without a year', 60),
  'publications.untyped': defineLine('publications', 'Above publications without a type', 60),
  'links.pdf': defineLine('publications', 'Further links: PDF', 40),
  'links.preprint': defineLine('publications', 'Further links: preprint', 40),
  'links.code': defineLine('publications', 'Further links: code', 40),
  'links.data': defineLine('publications', 'Further links: data', 40),
  'links.model': defineLine('publications', 'Further links: model', 40),
  'links.slides': defineLine('publications', 'Further links: slides', 40),
  'links.video': defineLine('publications', 'Further links: video', 40),
  'links.poster': defineLine('publications', 'Further links: poster', 40),
  'links.registration': defineLine('publications', 'Further links: registration', 40),
  'links.page': defineLine('publications', 'Further links: website', 40),
  'notices.correction': defineLine('publications', 'Said of a corrected publication', 60),
  'notices.concern': defineLine('publications', 'Said of a publication in doubt', 60),
  'notices.retraction': defineLine('publications', 'Said of a retracted publication', 60),
  'notices.read': defineLine('publications', 'Link to where a publisher says so', 60),
  'publications.emptyTitle': openings.publications.emptyTitle,
  'publications.emptyText': openings.publications.emptyText,
  'categories.title': tabName('categories'),
  'categories.eyebrow': openings.categories.eyebrow,
  'categories.heading': openings.categories.heading,
  'categories.intro': openings.categories.intro,
  'categories.emptyTitle': openings.categories.emptyTitle,
  'categories.emptyText': openings.categories.emptyText,
  'categories.emptyCategory': defineText('categories', 'A category without projects: text', 500),
  'contact.title': tabName('contact'),
  'contact.eyebrow': defineOptionalLine('contact', 'Small line above the headline'),
  'contact.heading': defineLine('contact', 'Headline'),
  'contact.intro': markAsClaim(defineText('contact', 'Introduction')),
  'contact.address': defineLine('contact', 'Above the postal address', 60),
  'contact.email': defineLine('contact', 'Above the e-mail address', 60),
  'contact.phone': defineLine('contact', 'Above the phone number', 60),
  'contact.follow': defineLine('contact', 'Above the networks', 60),
  'contact.formTitle': defineLine('contact', 'Form: headline'),
  'contact.nameField': defineLine('contact', 'Form: name', 60),
  'contact.emailField': defineLine('contact', 'Form: e-mail', 60),
  'contact.messageField': defineLine('contact', 'Form: message', 60),
  'contact.submit': defineLine('contact', 'Form: button', 40),
  'contact.sentTitle': defineLine('contact', 'Once sent: headline'),
  'contact.sentText': markAsClaim(
    defineText('contact', 'Once sent: text; {email} is the address typed', 500),
  ),
  'contact.again': defineLine('contact', 'Once sent: button', 60),
  'intro.verses': markAsClaim(
    defineList(
      'frame',
      'Intro: verses',
      { text: { kind: 'line', label: 'Verse', most: 80 } },
      [0, 3],
    ),
  ),
  'frame.more': defineLine('frame', 'Header: menu with further pages', 40),
  'frame.unavailable': defineLine('frame', 'Header: said of pages that are not there yet', 60),
  'frame.newsletterTitle': defineLine('frame', 'Newsletter: headline'),
  'frame.newsletterText': markAsClaim(defineText('frame', 'Newsletter: text', 500)),
  'frame.newsletterEmail': defineLine('frame', 'Newsletter: what the field is for'),
  'frame.newsletterSend': defineLine('frame', 'Newsletter: button', 40),
  'frame.newsletterAsked': defineText(
    'frame',
    'Newsletter: once asked for; {email} is the address typed',
    500,
  ),
  'frame.privacy': defineText('frame', 'Forms: one line of privacy notice', 300),
  'frame.privacyLink': defineOptionalLine('frame', 'Forms: words of the link behind it', 60),
  'frame.privacyTarget': { kind: 'target', label: 'Forms: where that link leads', on: ['frame'] },
  'frame.lastUpdated': defineChoice(
    'frame',
    'Projects, people and pages: when they were last updated',
    {
      shown: 'Shown at their end',
      hidden: 'Not shown',
    },
  ),
  'frame.explore': defineLine('frame', 'Footer: above the links', 60),
  'frame.visit': defineLine('frame', 'Footer: above the address', 60),
  'frame.follow': defineLine('frame', 'Footer: above the networks', 60),
  'frame.copyright': markAsClaim(
    defineOptionalLine('frame', 'Footer: copyright; the name follows'),
  ),
  'frame.keywords': markAsClaim(
    defineOptionalLine('frame', 'Keywords for search engines, with commas', 500),
  ),
  'frame.notFoundTitle': defineLine('missing', 'Headline'),
  'frame.notFoundText': defineText('missing', 'Text', 500),
  'frame.notFoundHome': defineLine('missing', 'Button', 40),
}

const labelFields = Object.fromEntries(
  labelDefinitions.map(({ name, shipped, on, called, isClaim }) => {
    const field = defineLabel(on, called, shipped)
    return [name, isClaim ? markAsClaim(field) : field]
  }),
) as Readonly<Record<LabelName, ContentField>> // The type of `Object.fromEntries` has no names. The names are those of the groups.

/** Fields of all pages that belong to no entity, in the order of the pages, followed by labels. */
export const contentFields: Readonly<Record<ContentName, ContentField>> = {
  ...pageFields,
  ...labelFields,
}

/** Whether a text is the full name of a field. */
export const isContentName = (name: string): name is ContentName =>
  Object.hasOwn(contentFields, name)

export const contentNames: readonly ContentName[] = Object.keys(contentFields).filter(isContentName)

/** Default values of all fields by full name. */
export const contentDefaults: ChangedContent = Object.fromEntries([
  ...Object.values(groups).flatMap(({ name, defaults }) =>
    Object.entries<ContentValue>(defaults).map(
      ([field, value]) => [`${name}.${field}`, value] as const,
    ),
  ),
  ...labelDefinitions.map(({ name, shipped }) => [name, shipped] as const),
])

/** Returns the names of the fields on a page, or all names without a page. */
export const contentNamesOnPage = (page?: ContentPage): readonly ContentName[] =>
  page === undefined
    ? contentNames
    : contentNames.filter((name) => contentFields[name].on.includes(page))

export const isDefaultContent = (name: string, value: ContentValue): boolean =>
  JSON.stringify(contentDefaults[name]) === JSON.stringify(value)

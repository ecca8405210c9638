import { aboutContent } from './about.ts'
import { categoriesContent } from './categories.ts'
import { contactContent } from './contact.ts'
import {
  type ContentField,
  type ContentPage,
  defineChoiceField,
  defineLabelField,
  defineLineField,
  defineListField,
  defineOptionalLineField,
  definePictureField,
  defineTextField,
  defineVideoField,
  limitToHomeSection,
  markAsInventedClaim,
} from './content-field.ts'
import { headerFooterContent, introAnimationContent } from './frame.ts'
import type { ChangedContent, ContentGroup, ContentValue } from './group.ts'
import { homeContent, homeSections } from './home.ts'
import { type LabelName, labelDefinitions } from './labels/label-groups.ts'
import { projectContactContent, projectsContent } from './projects.ts'
import { publicationLinkNamesContent, publicationNoticeNamesContent } from './publication-marks.ts'
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
  query: projectContactContent,
  team: teamContent,
  publications: publicationsContent,
  links: publicationLinkNamesContent,
  notices: publicationNoticeNamesContent,
  categories: categoriesContent,
  contact: contactContent,
  frame: headerFooterContent,
  intro: introAnimationContent,
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
  eyebrow: defineOptionalLineField(page, 'Small line above the headline'),
  heading: defineLineField(page, 'Headline'),
  intro: markAsInventedClaim(defineTextField(page, 'Introduction')),
  emptyTitle: defineLineField(page, 'When there is nothing yet: headline'),
  emptyText: defineTextField(page, 'When there is nothing yet: text', 500),
})
const tabName = (page: ContentPage) =>
  defineLineField(page, 'Name of the page in tabs and search results', 60)
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
  'home.eyebrow': limitToHomeSection(
    'hero',
    markAsInventedClaim(defineOptionalLineField('home', 'Small line above the headline')),
  ),
  'home.heading': limitToHomeSection(
    'hero',
    markAsInventedClaim(defineLineField('home', 'Headline')),
  ),
  'home.intro': limitToHomeSection(
    'hero',
    markAsInventedClaim(defineTextField('home', 'Introduction')),
  ),
  'home.learnMore': limitToHomeSection('hero', defineLineField('home', 'Button', 40)),
  'home.learnMoreAbout': limitToHomeSection(
    'hero',
    defineOptionalLineField('home', 'What screen readers add to the button', 80),
  ),
  'home.gallery': limitToHomeSection(
    'hero',
    markAsInventedClaim(
      defineListField(
        'home',
        'Pictures on the wall',
        {
          picture: { kind: 'picture', label: 'Picture', shipped: wallPictures },
          alt: { kind: 'line', label: 'What it shows', most: 500 },
        },
        [0, 16],
      ),
    ),
  ),
  'home.membersTitle': limitToHomeSection('members', defineLineField('home', 'Members: headline')),
  'home.latestTitle': limitToHomeSection(
    'latest',
    defineLineField('home', 'Latest posts: headline'),
  ),
  'home.readMore': limitToHomeSection(
    'latest',
    defineLineField('home', 'Latest posts: button', 40),
  ),
  'mission.title': defineLineField(purpose, 'Mission: headline'),
  'mission.lead': markAsInventedClaim(defineTextField(purpose, 'Mission: large sentence', 300)),
  'mission.text': markAsInventedClaim(defineTextField(purpose, 'Mission: text')),
  'vision.title': defineLineField(purpose, 'Vision: headline'),
  'vision.lead': markAsInventedClaim(defineTextField(purpose, 'Vision: large sentence', 300)),
  'vision.text': markAsInventedClaim(defineTextField(purpose, 'Vision: text')),
  'vision.film': limitToHomeSection(
    'vision',
    markAsInventedClaim(
      defineVideoField('home', 'Vision: film', ['vision-film', 'leadership-film']),
    ),
  ),
  'vision.picture': markAsInventedClaim(
    definePictureField(purpose, 'Vision: picture', ['vision', 'about']),
  ),
  'vision.points': markAsInventedClaim(
    defineListField(
      purpose,
      'Vision: points',
      {
        title: { kind: 'line', label: 'Title', most: 120 },
        text: { kind: 'text', label: 'Text', most: 1_000 },
      },
      [0, 12],
    ),
  ),
  'values.title': defineLineField(purpose, 'Values: headline'),
  'values.items': markAsInventedClaim(
    defineListField(
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
  'home.aboutTitle': limitToHomeSection('about', defineLineField('home', 'About: headline')),
  'home.aboutLead': limitToHomeSection(
    'about',
    markAsInventedClaim(defineTextField('home', 'About: large sentence', 300)),
  ),
  'home.aboutText': limitToHomeSection(
    'about',
    markAsInventedClaim(defineTextField('home', 'About: text')),
  ),
  'home.aboutMore': limitToHomeSection('about', defineLineField('home', 'About: link', 60)),
  'home.aboutPicture': limitToHomeSection(
    'about',
    markAsInventedClaim(definePictureField('home', 'About: picture', ['about', 'vision'])),
  ),
  'home.leadershipTitle': limitToHomeSection(
    'leadership',
    defineLineField('home', 'Leadership: headline'),
  ),
  'home.leadershipLead': limitToHomeSection(
    'leadership',
    markAsInventedClaim(defineTextField('home', 'Leadership: large sentence', 300)),
  ),
  'home.leadershipText': limitToHomeSection(
    'leadership',
    markAsInventedClaim(defineTextField('home', 'Leadership: text')),
  ),
  'home.meetTeam': limitToHomeSection(
    'leadership',
    defineLineField('home', 'Leadership: button', 40),
  ),
  'home.leadershipFilm': limitToHomeSection(
    'leadership',
    markAsInventedClaim(
      defineVideoField('home', 'Leadership: film', ['leadership-film', 'vision-film']),
    ),
  ),
  'about.title': tabName('about'),
  'about.description': markAsInventedClaim(
    defineTextField('about', 'What search engines show of the page', 500),
  ),
  'about.eyebrow': defineOptionalLineField('about', 'Small line above the headline'),
  'about.heading': markAsInventedClaim(defineLineField('about', 'Headline')),
  'about.welcomeTitle': defineLineField(
    'about',
    'Welcome: headline; {name} is the name of the group',
  ),
  'about.paragraphs': markAsInventedClaim(
    defineListField(
      'about',
      'Welcome: paragraphs',
      { text: { kind: 'text', label: 'Paragraph', most: 2_000 } },
      [0, 12],
    ),
  ),
  'about.projects': defineLineField('about', 'Button to the projects', 40),
  'about.team': defineLineField('about', 'Button to the team', 40),
  'projects.title': tabName('projects'),
  'projects.eyebrow': openings.projects.eyebrow,
  'projects.heading': openings.projects.heading,
  'projects.intro': openings.projects.intro,
  'projects.viewMore': defineLineField('projects', 'Button of each project', 40),
  'projects.emptyTitle': openings.projects.emptyTitle,
  'projects.emptyText': openings.projects.emptyText,
  'query.title': defineLineField('project', 'Question form: headline'),
  'query.intro': markAsInventedClaim(
    defineTextField('project', 'Question form: introduction', 500),
  ),
  'query.name': defineLineField('project', 'Question form: name', 60),
  'query.email': defineLineField('project', 'Question form: e-mail', 60),
  'query.message': defineLineField('project', 'Question form: message', 60),
  'query.submit': defineLineField('project', 'Question form: button', 40),
  'query.sentTitle': defineLineField('project', 'Once sent: headline'),
  'query.sentText': markAsInventedClaim(defineTextField('project', 'Once sent: text', 500)),
  'query.again': defineLineField('project', 'Once sent: button', 60),
  'team.title': tabName('team'),
  'team.description': markAsInventedClaim(
    defineTextField('team', 'What search engines show of the page', 500),
  ),
  'team.eyebrow': openings.team.eyebrow,
  'team.heading': openings.team.heading,
  'team.intro': openings.team.intro,
  'team.others': defineOptionalLineField(
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
  'publications.listAs': defineChoiceField('publications', 'How publications are listed', {
    cards: 'Cards',
    references: 'References: whole titles, authors and places, many on a page',
  }),
  'publications.groupBy': defineChoiceField('publications', 'What references are grouped by', {
    year: 'Year',
    type: 'Type',
  }),
  'publications.learnMore': defineLineField('publications', 'Cards: link of each publication', 40),
  'publications.read': defineLineField(
    'publications',
    'References: link to where it can be read',
    40,
  ),
  'publications.doi': defineLineField('publications', 'References: link by its DOI', 40),
  'publications.inAll': defineLineField(
    'publications',
    'References: after a shortened list of authors; {count} is their number',
    60,
  ),
  'publications.undated': defineLineField('publications', 'Above publications without a year', 60),
  'publications.untyped': defineLineField('publications', 'Above publications without a type', 60),
  'links.pdf': defineLineField('publications', 'Further links: PDF', 40),
  'links.preprint': defineLineField('publications', 'Further links: preprint', 40),
  'links.code': defineLineField('publications', 'Further links: code', 40),
  'links.data': defineLineField('publications', 'Further links: data', 40),
  'links.model': defineLineField('publications', 'Further links: model', 40),
  'links.slides': defineLineField('publications', 'Further links: slides', 40),
  'links.video': defineLineField('publications', 'Further links: video', 40),
  'links.poster': defineLineField('publications', 'Further links: poster', 40),
  'links.registration': defineLineField('publications', 'Further links: registration', 40),
  'links.page': defineLineField('publications', 'Further links: website', 40),
  'notices.correction': defineLineField('publications', 'Said of a corrected publication', 60),
  'notices.concern': defineLineField('publications', 'Said of a publication in doubt', 60),
  'notices.retraction': defineLineField('publications', 'Said of a retracted publication', 60),
  'notices.read': defineLineField('publications', 'Link to where a publisher says so', 60),
  'publications.emptyTitle': openings.publications.emptyTitle,
  'publications.emptyText': openings.publications.emptyText,
  'categories.title': tabName('categories'),
  'categories.eyebrow': openings.categories.eyebrow,
  'categories.heading': openings.categories.heading,
  'categories.intro': openings.categories.intro,
  'categories.emptyTitle': openings.categories.emptyTitle,
  'categories.emptyText': openings.categories.emptyText,
  'categories.emptyCategory': defineTextField(
    'categories',
    'A category without projects: text',
    500,
  ),
  'contact.title': tabName('contact'),
  'contact.eyebrow': defineOptionalLineField('contact', 'Small line above the headline'),
  'contact.heading': defineLineField('contact', 'Headline'),
  'contact.intro': markAsInventedClaim(defineTextField('contact', 'Introduction')),
  'contact.address': defineLineField('contact', 'Above the postal address', 60),
  'contact.email': defineLineField('contact', 'Above the e-mail address', 60),
  'contact.phone': defineLineField('contact', 'Above the phone number', 60),
  'contact.follow': defineLineField('contact', 'Above the networks', 60),
  'contact.formTitle': defineLineField('contact', 'Form: headline'),
  'contact.nameField': defineLineField('contact', 'Form: name', 60),
  'contact.emailField': defineLineField('contact', 'Form: e-mail', 60),
  'contact.messageField': defineLineField('contact', 'Form: message', 60),
  'contact.submit': defineLineField('contact', 'Form: button', 40),
  'contact.sentTitle': defineLineField('contact', 'Once sent: headline'),
  'contact.sentText': markAsInventedClaim(
    defineTextField('contact', 'Once sent: text; {email} is the address typed', 500),
  ),
  'contact.again': defineLineField('contact', 'Once sent: button', 60),
  'intro.verses': markAsInventedClaim(
    defineListField(
      'frame',
      'Intro: verses',
      { text: { kind: 'line', label: 'Verse', most: 80 } },
      [0, 3],
    ),
  ),
  'frame.more': defineLineField('frame', 'Header: menu with further pages', 40),
  'frame.unavailable': defineLineField('frame', 'Header: said of pages that are not there yet', 60),
  'frame.newsletterTitle': defineLineField('frame', 'Newsletter: headline'),
  'frame.newsletterText': markAsInventedClaim(defineTextField('frame', 'Newsletter: text', 500)),
  'frame.newsletterEmail': defineLineField('frame', 'Newsletter: what the field is for'),
  'frame.newsletterSend': defineLineField('frame', 'Newsletter: button', 40),
  'frame.newsletterAsked': defineTextField(
    'frame',
    'Newsletter: once asked for; {email} is the address typed',
    500,
  ),
  'frame.privacy': defineTextField('frame', 'Forms: one line of privacy notice', 300),
  'frame.privacyLink': defineOptionalLineField('frame', 'Forms: words of the link behind it', 60),
  'frame.privacyTarget': { kind: 'target', label: 'Forms: where that link leads', on: ['frame'] },
  'frame.lastUpdated': defineChoiceField(
    'frame',
    'Projects, people and pages: when they were last updated',
    {
      shown: 'Shown at their end',
      hidden: 'Not shown',
    },
  ),
  'frame.explore': defineLineField('frame', 'Footer: above the links', 60),
  'frame.visit': defineLineField('frame', 'Footer: above the address', 60),
  'frame.follow': defineLineField('frame', 'Footer: above the networks', 60),
  'frame.copyright': markAsInventedClaim(
    defineOptionalLineField('frame', 'Footer: copyright; the name follows'),
  ),
  'frame.keywords': markAsInventedClaim(
    defineOptionalLineField('frame', 'Keywords for search engines, with commas', 500),
  ),
  'frame.notFoundTitle': defineLineField('missing', 'Headline'),
  'frame.notFoundText': defineTextField('missing', 'Text', 500),
  'frame.notFoundHome': defineLineField('missing', 'Button', 40),
}

const labelFields = Object.fromEntries(
  labelDefinitions.map(({ name, shipped, on, called, isClaim }) => {
    const field = defineLabelField(on, called, shipped)
    return [name, isClaim ? markAsInventedClaim(field) : field]
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

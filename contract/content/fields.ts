import { aboutContent } from './about.ts'
import { categoriesContent } from './categories.ts'
import { contactContent } from './contact.ts'
import {
  type ContentField,
  type ContentPage,
  choice,
  claim,
  film,
  inSection,
  label,
  line,
  list,
  optionalLine,
  picture,
  text,
} from './content-field.ts'
import { frameContent, introContent } from './frame.ts'
import type { ChangedContent, ContentGroup, ContentValue } from './group.ts'
import { homeContent, homeSections } from './home.ts'
import { allLabels, type LabelName } from './labels/label-groups.ts'
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

/** Default strings and pictures of all pages by group name. */
export type PageGroups = typeof groups
type Groups = PageGroups

type PageName = {
  [G in keyof Groups]: `${G}.${Extract<keyof Groups[G]['defaults'], string>}`
}[keyof Groups]

export type ContentName = PageName | LabelName

const purpose = ['home', 'about'] as const
const wallPictures = homeContent.defaults.gallery.map(({ picture: name }) => name)

const listOpening = (page: ContentPage) => ({
  eyebrow: optionalLine(page, 'Small line above the headline'),
  heading: line(page, 'Headline'),
  intro: claim(text(page, 'Introduction')),
  emptyTitle: line(page, 'When there is nothing yet: headline'),
  emptyText: text(page, 'When there is nothing yet: text', 500),
})
const tabName = (page: ContentPage) => line(page, 'Name of the page in tabs and search results', 60)
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
  'home.eyebrow': inSection('hero', claim(optionalLine('home', 'Small line above the headline'))),
  'home.heading': inSection('hero', claim(line('home', 'Headline'))),
  'home.intro': inSection('hero', claim(text('home', 'Introduction'))),
  'home.learnMore': inSection('hero', line('home', 'Button', 40)),
  'home.learnMoreAbout': inSection(
    'hero',
    optionalLine('home', 'What screen readers add to the button', 80),
  ),
  'home.gallery': inSection(
    'hero',
    claim(
      list(
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
  'home.membersTitle': inSection('members', line('home', 'Members: headline')),
  'home.latestTitle': inSection('latest', line('home', 'Latest posts: headline')),
  'home.readMore': inSection('latest', line('home', 'Latest posts: button', 40)),
  'mission.title': line(purpose, 'Mission: headline'),
  'mission.lead': claim(text(purpose, 'Mission: large sentence', 300)),
  'mission.text': claim(text(purpose, 'Mission: text')),
  'vision.title': line(purpose, 'Vision: headline'),
  'vision.lead': claim(text(purpose, 'Vision: large sentence', 300)),
  'vision.text': claim(text(purpose, 'Vision: text')),
  'vision.film': inSection(
    'vision',
    claim(film('home', 'Vision: film', ['vision-film', 'leadership-film'])),
  ),
  'vision.picture': claim(picture(purpose, 'Vision: picture', ['vision', 'about'])),
  'vision.points': claim(
    list(
      purpose,
      'Vision: points',
      {
        title: { kind: 'line', label: 'Title', most: 120 },
        text: { kind: 'text', label: 'Text', most: 1_000 },
      },
      [0, 12],
    ),
  ),
  'values.title': line(purpose, 'Values: headline'),
  'values.items': claim(
    list(
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
  'home.aboutTitle': inSection('about', line('home', 'About: headline')),
  'home.aboutLead': inSection('about', claim(text('home', 'About: large sentence', 300))),
  'home.aboutText': inSection('about', claim(text('home', 'About: text'))),
  'home.aboutMore': inSection('about', line('home', 'About: link', 60)),
  'home.aboutPicture': inSection(
    'about',
    claim(picture('home', 'About: picture', ['about', 'vision'])),
  ),
  'home.leadershipTitle': inSection('leadership', line('home', 'Leadership: headline')),
  'home.leadershipLead': inSection(
    'leadership',
    claim(text('home', 'Leadership: large sentence', 300)),
  ),
  'home.leadershipText': inSection('leadership', claim(text('home', 'Leadership: text'))),
  'home.meetTeam': inSection('leadership', line('home', 'Leadership: button', 40)),
  'home.leadershipFilm': inSection(
    'leadership',
    claim(film('home', 'Leadership: film', ['leadership-film', 'vision-film'])),
  ),
  'about.title': tabName('about'),
  'about.description': claim(text('about', 'What search engines show of the page', 500)),
  'about.eyebrow': optionalLine('about', 'Small line above the headline'),
  'about.heading': claim(line('about', 'Headline')),
  'about.welcomeTitle': line('about', 'Welcome: headline; {name} is the name of the group'),
  'about.paragraphs': claim(
    list(
      'about',
      'Welcome: paragraphs',
      { text: { kind: 'text', label: 'Paragraph', most: 2_000 } },
      [0, 12],
    ),
  ),
  'about.projects': line('about', 'Button to the projects', 40),
  'about.team': line('about', 'Button to the team', 40),
  'projects.title': tabName('projects'),
  'projects.eyebrow': openings.projects.eyebrow,
  'projects.heading': openings.projects.heading,
  'projects.intro': openings.projects.intro,
  'projects.viewMore': line('projects', 'Button of each project', 40),
  'projects.emptyTitle': openings.projects.emptyTitle,
  'projects.emptyText': openings.projects.emptyText,
  'query.title': line('project', 'Question form: headline'),
  'query.intro': claim(text('project', 'Question form: introduction', 500)),
  'query.name': line('project', 'Question form: name', 60),
  'query.email': line('project', 'Question form: e-mail', 60),
  'query.message': line('project', 'Question form: message', 60),
  'query.submit': line('project', 'Question form: button', 40),
  'query.sentTitle': line('project', 'Once sent: headline'),
  'query.sentText': claim(text('project', 'Once sent: text', 500)),
  'query.again': line('project', 'Once sent: button', 60),
  'team.title': tabName('team'),
  'team.description': claim(text('team', 'What search engines show of the page', 500)),
  'team.eyebrow': openings.team.eyebrow,
  'team.heading': openings.team.heading,
  'team.intro': openings.team.intro,
  'team.others': optionalLine(
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
  'publications.listAs': choice('publications', 'How publications are listed', {
    cards: 'Cards',
    references: 'References: whole titles, authors and places, many on a page',
  }),
  'publications.groupBy': choice('publications', 'What references are grouped by', {
    year: 'Year',
    type: 'Type',
  }),
  'publications.learnMore': line('publications', 'Cards: link of each publication', 40),
  'publications.read': line('publications', 'References: link to where it can be read', 40),
  'publications.doi': line('publications', 'References: link by its DOI', 40),
  'publications.inAll': line(
    'publications',
    'References: after a shortened list of authors; {count} is their number',
    60,
  ),
  'publications.undated': line('publications', 'Above publications without a year', 60),
  'publications.untyped': line('publications', 'Above publications without a type', 60),
  'links.pdf': line('publications', 'Further links: PDF', 40),
  'links.preprint': line('publications', 'Further links: preprint', 40),
  'links.code': line('publications', 'Further links: code', 40),
  'links.data': line('publications', 'Further links: data', 40),
  'links.model': line('publications', 'Further links: model', 40),
  'links.slides': line('publications', 'Further links: slides', 40),
  'links.video': line('publications', 'Further links: video', 40),
  'links.poster': line('publications', 'Further links: poster', 40),
  'links.registration': line('publications', 'Further links: registration', 40),
  'links.page': line('publications', 'Further links: website', 40),
  'notices.correction': line('publications', 'Said of a corrected publication', 60),
  'notices.concern': line('publications', 'Said of a publication in doubt', 60),
  'notices.retraction': line('publications', 'Said of a retracted publication', 60),
  'notices.read': line('publications', 'Link to where a publisher says so', 60),
  'publications.emptyTitle': openings.publications.emptyTitle,
  'publications.emptyText': openings.publications.emptyText,
  'categories.title': tabName('categories'),
  'categories.eyebrow': openings.categories.eyebrow,
  'categories.heading': openings.categories.heading,
  'categories.intro': openings.categories.intro,
  'categories.emptyTitle': openings.categories.emptyTitle,
  'categories.emptyText': openings.categories.emptyText,
  'categories.emptyCategory': text('categories', 'A category without projects: text', 500),
  'contact.title': tabName('contact'),
  'contact.eyebrow': optionalLine('contact', 'Small line above the headline'),
  'contact.heading': line('contact', 'Headline'),
  'contact.intro': claim(text('contact', 'Introduction')),
  'contact.address': line('contact', 'Above the postal address', 60),
  'contact.email': line('contact', 'Above the e-mail address', 60),
  'contact.phone': line('contact', 'Above the phone number', 60),
  'contact.follow': line('contact', 'Above the networks', 60),
  'contact.formTitle': line('contact', 'Form: headline'),
  'contact.nameField': line('contact', 'Form: name', 60),
  'contact.emailField': line('contact', 'Form: e-mail', 60),
  'contact.messageField': line('contact', 'Form: message', 60),
  'contact.submit': line('contact', 'Form: button', 40),
  'contact.sentTitle': line('contact', 'Once sent: headline'),
  'contact.sentText': claim(text('contact', 'Once sent: text; {email} is the address typed', 500)),
  'contact.again': line('contact', 'Once sent: button', 60),
  'intro.verses': claim(
    list('frame', 'Intro: verses', { text: { kind: 'line', label: 'Verse', most: 80 } }, [0, 3]),
  ),
  'frame.more': line('frame', 'Header: menu with further pages', 40),
  'frame.unavailable': line('frame', 'Header: said of pages that are not there yet', 60),
  'frame.newsletterTitle': line('frame', 'Newsletter: headline'),
  'frame.newsletterText': claim(text('frame', 'Newsletter: text', 500)),
  'frame.newsletterEmail': line('frame', 'Newsletter: what the field is for'),
  'frame.newsletterSend': line('frame', 'Newsletter: button', 40),
  'frame.newsletterAsked': text(
    'frame',
    'Newsletter: once asked for; {email} is the address typed',
    500,
  ),
  'frame.privacy': text('frame', 'Forms: one line of privacy notice', 300),
  'frame.privacyLink': optionalLine('frame', 'Forms: words of the link behind it', 60),
  'frame.privacyTarget': { kind: 'target', label: 'Forms: where that link leads', on: ['frame'] },
  'frame.lastUpdated': choice('frame', 'Projects, people and pages: when they were last updated', {
    shown: 'Shown at their end',
    hidden: 'Not shown',
  }),
  'frame.explore': line('frame', 'Footer: above the links', 60),
  'frame.visit': line('frame', 'Footer: above the address', 60),
  'frame.follow': line('frame', 'Footer: above the networks', 60),
  'frame.copyright': claim(optionalLine('frame', 'Footer: copyright; the name follows')),
  'frame.keywords': claim(optionalLine('frame', 'Keywords for search engines, with commas', 500)),
  'frame.notFoundTitle': line('missing', 'Headline'),
  'frame.notFoundText': text('missing', 'Text', 500),
  'frame.notFoundHome': line('missing', 'Button', 40),
}

const labelFields = Object.fromEntries(
  allLabels.map(({ name, shipped, on, called, isClaim }) => {
    const field = label(on, called, shipped)
    return [name, isClaim ? claim(field) : field]
  }),
) as Readonly<Record<LabelName, ContentField>> // the names are created from these groups

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
  ...allLabels.map(({ name, shipped }) => [name, shipped] as const),
])

/** Returns the names of the fields on a page, or all names without a page. */
export const namesOn = (page?: ContentPage): readonly ContentName[] =>
  page === undefined
    ? contentNames
    : contentNames.filter((name) => contentFields[name].on.includes(page))

export const isDefault = (name: string, value: ContentValue): boolean =>
  JSON.stringify(contentDefaults[name]) === JSON.stringify(value)

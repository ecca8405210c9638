/** Draft of an imprint, with placeholders for the group. */
export const imprintPageDraft = {
  title: 'Imprint',
  path: '/imprint',
  content: `Replace everything in square brackets, and ask your institution what else it wants to be named here.

## Responsible for this site

[Institution, department and country]

::address

## Represented by

[Name and position of the person who represents the group]

## Responsible for the content

[Name and postal address]

## Register and supervision

[Register, number, VAT identification number or supervisory authority, where there is one]
`,
} as const

/** Draft of a privacy page. Describes the data that Salus stores about visitors. */
export const privacyPageDraft = {
  title: 'Privacy',
  path: '/privacy',
  content: `Replace everything in square brackets. The rest describes what this site does as it is delivered. Change it where your server, your mail provider or your institution does more.

## Who is responsible

[Name and postal address of the responsible institution]
[E-mail address of its data protection officer]

## Looking at the site

The site sets no cookies, counts no visitors and loads nothing from other servers: fonts, pictures, films and scripts come from here. A film or another embed from elsewhere is loaded only after you have pressed it; from then on the rules of its host apply.

To answer a request, the server has to process the address from which it comes. Requests to the programming interface, which also carries the forms, are written to a log of the server: the time, what was asked for, how it was answered, and that address. [Say here how long your server keeps its log.] So that nobody overloads the site, the server also counts requests by address. The counts that are stored hold the address only as a code from which it cannot be read, and are deleted once they have run out.

## What stays on your device

If you choose the light or dark appearance, your browser remembers it, as it does when you want no other language to be offered. Until you close the tab, it also remembers that the opening animation has played, that you have skipped the animations, and how far you have scrolled each page, so that going back leads where you were.

Whoever signs up has on their device, until the code is entered or the tab is closed, the name and the e-mail address they have typed. Whoever logs in also has there, until they log out: the log-in itself with name, e-mail address and role. What they have typed and not saved stays there until it is saved or discarded, and so does the choice to have no shortcuts of a single key. For the menus of editors, the names of the collections stay there as well.

None of this is a cookie, and only the log-in is ever sent to us.

## Writing to us

When you use a form, we store the name you give, your e-mail address, your message, the time, and the project it is about. The group's editors can read it and are told of it by e-mail. We use it to answer you and delete it when that is done. [Say here by when at the latest.]

## Newsletter

If you subscribe, we store your e-mail address, when you subscribed and whether you have confirmed it by the link we sent you. Without confirmation it is deleted after a week. Each newsletter has a link that ends the subscription and deletes your address.

## People of the group

Who works here may be shown with name, picture, position, publications and links to their profiles elsewhere. Whoever has an account is stored with name, e-mail address, a hash of the password and the times of their log-ins; a log-in is kept in the browser until log-out, at most 14 days. Changes to the content are recorded with the name of the person who made them: for a year with the states before and after, then without.

## Your rights

You may ask what we store about you, have it corrected or deleted, object to its use, and complain to [supervisory authority]. Write to [e-mail address].
`,
} as const

const bracketed = /\[[^[\]\n]+\]/g

/** Placeholders of the drafts, in square brackets. */
const gaps: readonly string[] = [imprintPageDraft, privacyPageDraft].flatMap(
  ({ content }) => content.match(bracketed) ?? [],
)

/** Returns the first placeholder of a draft that a text still contains, or undefined. */
export const findUnfilledPlaceholder = (content: string): string | undefined =>
  content.match(bracketed)?.find((each) => gaps.includes(each))

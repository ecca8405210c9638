/** Every fixed word of the dashboard's first page. */
export const overviewWords = {
  title: 'Overview',
  label: 'Overview',
  /** What several are called, where the menu calls the panel otherwise. */
  counts: {
    categories: 'Categories',
    latestPosts: 'Latest posts',
    logos: 'Logos',
  } as Readonly<Record<string, string>>,
  first: {
    title: 'First steps',
    text: 'A few minutes each. Everything can be changed at any time, and nothing has to be done now.',
    progress: (done: number, all: number) => `${done} of ${all}`,
    done: 'Done',
    skip: 'Skip',
    skipStep: (label: string) => `Skip: ${label}`,
    skipped: 'Skipped',
    takeUp: 'Take it up again',
    takeUpStep: (label: string) => `Take it up again: ${label}`,
    allSkipped: 'Steps you have skipped',
    see: 'See it',
    steps: {
      examples: {
        label: 'Remove the example content',
        why: 'Its people and projects are invented. One press takes all of it away.',
        to: '?panel=settings',
        see: '/',
        result: () => 'Only what you have added is there.',
      },
      oldSite: {
        label: 'Bring your old site',
        why: 'People, publications, news and pages of al-folio, HugoBlox, WordPress and others, in one go.',
        to: '?panel=moveIn',
        see: '/',
        result: () => 'It has moved in.',
      },
      words: {
        label: 'Look through what is still as shipped',
        why: 'Sentences and pictures that speak of a group that is invented.',
        to: '?panel=site&page=shipped',
        see: '/',
        result: () => 'Every sentence and picture is yours, or fits you.',
      },
      intro: {
        label: 'Choose how long the intro plays',
        why: 'It plays before the page on a first visit, unless it is switched off.',
        to: '?panel=site&page=brand',
        see: '/',
        result: (ms: string) =>
          ms === '0' ? 'It is switched off.' : `It plays for ${Number(ms) / 1000} seconds.`,
      },
      name: {
        label: 'Give it your name and colour',
        why: 'The page beside the form shows every choice at once.',
        to: '?panel=site&page=brand',
        see: '/',
        result: (name: string) => `It is called ${name}.`,
      },
      contact: {
        label: 'Say where you are',
        why: 'Address, mail and telephone are still invented.',
        to: '?panel=settings',
        see: '/contactus',
        result: (email: string) => `Mail reaches you at ${email}.`,
      },
      logo: {
        label: 'Put your logo on it',
        why: 'The icons in tabs and on phones are made of it.',
        to: '?panel=site&page=brand',
        see: '/',
        result: () => 'Your logo is in the header.',
      },
      hero: {
        label: 'Write the first sentence',
        why: 'What visitors read first on the home page.',
        to: '?panel=site&page=home',
        see: '/',
        result: (heading: string) => `“${heading}”`,
      },
      pages: {
        label: 'Publish your imprint',
        why: 'A draft of it is waiting, and of a privacy page. Add pages of your own beside them.',
        to: '?panel=pages',
        see: '',
        result: (count: string) => `Pages of your own so far: ${count}.`,
      },
      people: {
        label: 'Add a person',
        why: 'People form teams and contribute to projects.',
        to: '?panel=profiles&new=profile',
        see: '/team',
        result: (count: string) => `People so far: ${count}.`,
      },
      team: {
        label: 'Add a team',
        why: 'The team page shows people by team.',
        to: '?panel=teams&new=team',
        see: '/team',
        result: (count: string) => `Teams so far: ${count}.`,
      },
      category: {
        label: 'Add a category',
        why: 'Every project belongs to one.',
        to: '?panel=category&new=category',
        see: '/categories',
        result: (count: string) => `Categories so far: ${count}.`,
      },
      publications: {
        label: 'Bring your publications',
        why: 'Paste DOIs, BibTeX or an ORCID iD.',
        to: '?panel=publications',
        see: '/publications',
        result: (count: string) => `Publications so far: ${count}.`,
      },
      list: {
        label: 'Choose how publications are listed',
        why: 'As cards, or as references: whole titles, authors and places, many on a page. Skip it to keep the cards.',
        to: '?panel=site&page=publications',
        see: '/publications',
        result: () => 'They are listed as references.',
      },
      project: {
        label: 'Create a project',
        why: 'Sections, milestones and progress follow on its own page.',
        to: '?panel=projects&new=project',
        see: '/projects',
        result: (count: string) => `Projects so far: ${count}.`,
      },
      invite: {
        label: 'Invite a colleague',
        why: 'Nobody keeps a site alone.',
        to: '?panel=administrators',
        see: '',
        result: (count: string) => `Colleagues so far: ${count}.`,
      },
    },
  },
  waits: 'What waits',
  nothingWaits: 'Nothing: all is read, decided and published.',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  health: (count: number) =>
    count === 1
      ? 'Health: 1 thing to look at'
      : `Health: ${count.toLocaleString('en')} things to look at`,
  moreFindings: (count: number) => `${count.toLocaleString('en')} more`,
  found: (count: number) =>
    count === 1 ? '1 publication found elsewhere' : `${count} publications found elsewhere`,
  shipped: (count: number) =>
    count === 1 ? '1 sentence or picture as shipped' : `${count} sentences and pictures as shipped`,
  drafts: (panel: string) => (count: number) =>
    `${panel}: ${count === 1 ? '1 draft' : `${count} drafts`}`,
  changed: (panel: string) => (count: number) =>
    `${panel}: ${count} with changes that are not published`,
  late: (count: number) => (count === 1 ? '1 milestone is late' : `${count} milestones are late`),
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  waiting: (count: number) =>
    count === 1 ? '1 account waits for approval' : `${count} accounts wait for approval`,
  upcoming: 'Next milestones',
  noUpcoming: 'No milestone has a date ahead.',
  backups: {
    title: 'Backups',
    last: (moment: string, size: string, pictures: number) =>
      `The last one was made ${moment} and found to be whole: ${size} with ${pictures === 1 ? '1 picture' : `${pictures.toLocaleString('en')} pictures`}.`,
    none: 'There is no backup yet.',
    next: (at: string) => `One is made every day at ${at}.`,
    off: 'Salus makes none by itself: BACKUP_AT is empty.',
    old: 'It is older than two days.',
    problem: 'What is wrong:',
  },
  missing: 'What is missing',
  nothingMissing: 'Nothing: every project and person is complete.',
  kinds: {
    projectsWithoutPicture: 'Projects without a picture',
    projectsWithoutProgress: 'Projects without progress',
    peopleWithoutPicture: 'People without a picture',
    peopleWithoutTeam: 'People without a team',
  },
}

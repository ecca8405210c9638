import { pageTitles } from './page-titles.ts'

/** Sections of the home page in their default order. */
export const homeSections = [
  'hero',
  'members',
  'latest',
  'mission',
  'vision',
  'values',
  'about',
  'leadership',
] as const
export type HomeSection = (typeof homeSections)[number]

const wall = [
  'Axial MRI slice of a human brain. A synthetic lesion, added to the real anatomy, is outlined in coral.',
  'Coronal MRI slice of a human brain, engraved in ink lines on paper, with both hippocampi filled in teal.',
  'Sagittal MRI slice through the middle of a human head, with the cingulate cortex traced in teal.',
  'Map of the regions of the cerebral cortex on one axial slice, each region in its own shade of teal.',
  'The surface of a human brain reconstructed from MRI, seen from the left; the precentral gyrus, which moves the body, glows teal.',
  'Thirty-six heartbeats of one ECG recording stacked below each other; the ventricular beats among them are drawn in coral.',
  'Nineteen channels of a synthetic EEG; a spike-and-wave discharge in the left temporal channels is drawn in coral.',
  'Spectrogram of a synthetic EEG: bursts of alpha rhythm near ten hertz and the harmonics of a discharge, in teal on paper.',
]

export const homeContent = {
  name: 'home',
  defaults: {
    title: pageTitles.home,
    sections: homeSections.map((section) => ({ section })),
    eyebrow: 'Research in health AI',
    heading: 'Revolutionizing Healthcare',
    intro:
      'We build and test artificial intelligence for the clinic: outlining tumours in three dimensions, reading the electrical traces of brain and heart, and finding risk early enough to act on it.',
    learnMore: 'Learn More',
    learnMoreAbout: 'about our projects',
    gallery: wall.map((alt, index) => ({ picture: `gallery-${index + 1}`, alt })),
    membersTitle: 'Our Members',
    latestTitle: 'Latest Posts',
    readMore: 'Read More',
    aboutTitle: 'About Us',
    aboutLead:
      'Engineers, physicians and statisticians who share one floor and one rule: show it on patients the model has never met.',
    aboutText:
      'We work with hospitals in several countries on a handful of questions at a time. Each begins at a bedside, is answered with open methods, and ends as a tool somebody can use or as a paper that says why not.',
    aboutMore: 'More about the group',
    aboutPicture: {
      picture: 'about',
      alt: 'A human brain drawn only with horizontal signal lines that rise where an MRI slice is bright; one line, in teal, carries a heartbeat across the picture.',
    },
    leadershipTitle: 'Our Leadership',
    leadershipLead: 'Led by people who still read the raw signal.',
    leadershipText:
      'Every line of research is headed by two: someone who treats patients and someone who builds models. They sign off together on what is published and on what goes near a clinic.',
    meetTeam: 'Meet Team',
    leadershipFilm: {
      picture: 'leadership-film',
      alt: 'One continuous line is a heartbeat, folds into the contour of a brain, opens into a graph and becomes a heartbeat again.',
    },
  },
}

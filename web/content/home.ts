/** Every fixed word of the home page but those it shares with the about page. */
export const home = {
  title: 'Home',
  eyebrow: 'Research in health AI',
  heading: 'Revolutionizing Healthcare',
  intro:
    'We build and test artificial intelligence for the clinic: outlining tumours in three dimensions, reading the electrical traces of brain and heart, and finding risk early enough to act on it.',
  learnMore: 'Learn More',
  learnMoreAbout: 'about our projects',
  wall: { label: 'Pictures from our work', pause: 'Pause pictures', play: 'Move pictures' },
  members: {
    title: 'Our Members',
    pause: 'Pause logos',
    play: 'Move logos',
    unnamed: 'Member',
  },
  latest: {
    title: 'Latest Posts',
    readMore: 'Read More',
    about: (title: string) => `about ${title}`,
  },
  about: {
    title: 'About Us',
    lead: 'Engineers, physicians and statisticians who share one floor and one rule: show it on patients the model has never met.',
    text: 'We work with hospitals in several countries on a handful of questions at a time. Each begins at a bedside, is answered with open methods, and ends as a tool somebody can use or as a paper that says why not.',
    more: 'More about the group',
  },
  leadership: {
    title: 'Our Leadership',
    lead: 'Led by people who still read the raw signal.',
    text: 'Every line of research is headed by two: someone who treats patients and someone who builds models. They sign off together on what is published and on what goes near a clinic.',
    meetTeam: 'Meet Team',
  },
  film: { pause: 'Pause film', play: 'Play film' },
}

/** What each picture of the wall shows, in its order. */
export const galleryAlts = [
  'Axial MRI slice of a human brain. A synthetic lesion, added to the real anatomy, is outlined in coral.',
  'Coronal MRI slice of a human brain, engraved in ink lines on paper, with both hippocampi filled in teal.',
  'Sagittal MRI slice through the middle of a human head, with the cingulate cortex traced in teal.',
  'Map of the regions of the cerebral cortex on one axial slice, each region in its own shade of teal.',
  'The surface of a human brain reconstructed from MRI, seen from the left; the precentral gyrus, which moves the body, glows teal.',
  'Thirty-six heartbeats of one ECG recording stacked below each other; the ventricular beats among them are drawn in coral.',
  'Nineteen channels of a synthetic EEG; a spike-and-wave discharge in the left temporal channels is drawn in coral.',
  'Spectrogram of a synthetic EEG: bursts of alpha rhythm near ten hertz and the harmonics of a discharge, in teal on paper.',
] as const

/** What the page's two stills and two films show. */
export const mediaAlts = {
  about:
    'A human brain drawn only with horizontal signal lines that rise where an MRI slice is bright; one line, in teal, carries a heartbeat across the picture.',
  vision:
    'A human brain reconstructed from MRI, opened by a horizontal cut; a synthetic lesion in the front of the right hemisphere is outlined in coral.',
  visionFilm:
    'A human brain reconstructed from MRI opens slice by slice while the contour of a synthetic lesion grows and closes again.',
  leadershipFilm:
    'One continuous line is a heartbeat, folds into the contour of a brain, opens into a graph and becomes a heartbeat again.',
}

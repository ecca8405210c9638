/** Mission texts, which the home page and the about page share. */
export const missionContent = {
  name: 'mission',
  defaults: {
    title: 'Our Mission',
    lead: 'To turn what a body already tells us into care that comes in time.',
    text: 'An electrocardiogram, an electroencephalogram and a scan hold more than a busy ward can read. We build models that find the tumour margin, the abnormal rhythm and the early sign of risk, test them on patients they have never seen, and publish how well they do and where they fail.',
  },
}

export const visionContent = {
  name: 'vision',
  defaults: {
    title: 'Our Vision',
    lead: 'A clinic where good evidence reaches the bedside as fast as the signal does.',
    text: 'We picture medicine in which a measurement is read the moment it is taken, a doubt is shown as a doubt, and the decision stays with the people who carry it.',
    film: {
      picture: 'vision-film',
      alt: 'A human brain reconstructed from MRI opens slice by slice while the contour of a synthetic lesion grows and closes again.',
    },
    picture: {
      picture: 'vision',
      alt: 'A human brain reconstructed from MRI, opened by a horizontal cut; a synthetic lesion in the front of the right hemisphere is outlined in coral.',
    },
    points: [
      {
        title: 'Integrating AI with Healthcare',
        text: 'Models that live inside the viewers, monitors and records clinicians already use, and that answer while the patient is still in the room.',
      },
      {
        title: 'Anticipating Future Challenges',
        text: 'Ageing populations, rare diseases and new scanners change the data under a model. We measure that drift and prepare for it instead of discovering it late.',
      },
      {
        title: 'Patient-Centered Technology',
        text: 'Fewer needles, fewer repeat visits, plainer explanations: each project begins with what would make a difference to the person being examined.',
      },
      {
        title: 'Empowering Healthcare Providers',
        text: 'Tools that show their reasons and their uncertainty, so that nurses, radiologists and family doctors can overrule them with confidence.',
      },
    ],
  },
}

/** Names of the icons that a value can have. */
export const valueIcons = ['innovation', 'collaboration', 'accessibility'] as const

export const valuesContent = {
  name: 'values',
  defaults: {
    title: 'Our Core Values',
    items: [
      {
        title: 'Innovation',
        icon: 'innovation',
        description:
          'We ask questions whose answers could change practice, and keep a method only for as long as it beats the simplest one that works.',
      },
      {
        title: 'Collaboration',
        icon: 'collaboration',
        description:
          'Engineers, physicians and patients sit at one table from the first sketch on. Code, protocols and negative results are shared with the people who can use them.',
      },
      {
        title: 'Accessibility',
        icon: 'accessibility',
        description:
          'A good model should also run on the hardware of a district hospital, in the language of its staff, and for patients no data set has counted so far.',
      },
    ],
  },
}

/** Mission, vision and values of the about page are in `purpose.ts`. */
export const aboutContent = {
  name: 'about',
  defaults: {
    title: 'About',
    description:
      'Who we are, what we work for and what decides when two good ideas compete: the mission, the vision and the values of the group.',
    eyebrow: 'About the group',
    heading: 'Transforming Healthcare Through AI Innovation',
    welcomeTitle: 'Welcome to {name}',
    paragraphs: [
      {
        text: 'We are a research group at the meeting point of medicine and machine learning. Our work begins with measurements every hospital already takes: the magnetic resonance scan before an operation, the night of electroencephalography, the twelve leads of an electrocardiogram.',
      },
      {
        text: 'From these we learn to outline a tumour in three dimensions, to find the seizure in hours of recording and the rhythm that precedes a stroke, and to tell who would profit from care before falling ill. Each model is judged on patients and in hospitals it has never seen, and its failures are reported next to its successes.',
      },
    ],
    projects: 'See our projects',
    team: 'Meet Team',
  },
}

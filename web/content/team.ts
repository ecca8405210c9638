/** Every fixed word about the team. */
export const team = {
  title: 'Team',
  eyebrow: 'People',
  heading: 'Meet our Team',
  intro:
    'Physicians, engineers, statisticians and the people who keep the scanners, the servers and the studies running. Choose a portrait to read what someone works on and how to reach them.',
  description:
    'The physicians, engineers and researchers of the group: what they work on and how to reach them.',
  researchers: 'Researchers',
  people: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`),
  carousel: (group: string) => `People: ${group}`,
  all: (count: number) => `See all ${count.toLocaleString('en')} people`,
  unnamed: 'Name to follow',
  everyone: 'Everyone in detail',
  back: 'Back to the team',
  close: 'Close',
  qualifications: 'Qualifications',
  interest: 'Area of interest',
  email: 'E-mail',
  links: 'Elsewhere',
  about: 'About',
  on: (name: string, network: string) => `${name} on ${network}`,
  empty: {
    title: 'The team will be introduced here',
    text: 'Nobody has been added to a group yet.',
  },
  failed: {
    title: 'The team could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of the home page. */
export const home = {
  title: 'Home',
  eyebrow: 'Research in health AI',
  heading: 'Revolutionizing Healthcare',
  intro:
    'We build and test artificial intelligence for the clinic: outlining tumours in three dimensions, reading the electrical traces of brain and heart, and finding risk early enough to act on it.',
  learnMore: 'Learn More',
}

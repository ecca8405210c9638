/** The titles of pages that others name, in a file of their own because every page loads it. */
export const pageTitles = {
  home: 'Home',
  projects: 'Projects',
  publications: 'Publications',
  team: 'Team',
  categories: 'Categories',
}

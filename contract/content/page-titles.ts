/**
 * Default titles of pages that other pages show, in a separate file because every page loads it.
 */
export const pageTitles = {
  home: 'Home',
  projects: 'Projects',
  publications: 'Publications',
  team: 'Team',
  categories: 'Categories',
}

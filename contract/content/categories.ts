import { pageTitles } from './page-titles.ts'

export const categoriesContent = {
  name: 'categories',
  defaults: {
    title: pageTitles.categories,
    eyebrow: 'Subjects',
    heading: 'Categories',
    intro: 'The subjects we work on. Each gathers the projects that belong to it.',
    emptyTitle: 'No categories available',
    emptyText: 'Subjects appear here as soon as the first project has one.',
    emptyCategory: 'This subject has been opened, its first project is still to come.',
  },
}

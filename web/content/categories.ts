/** Every fixed word of the categories and of one category's page. */
export const categories = {
  none: 'No projects',
  projects: (count: number) =>
    count === 0
      ? 'No projects'
      : count === 1
        ? '1 project'
        : `${count.toLocaleString('en')} projects`,
  failed: {
    title: 'The categories could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of one category's page. */
export const category = {
  eyebrow: 'Category',
  failed: 'Could Not Fetch Category Page',
  empty: 'No projects',
  next: 'Another subject',
  all: 'All categories',
}

/** Every fixed word of the panel in which categories are kept. */
export const categoryPanel = {
  title: 'Categories',
  label: 'Category',
  create: 'New category',
  intro: (total: number) => (total === 1 ? '1 category' : `${total} categories`),
  add: 'Add Category',
  edit: 'Edit Category',
  name: 'Name',
  description: 'Description',
  projects: 'Projects',
  confirmDelete: 'Are you sure you want to delete this category?',
  empty: {
    title: 'No categories available',
    text: 'Add the first one: every project belongs to a category.',
  },
}

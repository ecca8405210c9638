export const categoryFailureStrings = { failed: 'Could Not Fetch Category Page' }

export const categoryPanelStrings = {
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

export const categoryCountStrings = {
  none: 'No projects',
  projects: (count: number) =>
    count === 0
      ? 'No projects'
      : count === 1
        ? '1 project'
        : `${count.toLocaleString('en')} projects`,
}

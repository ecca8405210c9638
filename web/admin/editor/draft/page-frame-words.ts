/** Words around a page of the site that is shown beside its form. */
export const pageFrame = {
  /** Not only “Preview”: that is what each text of a form has too. */
  views: { edit: 'Edit', preview: 'Page preview' },
  preview: 'Preview',
  widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full width' },
  themes: { light: 'Light', dark: 'Dark' },
}

export const pageFrameStrings = {
  /**
   * Labels of two tabs. The second one is “Page preview”, because each text field already has a tab
   * “Preview”.
   */
  views: { edit: 'Edit', preview: 'Page preview' },
  preview: 'Preview',
  widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full width' },
  themes: { light: 'Light', dark: 'Dark' },
}

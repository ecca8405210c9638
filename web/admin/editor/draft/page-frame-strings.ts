export const pageFrameStrings = {
  /** The tabs of each text field are already labelled “Preview”. */
  views: { edit: 'Edit', preview: 'Page preview' },
  preview: 'Preview',
  widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full width' },
  themes: { light: 'Light', dark: 'Dark' },
}

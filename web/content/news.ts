/** What the news say where something is missing. */
export const news = { untitled: 'Untitled' }

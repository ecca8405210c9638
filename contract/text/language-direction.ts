/** Not every browser says by itself which way a script is read. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** In which direction a language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'

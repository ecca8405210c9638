/** Right-to-left scripts, listed because `Intl.Locale` has no text direction in some browsers. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

export const languageDirectionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'

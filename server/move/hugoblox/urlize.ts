const kept = /[\p{L}\p{M}\p{Nd}._~+@/-]/u

/** Converts a title to a part of a URL as Hugo does: `Jun Chen` becomes `jun-chen`, and `J. Chen` becomes `j.-chen`. */
export const hugoUrlPart = (title: string): string => {
  let part = ''
  let isAfterSpace = false
  for (const character of title.trim().toLowerCase()) {
    if (kept.test(character)) {
      if (isAfterSpace && character !== '-' && !part.endsWith('-')) part += '-'
      part += character
      isAfterSpace = false
    } else if (/\s/.test(character) && part !== '') isAfterSpace = true
  }
  return part.replaceAll('/', '-')
}

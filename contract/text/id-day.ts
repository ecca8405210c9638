const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns the UTC date in an id, whose first ten characters encode its creation time. */
export const dayOfId = (id: string): string => {
  let moment = 0
  for (const character of id.slice(0, 10)) moment = moment * 32 + alphabet.indexOf(character)
  return new Date(moment).toISOString().slice(0, 10)
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** The day on which an id was given, in UTC: its first ten characters are that moment. */
export const dayOfId = (id: string): string => {
  let moment = 0
  for (const character of id.slice(0, 10)) moment = moment * 32 + alphabet.indexOf(character)
  return new Date(moment).toISOString().slice(0, 10)
}

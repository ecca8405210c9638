/** Converts the name of a collection to lower case within a sentence. Keeps names such as “PhD thesis”. */
export const nameInSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}+(?!\p{L})|(?=\s))/u.test(name)
    ? name.slice(0, 1).toLowerCase() + name.slice(1)
    : name

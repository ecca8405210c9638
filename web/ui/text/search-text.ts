export const containsAllWords = (text: string, search: string): boolean => {
  const plain = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** Hands a file to the person. */
export const saveFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a text to the person as a file. */
export const downloadText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type }))

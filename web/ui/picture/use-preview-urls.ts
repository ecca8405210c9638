import { useEffect, useState } from 'react'

/** Addresses under which the browser shows files, for as long as they are chosen. */
export const usePreviewUrls = (files: readonly File[]): readonly string[] => {
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [files])
  return urls
}

/** Gives a form's own file field the files it is to send. */
export const putFiles = (input: HTMLInputElement | null, files: readonly File[]): void => {
  if (!input) return
  const holder = new DataTransfer()
  for (const file of files) holder.items.add(file)
  input.files = holder.files
}

import { useEffect, useRef, useState } from 'react'

/**
 * Returns an object URL for each file, for showing the file before the upload. URLs of removed files are
 * revoked.
 */
export const useFilePreviewUrls = (files: readonly File[]): readonly (string | undefined)[] => {
  const made = useRef(new Map<File, string>())
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(made.current)
  useEffect(() => {
    for (const [file, url] of made.current) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(url)
      made.current.delete(file)
    }
    for (const file of files)
      if (!made.current.has(file)) made.current.set(file, URL.createObjectURL(file))
    setUrls(new Map(made.current))
  }, [files])
  useEffect(() => {
    const { current } = made
    return () => {
      for (const url of current.values()) URL.revokeObjectURL(url)
      current.clear()
    }
  }, [])
  return files.map((file) => urls.get(file))
}

export const setInputFiles = (input: HTMLInputElement | null, files: readonly File[]): void => {
  if (!input) return
  const holder = new DataTransfer()
  for (const file of files) holder.items.add(file)
  input.files = holder.files
}

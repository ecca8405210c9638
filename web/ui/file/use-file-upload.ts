import { useState } from 'react'
import type { UploadedFileType } from '#contract/media/uploaded-file.ts'
import { findFileProblem } from './uploadable-file.ts'

/** Uploads a file, reports the uploaded share from 0 to 1, and returns its URL. Rejects with a message for people. */
export type UploadFileWithProgress = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<string>

/** Uploads a chosen file at once. `share` is null if nothing is being uploaded. */
export const useUploadWithProgress = (
  upload: UploadFileWithProgress,
  types: readonly UploadedFileType[],
  onUploaded: (url: string) => void,
) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const send = async (file: File) => {
    const found = findFileProblem(file, types)
    setProblem(found)
    if (found) return
    setShare(0)
    try {
      onUploaded(await upload(file, setShare))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setShare(null)
    }
  }
  return { problem, setProblem, share, send }
}

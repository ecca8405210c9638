import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { append } from '#contract/list/any-length.ts'
import { client } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import { pictureProblem } from '#web/ui/picture/picture-file.ts'
import { matchPhoto, type NamedPerson } from './match-photos.ts'

/** Someone whom a photo may show. */
export interface Pictured extends NamedPerson {
  readonly profilePic: string
}

/** A chosen photo and whom it shows; nobody when the id is empty. */
export interface Photo {
  readonly file: File
  readonly profileId: string
  /** Whether its file's name told whom it shows. */
  readonly isMatched: boolean
}

/** What became of photos that were saved. */
export interface SavedPhotos {
  readonly historyIds: readonly string[]
  readonly failed: readonly string[]
}

const load = async (): Promise<Pictured[]> =>
  (await client.profile.profileNames({ status: 'all' })).profiles

/** Photos that were dropped together, from the files to people with pictures. */
export const usePhotos = (open: boolean) => {
  const [people, setPeople] = useState<readonly Pictured[]>([])
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [saved, setSaved] = useState<SavedPhotos>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!open) return
    load().then(setPeople, (error: unknown) => toast.error(toApiError(error).message))
  }, [open])

  const add = (files: readonly File[]) => {
    const problems = files.map((file) => pictureProblem(file))
    setProblem(problems.find((each) => each !== null) ?? null)
    const good = files.filter((_, at) => problems[at] === null)
    setPhotos((before) => [
      ...before,
      ...good.map((file) => {
        const profileId = matchPhoto(file.name, people)?._id ?? ''
        return { file, profileId, isMatched: profileId !== '' }
      }),
    ])
  }

  const reset = () => {
    setPhotos([])
    setProblem(null)
    setSaved(undefined)
  }

  /** Saves one and answers with the step that takes it back. */
  const saveOne = async ({ file, profileId }: Photo): Promise<string[]> => {
    await client.profile.updateProfile({ profileId, profilePic: file })
    const { history } = await client.history.showHistory({ entity: 'profile', entityId: profileId })
    return history.slice(0, 1).map(({ _id }) => _id)
  }

  const save = async () => {
    // Of several for one person the last one stays.
    const chosen = [
      ...new Map(
        photos.filter(({ profileId }) => profileId !== '').map((each) => [each.profileId, each]),
      ).values(),
    ]
    const historyIds: string[] = []
    const failed: string[] = []
    for (const [done, photo] of chosen.entries()) {
      setProgress({ done, total: chosen.length })
      await saveOne(photo).then(
        (ids) => append(historyIds, ids),
        (error: unknown) => failed.push(`${photo.file.name}: ${toApiError(error).message}`),
      )
    }
    setProgress(undefined)
    setSaved({ historyIds, failed })
    await revalidate()
  }

  const undo = async () => {
    if (saved === undefined) return
    await client.history.restoreAll({ historyIds: [...saved.historyIds] }).then(
      () => reset(),
      (error: unknown) => toast.error(toApiError(error).message),
    )
    await revalidate()
  }

  const assign = (photo: Photo, profileId: string) =>
    setPhotos((all) => all.map((each) => (each === photo ? { ...each, profileId } : each)))

  return { people, photos, problem, progress, saved, add, assign, reset, save, undo }
}

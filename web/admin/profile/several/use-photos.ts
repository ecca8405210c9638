import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { appendAll } from '#contract/list/any-length.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import { findPictureProblem } from '#web/ui/picture/picture-file.ts'
import { matchPhoto, type NamedPerson } from './match-photos.ts'

export interface PersonWithPhoto extends NamedPerson {
  readonly profilePic: string
}

/** A photo that the user has chosen. `profileId` is empty while it is not assigned to a person. */
export interface AssignedPhoto {
  readonly file: File
  readonly profileId: string
  /** Whether the person was derived from the file name instead of chosen by the user. */
  readonly isMatched: boolean
}

export interface PhotoSaveResult {
  readonly historyIds: readonly string[]
  readonly failed: readonly string[]
}

const load = async (): Promise<PersonWithPhoto[]> =>
  (await browserApiClient.profile.profileNames({ status: 'all' })).profiles

/** Returns the chosen photos with the people they are assigned to, and functions to assign and save them. */
export const useAssignedPhotos = (open: boolean) => {
  const [people, setPeople] = useState<readonly PersonWithPhoto[]>([])
  const [photos, setPhotos] = useState<readonly AssignedPhoto[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [saved, setSaved] = useState<PhotoSaveResult>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!open) return
    load().then(setPeople, (error: unknown) => toast.error(toApiError(error).message))
  }, [open])

  const add = (files: readonly File[]) => {
    const problems = files.map((file) => findPictureProblem(file))
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

  /** Saves one photo. Returns the ids of the changes, to undo them. */
  const saveOne = async ({ file, profileId }: AssignedPhoto): Promise<string[]> => {
    await browserApiClient.profile.updateProfile({ profileId, profilePic: file })
    const { history } = await browserApiClient.history.showHistory({
      entity: 'profile',
      entityId: profileId,
    })
    return history.slice(0, 1).map(({ _id }) => _id)
  }

  const save = async () => {
    // If there are several photos of one person, the last one wins.
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
        (ids) => appendAll(historyIds, ids),
        (error: unknown) => failed.push(`${photo.file.name}: ${toApiError(error).message}`),
      )
    }
    setProgress(undefined)
    setSaved({ historyIds, failed })
    await revalidate()
  }

  const undo = async () => {
    if (saved === undefined) return
    await browserApiClient.history.restoreAll({ historyIds: [...saved.historyIds] }).then(
      () => reset(),
      (error: unknown) => toast.error(toApiError(error).message),
    )
    await revalidate()
  }

  const assign = (photo: AssignedPhoto, profileId: string) =>
    setPhotos((all) => all.map((each) => (each === photo ? { ...each, profileId } : each)))

  return { people, photos, problem, progress, saved, add, assign, reset, save, undo }
}

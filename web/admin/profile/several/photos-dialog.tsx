import { ImagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { chooseFiles } from '#web/ui/picture/choose-files.ts'
import { DropZone } from '#web/ui/picture/drop-zone.tsx'
import { pictureMimeTypes } from '#web/ui/picture/picture-file.ts'
import { useFilePreviewUrls } from '#web/ui/picture/use-preview-urls.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { peopleImportStrings, peoplePhotosStrings as strings } from './people-import-strings.ts'
import { AssignedPhotoRow } from './photo-row.tsx'
import { useAssignedPhotos } from './use-photos.ts'

type PhotosDialogProps = { open: boolean; onClose: () => void }

/** Assigns several photos to people by file name or by choice, and saves them. */
export function PeoplePhotosDialog({ open, onClose }: PhotosDialogProps) {
  const { people, photos, saved, progress, ...work } = useAssignedPhotos(open)
  const files = useMemo(() => photos.map(({ file }) => file), [photos])
  const previews = useFilePreviewUrls(files)
  // Photos without a match come first, because they need a choice.
  const shown = photos
    .map((photo, at) => ({ photo, preview: previews[at] }))
    .toSorted((one, other) => Number(one.photo.isMatched) - Number(other.photo.isMatched))
  const chosen = new Set(photos.map(({ profileId }) => profileId).filter(Boolean))
  const matched = photos.filter(({ isMatched }) => isMatched).length

  const close = () => {
    if (saved) work.reset()
    onClose()
  }
  const footer = saved ? (
    <>
      {saved.historyIds.length > 0 && (
        <Button variant="secondary" onClick={work.undo}>
          {peopleImportStrings.undo}
        </Button>
      )}
      <Button onClick={close}>{peopleImportStrings.close}</Button>
    </>
  ) : (
    <Button disabled={chosen.size === 0} pending={progress !== undefined} onClick={work.save}>
      {strings.save(chosen.size)}
    </Button>
  )

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      guarded
      title={strings.title}
      description={strings.intro}
      className="sm:max-w-2xl"
      footer={footer}
    >
      <div role="status" className="mb-4 grid gap-2 empty:hidden">
        {progress && (
          <ProgressBar value={progress.done} max={progress.total} aria-label={strings.saving} />
        )}
        {saved && <p>{strings.saved(saved.historyIds.length)}</p>}
        {saved && saved.failed.length > 0 && (
          <>
            <p>{strings.failed}</p>
            <ul className="list-disc pl-5 text-sm wrap-anywhere">
              {saved.failed.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
        {!saved && photos.length > 0 && (
          <p className="tabular text-ink-soft text-sm">
            {[
              matched > 0 && strings.matched(matched),
              photos.length > matched && strings.unmatched(photos.length - matched),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {!saved && (
        <>
          <DropZone
            slot="photos"
            problem={work.problem}
            onFiles={work.add}
            className="flex flex-wrap items-center gap-3"
          >
            <Button
              size="sm"
              variant="secondary"
              onClick={() => chooseFiles(pictureMimeTypes, work.add)}
            >
              <ImagePlus aria-hidden="true" />
              {strings.choose}
            </Button>
            <p className="text-ink-faint text-sm">{strings.dropHint}</p>
          </DropZone>
          <ul className="mt-2 divide-y divide-line">
            {shown.map(({ photo, preview }, at) => (
              <AssignedPhotoRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
                key={`${photo.file.name} ${at}`}
                photo={photo}
                preview={preview}
                people={people}
                isTwice={
                  photo.profileId !== '' &&
                  photos.some((other) => other !== photo && other.profileId === photo.profileId)
                }
                onAssign={(profileId) => work.assign(photo, profileId)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

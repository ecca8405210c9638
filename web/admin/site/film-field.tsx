import type { ContentPicture } from '#contract/content/group.ts'
import { uploadPicture, uploadVideo } from '#web/admin/editor/form/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { captureFirstFrame } from '#web/ui/picture/first-frame.ts'
import { findVideoProblem, videoMimeTypes } from '#web/ui/picture/video-file.ts'
import { sitePanelStrings } from './site-panel-strings.ts'
import { useFileUpload } from './use-upload.ts'

const strings = sitePanelStrings.films

/** Uploads a video and its first frame as the poster. */
const send = async (file: File): Promise<Pick<ContentPicture, 'film' | 'picture'>> => {
  const problem = findVideoProblem(file)
  if (problem) throw new Error(problem)
  const film = await uploadVideo(file)
  const still = await captureFirstFrame(film).catch(() => {
    throw new Error(strings.unplayable)
  })
  return { film, picture: await uploadPicture(still) }
}

type FilmFieldProps = {
  name: string
  film: string | undefined
  error: string | undefined
  onChange: (changed: Partial<ContentPicture>) => void
}

/** Uploads a video at once. Its first frame becomes the image. */
export function VideoField({ name, film, error, onChange }: FilmFieldProps) {
  const { problem, isWaiting, upload } = useFileUpload(send, onChange)
  return (
    <div className="grid gap-3">
      <Field name={name} label={strings.upload} hint={strings.hint} error={problem ?? error}>
        <Input
          type="file"
          accept={videoMimeTypes.join(',')}
          onChange={({ target }) => upload(target.files?.[0])}
        />
      </Field>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isWaiting && sitePanelStrings.uploading}
      </p>
      {film && (
        <div className="flex flex-wrap items-center gap-3">
          <video src={film} muted controls playsInline className="hairline max-h-32 rounded-md" />
          <Button variant="quiet" size="sm" onClick={() => onChange({ film: undefined })}>
            {strings.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PeopleImportDialog } from './people-import-dialog.tsx'
import { peopleImport, peoplePhotos } from './people-import-words.ts'
import { PhotosDialog } from './photos-dialog.tsx'

/** Buttons that add several people or several photos. */
export function SeveralPeople() {
  const [open, setOpen] = useState<'people' | 'photos'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('people')}>
        {peopleImport.open}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('photos')}>
        {peoplePhotos.open}
      </Button>
      <PeopleImportDialog open={open === 'people'} onClose={close} />
      <PhotosDialog open={open === 'photos'} onClose={close} />
    </>
  )
}

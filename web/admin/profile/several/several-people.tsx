import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PeopleImportDialog } from './people-import-dialog.tsx'
import { peopleImportStrings, peoplePhotosStrings } from './people-import-strings.ts'
import { PeoplePhotosDialog } from './photos-dialog.tsx'

/** Buttons that add several people or several photos. */
export function AddSeveralPeopleButtons() {
  const [open, setOpen] = useState<'people' | 'photos'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('people')}>
        {peopleImportStrings.open}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('photos')}>
        {peoplePhotosStrings.open}
      </Button>
      <PeopleImportDialog open={open === 'people'} onClose={close} />
      <PeoplePhotosDialog open={open === 'photos'} onClose={close} />
    </>
  )
}

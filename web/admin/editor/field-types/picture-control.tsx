import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import type { FieldControl } from './field-control.ts'

export const pictureControl: FieldControl = { control: (value) => <PictureInput current={value} /> }

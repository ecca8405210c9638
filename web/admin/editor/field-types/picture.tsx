import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import type { FieldType } from './field-type.ts'

export const picture: FieldType = { control: (value) => <PictureInput current={value} /> }

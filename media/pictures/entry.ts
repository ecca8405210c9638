import type { Picture } from '../draw/picture.ts'
import type { Sources } from '../sources.ts'

// What a picture is for; the example content looks its pictures up by kind.
type Kind = 'gallery' | 'feature' | 'portrait' | 'partner' | 'banner' | 'figure' | 'post'

// One picture of the catalogue: its name, what it shows, and how it is drawn.
export interface Entry {
  readonly name: string
  readonly kind: Kind
  readonly alt: string
  readonly title?: string
  readonly project?: string
  readonly lossless?: boolean
  readonly draw: (sources: Sources) => Picture
}

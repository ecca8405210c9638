export interface ShareImage {
  readonly path: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

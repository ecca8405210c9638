import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import {
  type Crop,
  cropSquareOf,
  type ImageSize,
  initialCrop,
  maxCropZoom,
  moveCrop,
  zoomCrop,
} from './crop.ts'
import { cropImageToSquare } from './cut-square.ts'

const words = {
  title: 'Choose the part to show',
  help: 'Drag the picture.',
  keys: 'Arrow keys move it, plus and minus change its size, Enter takes it.',
  frame: 'Part of the picture',
  zoom: 'Size',
  cancel: 'Cancel',
  use: 'Use this part',
  failed: 'This picture cannot be cropped here. Please choose another.',
}

const step = 0.05
const zoomStep = 1.1

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const zooms: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): ImageSize => ({
  width: naturalWidth,
  height: naturalHeight,
})

type CropDialogProps = {
  file: File
  /** Object URL of the file. */
  src: string
  onCancel: () => void
  onCropped: (file: File) => void
}

/** Chooses the square part of an image by pointer or keyboard. */
export function CropDialog({ file, src, onCancel, onCropped }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<ImageSize | null>(null)
  const [crop, setCrop] = useState(initialCrop)
  const [isFailed, setFailed] = useState(false)

  const finish = async () => {
    const { current } = image
    if (!current) return
    try {
      await current.decode()
      onCropped(await cropImageToSquare(current, cropSquareOf(sizeOf(current), crop), file))
    } catch {
      setFailed(true)
    }
  }

  return (
    <Dialog
      open
      guarded
      focusFirst={frame}
      onOpenChange={(open) => open || onCancel()}
      title={words.title}
      description={
        <>
          {words.help} <span className="pointer-coarse:hidden">{words.keys}</span>
        </>
      }
      className="sm:max-w-md"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button onClick={finish}>{words.use}</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5">
        <Frame frame={frame} size={size} crop={crop} onCrop={setCrop} onDone={finish}>
          <img
            ref={image}
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
            onError={() => setFailed(true)}
            style={size ? imagePosition(size, crop) : undefined}
            className="absolute max-w-none"
          />
        </Frame>
        <label className="flex w-full max-w-72 items-center gap-3 text-sm">
          {words.zoom}
          <input
            type="range"
            min={1}
            max={maxCropZoom}
            step={0.01}
            value={crop.zoom}
            onChange={({ target }) => size && setCrop(zoomCrop(size, crop, Number(target.value)))}
            className="min-w-0 flex-1 accent-signal-fill"
          />
        </label>
        {isFailed && (
          <p role="alert" className="font-medium text-accent text-sm">
            {words.failed}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the CSS size and position that show the cropped part of the image in the frame. */
const imagePosition = (size: ImageSize, crop: Crop) => {
  const { left, top, side } = cropSquareOf(size, crop)
  const share = (length: number) => `${(length / side) * 100}%`
  return {
    width: share(size.width),
    height: share(size.height),
    left: share(-left),
    top: share(-top),
  }
}

type FrameProps = {
  frame: RefObject<HTMLDivElement | null>
  size: ImageSize | null
  crop: Crop
  onCrop: (crop: Crop) => void
  onDone: () => void
  children: ReactNode
}

function Frame({ frame, size, crop, onCrop, onDone, children }: FrameProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return onDone()
    const [dx, dy] = arrows[event.key] ?? []
    const zoom = zooms[event.key]
    if (!size || (dx === undefined && zoom === undefined)) return
    event.preventDefault()
    onCrop(
      zoom === undefined
        ? moveCrop(size, crop, dx ?? 0, dy ?? 0)
        : zoomCrop(size, crop, crop.zoom * zoom),
    )
  }
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
    if (!size || !currentTarget.hasPointerCapture(pointerId)) return
    const { clientWidth } = currentTarget
    onCrop(moveCrop(size, crop, -movementX / clientWidth, -movementY / clientWidth))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no native element can be moved in two directions
    <div
      ref={frame}
      role="group"
      aria-label={words.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the image
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      className="relative size-72 max-w-full cursor-move touch-none select-none overflow-hidden rounded-lg bg-sunk ring-1 ring-line-strong"
    >
      {children}
    </div>
  )
}

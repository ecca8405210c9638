import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import {
  type VolumeMetadata,
  type VolumePlane,
  volumePlanes,
} from '#contract/figure/volume-facts.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { FigureControls, LoadingFigure } from '../loading-figure.tsx'
import { PrintOnly } from '../print-only.tsx'
import { useElementSize } from '../use-element-size.ts'
import { useFigureMetadata } from '../use-figure-facts.ts'
import { useFigureStrings } from '../use-figure-strings.ts'
import { useWheelWhileFocused } from '../use-focused-wheel.ts'
import type { FigureViewerProps } from '../viewer-props.ts'
import { LabelLegend } from './legend.tsx'
import { createSliceSheetLoader } from './load-sheets.ts'
import { SliceCanvas } from './slice-canvas.tsx'
import { SliceFrame } from './slice-frame.tsx'
import { useSliceControls } from './use-slice-controls.ts'

const Volume3d = lazy(async () => ({ default: (await import('./volume-3d.tsx')).Volume3d }))

export function VolumeViewer({ address, still, ...rest }: FigureViewerProps) {
  const facts = useFigureMetadata<VolumeMetadata>(address)
  if (!facts) return <LoadingFigure still={still} />
  return <Slices address={address} still={still} facts={facts} {...rest} />
}

const planeOf = (said: string | undefined): VolumePlane =>
  volumePlanes.find((plane) => plane === said) ?? 'axial'

const within = (slice: number, slices: number) => Math.min(slices - 1, Math.max(0, slice))

function Slices({
  address,
  alt,
  attributes: said,
  still,
  onView,
  facts,
}: FigureViewerProps & { facts: VolumeMetadata }) {
  const words = useFigureStrings()
  const box = useRef<HTMLDivElement>(null)
  const room = useElementSize(box)
  const id = useId()
  const sheets = useMemo(() => createSliceSheetLoader(facts), [facts])
  const [plane, setPlane] = useState(() => planeOf(said.plane))
  const [chosen, setChosen] = useState<Partial<Record<VolumePlane, number>>>(() => {
    const slice = Number(said.slice)
    const { slices } = facts.planes[planeOf(said.plane)]
    return said.slice && Number.isInteger(slice)
      ? { [planeOf(said.plane)]: within(slice - 1, slices) }
      : {}
  })
  const [brightness, setBrightness] = useState(1)
  const [hasOutline, setOutline] = useState(facts.labels.length > 0)
  const [isDrawn, setDrawn] = useState(false)
  const [is3d, set3d] = useState(false)
  const drawn = useCallback(() => setDrawn(true), [])

  const shown = facts.planes[plane]
  const slice = chosen[plane] ?? shown.first
  useEffect(() => onView?.({ plane, slice: String(slice + 1) }), [onView, plane, slice])
  const show = (next: number) => setChosen({ ...chosen, [plane]: within(next, shown.slices) })
  const hand = useSliceControls((by) => show(slice + by))
  useWheelWhileFocused(box, ({ deltaY }) => show(slice - Math.sign(deltaY)))
  const picture = parsePictureUrl(parseFigureUrl(address)?.still ?? '')

  const isOriented = facts.isOriented !== false
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset could not be dragged */}
      <div
        ref={box}
        dir="ltr"
        role="group"
        aria-label={words.sliceOf(words.planes[plane], slice + 1, shown.slices)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move through the slices
        tabIndex={0}
        hidden={is3d}
        {...hand}
        style={{ aspectRatio: picture ? `${picture.width} / ${picture.height}` : undefined }}
        className="relative max-h-[85vh] w-full cursor-ew-resize touch-pan-y overflow-hidden rounded-md bg-[#000] forced-color-adjust-none print:hidden"
      >
        {!isDrawn && still}
        <SliceFrame plane={plane} slices={shown} hasSides={isOriented} room={room}>
          {(size) => (
            <SliceCanvas
              facts={facts}
              sheets={sheets}
              plane={plane}
              slice={slice}
              alt={alt}
              brightness={brightness}
              hasOutline={hasOutline}
              {...size}
              onDrawn={drawn}
            />
          )}
        </SliceFrame>
      </div>
      {is3d && (
        <Suspense fallback={still}>
          <Volume3d facts={facts} sheets={sheets} alt={alt} />
        </Suspense>
      )}
      <PrintOnly>{still}</PrintOnly>
      <FigureControls>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          {!is3d && (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: three buttons of which one is pressed */}
              <div role="group" aria-label={words.plane} className="flex flex-wrap gap-1">
                {volumePlanes.map((each) => (
                  <Button
                    key={each}
                    size="sm"
                    variant={each === plane ? 'primary' : 'secondary'}
                    aria-pressed={each === plane}
                    onClick={() => setPlane(each)}
                  >
                    {words.planes[each]}
                  </Button>
                ))}
              </div>
              {facts.labels.length > 0 && (
                <Button
                  size="sm"
                  variant={hasOutline ? 'primary' : 'secondary'}
                  aria-pressed={hasOutline}
                  onClick={() => setOutline(!hasOutline)}
                >
                  {words.outline}
                </Button>
              )}
            </>
          )}
          {facts.withoutFace && (
            // A single button for both states keeps the focus.
            <Button size="sm" variant="secondary" onClick={() => set3d(!is3d)}>
              {is3d ? words.close3d : words.open3d}
            </Button>
          )}
        </div>
        {!is3d && (
          <>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-ink-soft text-sm print:hidden">
              <label htmlFor={`${id}-slice`}>{words.slice}</label>
              <input
                id={`${id}-slice`}
                type="range"
                dir="ltr"
                min={1}
                max={shown.slices}
                value={slice + 1}
                aria-valuetext={words.sliceOf(words.planes[plane], slice + 1, shown.slices)}
                onChange={(event) => show(Number(event.currentTarget.value) - 1)}
                className="h-8 w-full accent-signal"
              />
              <label htmlFor={`${id}-light`}>{words.brightness}</label>
              <input
                id={`${id}-light`}
                type="range"
                dir="ltr"
                min={0.5}
                max={2.5}
                step={0.05}
                value={brightness}
                aria-valuetext={words.percent(brightness)}
                onChange={(event) => setBrightness(Number(event.currentTarget.value))}
                className="h-8 w-full accent-signal"
              />
            </div>
            <LabelLegend labels={facts.labels} legend={said.legend ?? ''} />
            <p className="min-h-5 text-ink-faint text-sm">
              {isOriented ? plane !== 'sagittal' && words.convention : words.unoriented}{' '}
              {facts.download && (
                <a href={facts.download} download="scan.nii.gz">
                  {words.download}
                </a>
              )}
            </p>
          </>
        )}
      </FigureControls>
    </div>
  )
}

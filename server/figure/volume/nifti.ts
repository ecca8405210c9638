import { RejectedFileError } from '../rejected-file.ts'
import {
  type AffineMatrix,
  type NumberTriple,
  quaternionToAffineMatrix,
  voxelSizeFromMatrix,
} from './orientation.ts'

export type VoxelType = keyof typeof bytesPerVoxelType

export const bytesPerVoxelType = {
  uint8: 1,
  int16: 2,
  int32: 4,
  float32: 4,
  float64: 8,
  rgb24: 3,
  int8: 1,
  uint16: 2,
  uint32: 4,
  int64: 8,
  uint64: 8,
} as const

const typeNumbers: Readonly<Record<VoxelType, number>> = {
  uint8: 2,
  int16: 4,
  int32: 8,
  float32: 16,
  float64: 64,
  rgb24: 128,
  int8: 256,
  uint16: 512,
  uint32: 768,
  int64: 1024,
  uint64: 1280,
}

const isVoxelType = (name: string): name is VoxelType => name in typeNumbers

const types: ReadonlyMap<number, VoxelType> = new Map(
  Object.entries(typeNumbers).flatMap(([name, number]) =>
    isVoxelType(name) ? [[number, name]] : [],
  ),
)

export interface NiftiHeader {
  readonly version: 1 | 2
  readonly isLittle: boolean
  readonly size: NumberTriple
  readonly spacing: NumberTriple
  readonly type: VoxelType
  readonly offset: number
  readonly slope: number
  readonly intercept: number
  /** Maps voxel indices to millimetres towards the patient's right, front and top. */
  readonly affine: AffineMatrix
  /** Voxel size in millimetres according to the sform, if it contradicts `spacing`. */
  readonly sformSpacing: NumberTriple | null
  readonly isOriented: boolean
  /** NIfTI code of the coordinate space, from 1 (scanner) to 5; 0 if not oriented. */
  readonly space: number
  /** Names of header fields that contain text, which may identify the patient. */
  readonly words: readonly string[]
}

interface Layout {
  readonly length: number
  readonly magic: number
  readonly dim: number
  readonly datatype: number
  readonly pixdim: number
  readonly offset: number
  readonly scale: number
  readonly units: number
  readonly codes: number
  readonly quaternion: number
  readonly sform: number
  readonly texts: Readonly<Record<string, FieldPlace>>
}
type FieldPlace = readonly [start: number, length: number]

const first: Layout = {
  length: 348,
  magic: 344,
  dim: 40,
  datatype: 70,
  pixdim: 76,
  offset: 108,
  scale: 112,
  units: 123,
  codes: 252,
  quaternion: 256,
  sform: 280,
  texts: {
    data_type: [4, 10],
    db_name: [14, 18],
    descrip: [148, 80],
    aux_file: [228, 24],
    intent_name: [328, 16],
  },
}
const second: Layout = {
  length: 540,
  magic: 4,
  dim: 16,
  datatype: 12,
  pixdim: 104,
  offset: 168,
  scale: 176,
  units: 500,
  codes: 344,
  quaternion: 352,
  sform: 400,
  texts: { descrip: [240, 80], aux_file: [320, 24], intent_name: [508, 16], unused: [525, 15] },
}
const layouts = { 1: first, 2: second }

/** Millimetres per unit, by NIfTI unit code. Other codes count as millimetres. */
const inMillimetres: ReadonlyMap<number, number> = new Map([
  [1, 1000],
  [3, 0.001],
])

const millimetreUnit = 2

// Tolerates rounding errors of floats.
const spacingTolerance = 0.01

const alignedSpace = 2
const knownSpace = (code: number): number => (code >= 1 && code <= 5 ? code : alignedSpace)

/** Maximum size of the header and its extensions. */
const maxOffset = 16 * 1024 * 1024

export const niftiHeaderBytes = second.length

const notNifti = () =>
  new RejectedFileError('This is not a scan we can read: send NIfTI-1 or NIfTI-2 (.nii or .nii.gz)')

const versionOf = (head: DataView): Pick<NiftiHeader, 'version' | 'isLittle'> => {
  if (head.byteLength < first.length) throw notNifti()
  for (const isLittle of [true, false]) {
    const length = head.getInt32(0, isLittle)
    if (length === first.length) return { version: 1, isLittle }
    if (length === second.length && head.byteLength >= second.length)
      return { version: 2, isLittle }
  }
  throw notNifti()
}

const textAt = (head: DataView, start: number, length: number): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(head.getUint8(start + at))).join('')

const checkMagic = (head: DataView, { magic }: Layout): void => {
  const sign = textAt(head, magic, 3)
  if (sign === 'ni1' || sign === 'ni2')
    throw new RejectedFileError(
      'This is only one of a pair of files: save the scan as a single .nii file',
    )
  if (sign !== 'n+1' && sign !== 'n+2') throw notNifti()
}

/** Parses a NIfTI header in either byte order. Throws a `RejectedFileError` if the scan cannot be shown. */
export const parseNiftiHeader = (bytes: Uint8Array): NiftiHeader => {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { version, isLittle } = versionOf(head)
  const layout = layouts[version]
  checkMagic(head, layout)
  const isFirst = version === 1
  const integer = (at: number) => {
    if (isFirst) return head.getInt16(at, isLittle)
    return Number(head.getBigInt64(at, isLittle))
  }
  const real = (at: number) => {
    if (isFirst) return head.getFloat32(at, isLittle)
    return head.getFloat64(at, isLittle)
  }
  const [integerBytes, realBytes] = isFirst ? [2, 4] : [8, 8]
  const code = (index: number) =>
    isFirst
      ? head.getInt16(layout.codes + 2 * index, isLittle)
      : head.getInt32(layout.codes + 4 * index, isLittle)
  const reals = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => real(start + index * realBytes))

  const dim = Array.from({ length: 8 }, (_, index) => integer(layout.dim + index * integerBytes))
  const [rank = 0, x = 0, y = 0, z = 1] = dim
  if (rank < 3 || rank > 7 || [x, y, z].some((side) => side < 2 || side > 32_767))
    throw new RejectedFileError('This is not a scan of three dimensions')
  const type = types.get(head.getInt16(layout.datatype, isLittle))
  if (!type)
    throw new RejectedFileError('The voxels of this scan are of a kind that cannot be shown')
  const offset = isFirst ? real(layout.offset) : integer(layout.offset)
  if (!(offset >= layout.length && offset <= maxOffset)) throw notNifti()

  const [fac = 1, dx = 1, dy = 1, dz = 1] = reals(layout.pixdim, 4)
  const unit = isFirst ? head.getUint8(layout.units) : head.getInt32(layout.units, isLittle)
  const millimetres = inMillimetres.get(unit & 7) ?? 1
  const step = (size: number) =>
    Number.isFinite(size) && size !== 0 ? Math.abs(size) * millimetres : 1
  const spacing = [step(dx), step(dy), step(dz)] as const
  const [slope = 0, intercept = 0] = reals(layout.scale, 2)
  const [qform, sform] = [code(0), code(1)]
  const rows = reals(layout.sform, 12).map((cell) => cell * millimetres)
  const [b = 0, c = 0, d = 0, ...origin] = qform > 0 ? reals(layout.quaternion, 6) : []
  const hasRows = sform > 0 && rows.every(Number.isFinite)
  const affine = hasRows
    ? ([rows.slice(0, 4), rows.slice(4, 8), rows.slice(8, 12)] as const)
    : quaternionToAffineMatrix(
        [b, c, d, ...origin.map((place) => place * millimetres)],
        qform > 0 && fac < 0 ? [spacing[0], spacing[1], -spacing[2]] : spacing,
      )
  const ofAffine = voxelSizeFromMatrix(affine)
  const isSame = ofAffine.every((length, axis) => {
    const { [axis]: written = 1 } = spacing
    return Math.abs(length - written) <= spacingTolerance * written
  })
  const isOriented = qform > 0 || sform > 0
  const isScaled = Number.isFinite(slope) && slope !== 0 && Number.isFinite(intercept)
  return {
    version,
    isLittle,
    size: [x, y, z],
    spacing,
    type,
    offset: Math.floor(offset),
    slope: isScaled ? slope : 1,
    intercept: isScaled ? intercept : 0,
    affine,
    sformSpacing: hasRows && !isSame ? ofAffine : null,
    isOriented,
    space: isOriented ? knownSpace(hasRows ? sform : qform) : 0,
    words: Object.entries(layout.texts)
      .filter(([, place]) => /[^\0 ]/.test(textAt(head, ...place)))
      .map(([name]) => name),
  }
}

/** Builds a header from parsed values alone, followed by four bytes that announce no extensions. */
export const buildNiftiHeader = ({
  version,
  isLittle,
  size,
  spacing,
  type,
  slope,
  intercept,
  affine,
  space,
}: NiftiHeader): Uint8Array => {
  const layout = layouts[version]
  const bytes = new Uint8Array(layout.length + 4)
  const head = new DataView(bytes.buffer)
  const isFirst = version === 1
  const integers = (start: number, values: readonly number[]) => {
    for (const [at, value] of values.entries()) {
      if (isFirst) head.setInt16(start + 2 * at, value, isLittle)
      else head.setBigInt64(start + 8 * at, BigInt(value), isLittle)
    }
  }
  const reals = (start: number, values: readonly number[]) => {
    for (const [at, value] of values.entries()) {
      if (isFirst) head.setFloat32(start + 4 * at, value, isLittle)
      else head.setFloat64(start + 8 * at, value, isLittle)
    }
  }
  head.setInt32(0, layout.length, isLittle)
  integers(layout.dim, [3, ...size, 1, 1, 1, 1])
  head.setInt16(layout.datatype, typeNumbers[type], isLittle)
  head.setInt16(layout.datatype + 2, 8 * bytesPerVoxelType[type], isLittle)
  reals(layout.pixdim, [1, ...spacing])
  if (isFirst) head.setFloat32(layout.offset, bytes.length, isLittle)
  else head.setBigInt64(layout.offset, BigInt(bytes.length), isLittle)
  reals(layout.scale, [slope, intercept])
  if (isFirst) head.setUint8(layout.units, millimetreUnit)
  else head.setInt32(layout.units, millimetreUnit, isLittle)
  if (isFirst) head.setInt16(layout.codes + 2, space, isLittle)
  else head.setInt32(layout.codes + 4, space, isLittle)
  if (space > 0) reals(layout.sform, affine.flat())
  bytes.set(new TextEncoder().encode(isFirst ? 'n+1\0' : 'n+2\0\r\n\u001a\n'), layout.magic)
  return bytes
}

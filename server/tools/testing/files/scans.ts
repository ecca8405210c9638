import { gzipSync } from 'node:zlib'

export interface ScanOptions {
  readonly version?: 1 | 2
  readonly isLittle?: boolean
  readonly type?: 'uint8' | 'int16' | 'float32'
  /** Voxels along the axes of the file. */
  readonly size?: readonly [number, number, number]
  readonly spacing?: readonly [number, number, number]
  /** Rows of the sform, or null for none. */
  readonly sform?: readonly (readonly number[])[] | null
  /** Quaternion, origin and qfac, or null for none. */
  readonly qform?: {
    readonly b: number
    readonly c: number
    readonly d: number
    readonly fac?: number
  } | null
  /** `scl_slope` and `scl_inter` of the header. */
  readonly scale?: readonly [slope: number, intercept: number]
  readonly texts?: Readonly<Partial<Record<'descrip' | 'aux_file' | 'intent_name', string>>>
  readonly extension?: Uint8Array
  readonly isPacked?: boolean
  readonly voxel?: (x: number, y: number, z: number) => number
}

const codes = { uint8: 2, int16: 4, float32: 16 }
const bytesOf = { uint8: 1, int16: 2, float32: 4 }
const places = {
  1: {
    length: 348,
    dim: 40,
    type: 70,
    pixdim: 76,
    offset: 108,
    scale: 112,
    codes: 252,
    quat: 256,
    rows: 280,
    descrip: 148,
    aux_file: 228,
    intent_name: 328,
  },
  2: {
    length: 540,
    dim: 16,
    type: 12,
    pixdim: 104,
    offset: 168,
    scale: 176,
    codes: 344,
    quat: 352,
    rows: 400,
    descrip: 240,
    aux_file: 320,
    intent_name: 508,
  },
}

/** Writes a NIfTI file. By default its axes point right, forwards and up. */
export const makeScan = ({
  version = 1,
  isLittle = true,
  type = 'int16',
  size = [20, 24, 16],
  spacing = [1, 1, 1],
  sform = [
    [spacing[0], 0, 0, 0],
    [0, spacing[1], 0, 0],
    [0, 0, spacing[2], 0],
  ],
  qform = null,
  scale = [0, 0],
  texts = {},
  extension,
  isPacked = true,
  voxel = () => 0,
}: ScanOptions = {}): Uint8Array<ArrayBuffer> => {
  const place = places[version]
  const [x, y, z] = size
  const offset = place.length + 4 + (extension ? extension.length : 0)
  const bytes = Buffer.alloc(offset + x * y * z * bytesOf[type])
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isFirst = version === 1
  const integer = (at: number, value: number) =>
    isFirst ? view.setInt16(at, value, isLittle) : view.setBigInt64(at, BigInt(value), isLittle)
  const real = (at: number, value: number) =>
    isFirst ? view.setFloat32(at, value, isLittle) : view.setFloat64(at, value, isLittle)
  const [integerBytes, realBytes] = isFirst ? [2, 4] : [8, 8]
  view.setInt32(0, place.length, isLittle)
  for (const [at, side] of [3, x, y, z, 1, 1, 1, 1].entries())
    integer(place.dim + at * integerBytes, side)
  view.setInt16(place.type, codes[type], isLittle)
  view.setInt16(place.type + 2, 8 * bytesOf[type], isLittle)
  for (const [at, step] of [qform?.fac ?? 1, ...spacing].entries())
    real(place.pixdim + at * realBytes, step)
  if (isFirst) view.setFloat32(place.offset, offset, isLittle)
  else view.setBigInt64(place.offset, BigInt(offset), isLittle)
  for (const [at, part] of scale.entries()) real(place.scale + at * realBytes, part)
  const code = (at: number, value: number) =>
    isFirst
      ? view.setInt16(place.codes + 2 * at, value, isLittle)
      : view.setInt32(place.codes + 4 * at, value, isLittle)
  code(0, qform ? 1 : 0)
  code(1, sform ? 1 : 0)
  for (const [at, part] of (qform ? [qform.b, qform.c, qform.d] : []).entries())
    real(place.quat + at * realBytes, part)
  for (const [at, cell] of (sform ?? []).flat().entries()) real(place.rows + at * realBytes, cell)
  for (const name of ['descrip', 'aux_file', 'intent_name'] as const)
    bytes.write(texts[name] ?? '', place[name], 'latin1')
  bytes.write(isFirst ? 'n+1\0' : 'n+2\0\r\n\u001a\n', isFirst ? 344 : 4, 'latin1')
  if (extension) {
    bytes[place.length] = 1
    bytes.set(extension, place.length + 4)
  }
  let at = offset
  for (let k = 0; k < z; k++)
    for (let j = 0; j < y; j++)
      for (let i = 0; i < x; i++) {
        const value = voxel(i, j, k)
        if (type === 'uint8') view.setUint8(at, value)
        else if (type === 'int16') view.setInt16(at, value, isLittle)
        else view.setFloat32(at, value, isLittle)
        at += bytesOf[type]
      }
  return new Uint8Array(isPacked ? gzipSync(bytes) : bytes)
}

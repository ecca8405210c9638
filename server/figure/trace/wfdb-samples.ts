import { RejectedFileError } from '../rejected-file.ts'

interface SampleFormat {
  /** Samples are packed: this number of them occupies `bytes` bytes. */
  readonly samples: number
  readonly bytes: number
  readonly read: (view: DataView, at: number) => number
  /** Stored number that marks a missing value. */
  readonly none: number
}

const twelve = (value: number) => (value & 0x800 ? value - 0x1000 : value)
const ten = (value: number) => (value & 0x200 ? value - 0x400 : value)

const formats: ReadonlyMap<number, SampleFormat> = new Map([
  [16, { samples: 1, bytes: 2, none: -32_768, read: (view, at) => view.getInt16(2 * at, true) }],
  [61, { samples: 1, bytes: 2, none: -32_768, read: (view, at) => view.getInt16(2 * at, false) }],
  [
    160,
    {
      samples: 1,
      bytes: 2,
      none: -32_768,
      read: (view, at) => view.getUint16(2 * at, true) - 32_768,
    },
  ],
  [80, { samples: 1, bytes: 1, none: -128, read: (view, at) => view.getUint8(at) - 128 }],
  [
    24,
    {
      samples: 1,
      bytes: 3,
      none: -8_388_608,
      read: (view, at) => view.getUint16(3 * at, true) + 65_536 * view.getInt8(3 * at + 2),
    },
  ],
  [
    32,
    { samples: 1, bytes: 4, none: -2_147_483_648, read: (view, at) => view.getInt32(4 * at, true) },
  ],
  [
    212,
    {
      samples: 2,
      bytes: 3,
      none: -2048,
      read: (view, at) => {
        const from = 3 * (at >> 1)
        const middle = view.getUint8(from + 1)
        return at & 1
          ? twelve(view.getUint8(from + 2) | ((middle & 0xf0) << 4))
          : twelve(view.getUint8(from) | ((middle & 0x0f) << 8))
      },
    },
  ],
  [
    310,
    {
      samples: 3,
      bytes: 4,
      none: -512,
      read: (view, at) => {
        const from = 4 * Math.floor(at / 3)
        const [low, high] = [view.getUint16(from, true), view.getUint16(from + 2, true)]
        if (at % 3 === 0) return ten((low >> 1) & 0x3ff)
        return at % 3 === 1 ? ten((high >> 1) & 0x3ff) : ten((low >> 11) | ((high >> 11) << 5))
      },
    },
  ],
  [
    311,
    {
      samples: 3,
      bytes: 4,
      none: -512,
      read: (view, at) =>
        ten((view.getUint32(4 * Math.floor(at / 3), true) >>> (10 * (at % 3))) & 0x3ff),
    },
  ],
])

/** Returns the sample format with a WFDB format number. Throws a `RejectedFileError` if the format is unsupported. */
export const findSampleFormat = (number: number): SampleFormat => {
  const format = formats.get(number)
  if (!format)
    throw new RejectedFileError(
      `The samples are written in format ${number}, which cannot be read: convert them to format 16`,
    )
  return format
}

export const countSamples = ({ samples, bytes }: SampleFormat, size: number): number =>
  Math.floor(size / bytes) * samples + (samples === 2 && size % bytes === 2 ? 1 : 0)

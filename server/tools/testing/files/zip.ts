import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. `size` replaces its true unpacked size, and `packed` its compressed bytes. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly size?: number
  readonly packed?: Uint8Array
}

/** Writes a deflated ZIP with the files in the given order. */
export const makeZip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, size = bytes.length, packed = deflateRawSync(bytes) } of entries) {
    const title = Buffer.from(name)
    const facts = Buffer.alloc(22)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(title.length, 0)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, lengths, title, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, lengths, rest, title]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

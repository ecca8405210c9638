import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeySignature } from '#contract/account/second-factor.ts'

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** Encodes the CBOR types that authenticators need: byte strings, texts and small maps. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}
const cborBytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborMap = (...pairs: readonly Buffer[]): Buffer =>
  Buffer.concat([head(5, pairs.length / 2), ...pairs])

const present = 0x01
const withKey = 0x40

/** Creates a software security key that makes one passkey and signs challenges with it. */
export const createAuthenticator = (origin = 'https://salus.example') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0

  const coseKey = cborMap(
    cborInt(1),
    cborInt(2),
    cborInt(3),
    cborInt(-7),
    cborInt(-1),
    cborInt(1),
    cborInt(-2),
    cborBytes(Buffer.from(x, 'base64url')),
    cborInt(-3),
    cborBytes(Buffer.from(y, 'base64url')),
  )
  const dataFor = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** Responds to a registration challenge. */
    make: ({ challenge, rp }: { challenge: string; rp: { id: string } }): NewPasskey => {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const attestation = cborMap(
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        cborMap(),
        cborText('authData'),
        cborBytes(dataFor(rp.id, present | withKey, attested)),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['usb'],
        },
      }
    },
    /** Responds to a login challenge. */
    prove: ({ challenge, rpId }: { challenge: string; rpId: string }): PasskeySignature => {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = dataFor(rpId, present)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      }
    },
  }
}

// What Salus uses of bidi-js, as Node loads it: the package's own types are those of another kind of module.
declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly level: number }[]
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Embedding
    getReorderedIndices(text: string, embedding: Embedding): number[]
    getMirroredCharacter(sign: string): string | null
  }
  export default function createBidi(): Bidi
}

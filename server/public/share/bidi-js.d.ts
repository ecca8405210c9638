// The package's own types describe its ES module, but Node loads another one.
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

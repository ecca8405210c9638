/** COinS metadata of a publication, which citation managers such as Zotero read from lists. */
export const CoinsSpan = ({ of }: { of: string | undefined }) =>
  of ? <span className="Z3988" title={of} /> : null

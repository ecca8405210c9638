/** A publication for citation managers (COinS), such as Zotero, which save the items of a list by it. */
export const CoinsSpan = ({ of }: { of: string | undefined }) =>
  of ? <span className="Z3988" title={of} /> : null

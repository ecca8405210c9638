/** Removes characters that nobody sees, such as the zero-width spaces of web pages. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

// Each matches a whole text: an identifier behind its label or in a URL as browsers show it.

/** A PubMed number with a label or in a URL. */
export const pmidShape =
  /^(?:(?:pmids?|pubmed(?:\s{0,3}ids?)?)\s{0,3}:?\s{0,3}|(?:https?:\/\/)?(?:www\.|m\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/|europepmc\.org\/(?:article|abstract)\/med\/)(?:\?(?:[^#\s&]{1,100}&){0,5}term=)?)(\d{1,9})(?:%5buid%5d)?\/?(?:[?#&]\S*)?$/i

/** A number of PubMed Central. */
export const pmcShape =
  /^(?:pmcids?\s{0,3}:?\s{0,3}|(?:https?:\/\/)?(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov\/articles|ncbi\.nlm\.nih\.gov\/pmc\/articles|europepmc\.org\/(?:articles|(?:article|abstract)\/pmc))\/)?(PMC\d{1,9})(?:[/?#]\S*)?$/i

/** An ORCID iD. */
export const orcidShape =
  /^(?:orcid(?:\s{0,3}ids?)?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/(?:my-orcid\?orcid=)?)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?(?:[?#&]\S*)?$/i

/** An arXiv number with or without its version. */
export const arxivShape =
  /^(?:arxiv(?:\s{0,3}ids?)?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf|html|format|src|e-print)\/)?((?:\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?)(?:\.pdf)?\/?(?:[?#]\S*)?$/i

/** A DOI at its resolver, or with a label, or by itself. Only at the resolver a query is not part of the DOI. */
export const doiShape =
  /^(?:dois?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/(?:doi:)?(10\.\d{4,9}\/[^\s?#]+)(?:[?#]\S*)?|(10\.\d{4,9}\/\S+))$/i

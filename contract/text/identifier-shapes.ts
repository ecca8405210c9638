/** Removes invisible characters, such as zero-width spaces copied from web pages. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

// Each of these patterns matches a whole text: an identifier, alone, with a label or in a URL.

export const pmidPattern =
  /^(?:(?:pmids?|pubmed(?:\s{0,3}ids?)?)\s{0,3}:?\s{0,3}|(?:https?:\/\/)?(?:www\.|m\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/|europepmc\.org\/(?:article|abstract)\/med\/)(?:\?(?:[^#\s&]{1,100}&){0,5}term=)?)(\d{1,9})(?:%5buid%5d)?\/?(?:[?#&]\S*)?$/i

export const pmcPattern =
  /^(?:pmcids?\s{0,3}:?\s{0,3}|(?:https?:\/\/)?(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov\/articles|ncbi\.nlm\.nih\.gov\/pmc\/articles|europepmc\.org\/(?:articles|(?:article|abstract)\/pmc))\/)?(PMC\d{1,9})(?:[/?#]\S*)?$/i

export const orcidPattern =
  /^(?:orcid(?:\s{0,3}ids?)?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/(?:my-orcid\?orcid=)?)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?(?:[?#&]\S*)?$/i

export const arxivPattern =
  /^(?:arxiv(?:\s{0,3}ids?)?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf|html|format|src|e-print)\/)?((?:\d{4}\.\d{4,5}|[a-z-]{1,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?)(?:\.pdf)?\/?(?:[?#]\S*)?$/i

/** Matches a DOI, alone, with a label or in a URL. In a URL, the query is not part of the DOI. */
export const doiPattern =
  /^(?:dois?\s{0,3}:?\s{0,3})?(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/(?:doi:)?(10\.\d{4,9}\/[^\s?#]+)(?:[?#]\S*)?|(10\.\d{4,9}\/\S+))$/i

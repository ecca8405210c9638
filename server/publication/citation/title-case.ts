const small = new Set(
  'a an and as at but by for from if in into is its nor of off on onto or over per so than that the to toward towards up upon using via vs vs. versus when with within without yet are be between among across after against before during through under'.split(
    ' ',
  ),
)

/** Names that are frequent in titles about health and computing. */
const knownNames = new Set(
  `Africa African America American Antarctica Arabic Argentina Asia Asian Australia Australian Austria Austrian Bangladesh
  Bayes Bayesian Belgium Belgian Boltzmann Brazil Brazilian Britain British Canada Canadian Chile China Chinese Colombia
  Crohn Denmark Danish Dirichlet Doppler Dutch Egypt England English Euclidean Europe European Fourier France French Gaussian
  German Germany Ghana Greece Greek Hausdorff Hilbert Hodgkin India Indian Indonesia Iran Iraq Ireland Irish Israel Israeli
  Italian Italy Jaccard Japan Japanese Kalman Kenya Korea Korean Lagrangian London Lyapunov Malawi Markov Markovian Mexico
  Nepal Netherlands Nigeria Norway Norwegian Pakistan Parkinson Parkinsonian Poisson Poland Polish Portugal Portuguese Raman
  Riemannian Russia Russian Rwanda Scotland Scottish Shapley Singapore Spain Spanish Sweden Swedish Swiss Switzerland Taiwan
  Tanzania Thailand Turing Turkey Turkish Uganda Ukraine Vietnam Vietnamese Wasserstein Wilcoxon Zambia Zimbabwe
  Alzheimer Dr Mr Mrs Prof Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September
  October November December`.split(/\s+/),
)

const withoutPunctuation = (word: string): string =>
  /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u.exec(word)?.[0] ?? ''

const isCapitalised = (word: string) => /^\p{Lu}/u.test(withoutPunctuation(word))

const withoutPossessive = (word: string) => word.replace(/['’]s$/, '')

/** Whether the capitals of a part are meaningful: `EEG`, `ConvLSTM`, `H1`, the D of `vitamin D`. */
const isMeaningful = (part: string): boolean => {
  const letters = withoutPunctuation(part)
  if (letters.length === 1) return letters !== 'A' && isCapitalised(letters)
  return /\p{Lu}/u.test(letters.slice(1)) || (/\d/.test(letters) && /\p{Lu}/u.test(letters))
}

const isName = (part: string) => knownNames.has(withoutPossessive(withoutPunctuation(part)))

const endsTitlePart = (word: string) => /[:?!]["”’)]?$|^[–—]$/.test(word)

interface Part {
  readonly text: string
  readonly isKept: boolean
  readonly isFirst: boolean
}

/**
 * Words that stay in lower case at the start of a title: Greek letters as in `α-synuclein`, and the `ß` that
 * people type instead of β.
 */
const lastingSmall = /^\P{L}*(?:\p{sc=Greek}(?!\p{sc=Greek})|ß)/u

const partsOfWord = (word: string): string[] => word.split(/([-–/])/)

/**
 * Whether a word has capitals only because of the title style. Names, abbreviations and small words do not.
 */
const isStyled = (word: string): boolean => {
  const letters = withoutPunctuation(word)
  return (
    letters.length > 1 && !small.has(letters.toLowerCase()) && !isMeaningful(word) && !isName(word)
  )
}

/**
 * Splits a title into words and spaces, and words at hyphens and slashes. Marks the parts whose capitals must
 * stay.
 */
const partsOfTitle = (title: string, properNouns: readonly string[]): Part[] => {
  const kept = new Set(properNouns.flatMap((each) => each.split(/\s+/)).map(withoutPunctuation))
  const words = title.split(/(\s+)/)
  const isStart = (index: number) => index === 0 || endsTitlePart(words[index - 2] ?? '')
  const hasLatin = /\p{sc=Latin}/u.test(title)
  const canBegin = (word: string) => !(hasLatin && lastingSmall.test(word))
  const chosen = words.filter((word, index) => !isStart(index) && isStyled(word))
  const capitals = chosen.filter(isCapitalised).length
  // If nearly every word has a capital, capitals have no meaning.
  const isInCapitals = capitals > 0 && (chosen.length - capitals) * 4 <= capitals
  return words.flatMap((word, index) => {
    const isWhole = kept.has(withoutPunctuation(word)) || /^\P{L}*(?!A)\p{Lu}-/u.test(word)
    return (isWhole ? [word] : partsOfWord(word)).map((text, at) => ({
      text,
      isFirst: at === 0 && isStart(index) && canBegin(word),
      isKept:
        isWhole ||
        isMeaningful(text) ||
        (isCapitalised(text) && (kept.has(withoutPunctuation(text)) || isName(text))) ||
        (!isInCapitals && isCapitalised(text) && !(at === 0 && isStart(index))),
    }))
  })
}

const capitalise = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** Converts a title to sentence case. Keeps meaningful capitals. */
export const toSentenceCase = (title: string, properNouns: readonly string[] = []): string =>
  partsOfTitle(title, properNouns)
    .map(({ text, isKept, isFirst }) => {
      if (isKept || /\p{Lu}/u.test(withoutPunctuation(text).slice(1))) return text
      if (isFirst) return /\d/.test(text) ? text : capitalise(text)
      return text.toLowerCase()
    })
    .join('')

/**
 * Rewrites a title with `protect` for each part whose capitals a citation style would wrongly remove, and
 * `write` for the others.
 */
export const protectTitleCapitals = (
  title: string,
  properNouns: readonly string[],
  protect: (text: string) => string,
  write: (text: string) => string,
): string =>
  partsOfTitle(title, properNouns)
    .map(({ text, isKept, isFirst }) =>
      isKept && /\p{Lu}/u.test(text) && !(isFirst && !isMeaningful(text))
        ? protect(text)
        : write(text),
    )
    .join('')

/**
 * Returns the words that conversion to sentence case would wrongly put in lower case. Only the
 * author knows that they are names.
 */
export const wordsNeedingCaseProtection = (title: string, words: readonly string[]): string[] => {
  const small = toSentenceCase(title).split(/\s+/)
  const changed = title
    .split(/\s+/)
    .filter((word, index) => isCapitalised(word) && word !== small[index])
  const named = new Set(words.map(withoutPunctuation))
  return [...new Set(changed.map(withoutPunctuation))].filter((word) => named.has(word))
}

/** Whether a word has a capital that depends only on style. */
export const hasStylisticCapital = (word: string): boolean =>
  partsOfWord(word).some((part) => isCapitalised(part) && isStyled(part))

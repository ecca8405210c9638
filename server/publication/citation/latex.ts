import { protectTitleCapitals } from './title-case.ts'

const latexEscapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '<': '$<$',
  '>': '$>$',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '…': '\\ldots{}',
  '°': '\\textdegree{}',
  '±': '$\\pm$',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '−': '$-$',
  '≤': '$\\leq$',
  '≥': '$\\geq$',
  '≈': '$\\approx$',
  '∞': '$\\infty$',
  '→': '$\\rightarrow$',
  '\u00a0': '~',
}

const greek =
  'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'.split(
    ' ',
  )
const letters = new Map(
  greek.flatMap((word, index) => (index % 2 === 0 ? [[greek[index + 1], `$\\${word}$`]] : [])),
)

/** Escapes a text for LaTeX. Accented letters stay, because LaTeX reads UTF-8. */
export const toLatex = (text: string): string =>
  Array.from(text, (sign) => latexEscapes[sign] ?? letters.get(sign) ?? sign).join('')

/** Escapes a title for LaTeX. Braces keep meaningful capitals in every bibliography style: `{EEG} and the {Dice} coefficient`. */
export const toLatexTitle = (title: string, properNouns: readonly string[]): string =>
  protectTitleCapitals(title, properNouns, (part) => `{${toLatex(part)}}`, toLatex)

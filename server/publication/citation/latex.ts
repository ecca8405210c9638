import { protectCase } from './title-case.ts'

/** Signs that LaTeX reads as commands, and how to mean the sign itself. */
const commands: Readonly<Record<string, string>> = {
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

/** Text as LaTeX sets it. Letters with accents stay as they are: LaTeX reads UTF-8. */
export const toLatex = (text: string): string =>
  Array.from(text, (sign) => commands[sign] ?? letters.get(sign) ?? sign).join('')

/** A title whose capitals every bibliography style keeps where they mean something: `{EEG} and the {Dice} coefficient`. */
export const toLatexTitle = (title: string, properNouns: readonly string[]): string =>
  protectCase(title, properNouns, (part) => `{${toLatex(part)}}`, toLatex)

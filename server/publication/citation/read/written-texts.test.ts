import { describe, expect, test } from 'vitest'
import { bibtexEntry, parseFirstWork } from '#server/tools/testing/content/read-works.ts'

describe('characters that have another meaning in LaTeX', () => {
  test.for([
    ['p < 0.05 and n > 30', 'p < 0.05 and n > 30'],
    ['CO<sub>2</sub> in <i>E. coli</i>', 'CO2 in E. coli'],
    [
      '10<sup>6</sup> cells, 10<jats:sup>−3</jats:sup> m, the 5<sup>th</sup>',
      '10⁶ cells, 10⁻³ m, the 5th',
    ],
    ['50% of all, and 20\\% more', '50% of all, and 20% more'],
    ['Half (50%\n of them) went', 'Half (50% of them) went'],
    ['Care for $5 a day', 'Care for $5 a day'],
    ['From $5 to $10', 'From $5 to $10'],
    ['Levels $p<0.05$ of $\\alpha$', 'Levels p<0.05 of α'],
    ['5 $\\mu$m in $\\mu$CT', '5 μm in μCT'],
    ['{\\textless}i{\\textgreater}In vivo{\\textless}/i{\\textgreater}', 'In vivo'],
    ['A List<T> where a < b', 'A List<T> where a < b'],
  ] as const)('%s', ([written, read]) => {
    for (const value of [`{${written}}`, `"${written}"`]) {
      const text = `@article{k, author={A B}, title=${value}, abstract=${value}, year=2020}`
      expect(parseFirstWork(text)).toMatchObject({
        title: read,
        abstract: read,
        date: '2020-01-01',
      })
    }
  })

  test('in macros, and in entries in parentheses', () => {
    const text = `@string{j = "50% Journal"}
@article(k, title = {p < 1}, author = "A B", journal = j, abstract = "n > 3")`
    expect(parseFirstWork(text)).toMatchObject({
      title: 'p < 1',
      venue: '50% Journal',
      abstract: 'n > 3',
    })
  })

  test('in DOIs and URLs', () => {
    expect(parseFirstWork(bibtexEntry('doi={10.1007/978-3-319-24574-4\\_28}'))?.doi).toBe(
      '10.1007/978-3-319-24574-4_28',
    )
    expect(parseFirstWork(bibtexEntry('doi={10.1007/978{\\_}28}'))?.doi).toBe('10.1007/978_28')
    expect(parseFirstWork(bibtexEntry('website={https://lab.example/a%20b_c~d.pdf}'))?.url).toBe(
      'https://lab.example/a%20b_c~d.pdf',
    )
    expect(
      parseFirstWork(bibtexEntry('howpublished={\\url{https://lab.example/a_b%20c}}', 'misc')),
    ).toMatchObject({ url: 'https://lab.example/a_b%20c', venue: '' })
  })
})

describe('markup that publishers leave in texts', () => {
  test.for([
    [
      'Caf&eacute; &ndash; &alpha;&Omega;, 5&nbsp;&micro;g &plusmn; 2&deg;C',
      'Café – αΩ, 5 µg ± 2°C',
    ],
    [
      '&ldquo;Big&rdquo; data&hellip; &le; &frac12; &AElig; &unknown; R&D;',
      '“Big” data… ≤ ½ Æ &unknown; R&D;',
    ],
    ['&amp;lt; stays', '&lt; stays'],
    ['Radio&shy;graphs', 'Radiographs'],
  ] as const)('entities of HTML: %s', ([written, read]) => {
    expect(
      parseFirstWork(`TY  - JOUR\nTI  - ${written}\nAU  - M&uuml;ller, J&ouml;rg\nER  -`),
    ).toMatchObject({
      title: read,
      authors: [{ family: 'Müller', given: 'Jörg' }],
    })
  })

  test('headings and paragraphs of an abstract stay separate', () => {
    const abstract =
      '<h4>Background</h4>Some <sup>18</sup>F text.<jats:p>More.</jats:p><jats:p>H<sub>2</sub>O<br/>end</jats:p>'
    expect(parseFirstWork(bibtexEntry(`abstract={${abstract}}`))?.abstract).toBe(
      'Background: Some 18F text.\n\nMore.\n\nH2O end',
    )
  })
})

test.for([
  ['A $\\mathcal{O}(n\\log n)$ method', 'A O(n log n) method'],
  ['On $\\mathbb{R}^d$ and $\\mathbf x \\in \\mathrm{SE}(3)$', 'On Rᵈ and x∈SE(3)'],
  ['$\\log(n)$, $x_{\\max}$ and $\\arg\\max f$', 'log(n), xₘₐₓ and arg max f'],
  ['$\\hat{y}$, $\\boldsymbol{\\theta}$ and $x_\\text{AUC}$', 'ŷ, θ and xAUC'],
  ['$\\operatorname{argmax}$ of $\\ell_1$', 'argmax of ℓ₁'],
] as const)('formulas of LaTeX: %s', ([written, read]) => {
  expect(parseFirstWork(`@article{k, title={${written}}, author={Doe, Jane}}`)).toMatchObject({
    title: read,
    properNouns: [],
  })
})

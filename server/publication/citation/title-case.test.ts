import { describe, expect, test } from 'vitest'
import { toLatexTitle } from './latex.ts'
import { readBibtex } from './read/bibtex.ts'
import { toSentenceCase } from './title-case.ts'

describe('sentence case keeps meaningful capitals', () => {
  test.each([
    ['Deep Learning for Brain Segmentation', 'Deep learning for brain segmentation'],
    [
      'U-Net: Convolutional Networks in Alzheimer’s Disease',
      'U-Net: Convolutional networks in Alzheimer’s disease',
    ],
    ['GAN-Based Large-Scale ConvLSTM of Vitamin D', 'GAN-based large-scale ConvLSTM of vitamin D'],
    [
      'Mister Sparkle meets the Yakuza: depictions of Japan',
      'Mister Sparkle meets the Yakuza: Depictions of Japan',
    ],
    ['EEG and the Dice coefficient', 'EEG and the Dice coefficient'],
    ['Attention Is All You Need', 'Attention is all you need'],
    ['mRNA vaccines: p53 in Germany', 'mRNA vaccines: p53 in Germany'],
    [
      'α-Synuclein in Parkinson’s Disease: β-blockers',
      'α-synuclein in Parkinson’s disease: β-blockers',
    ],
    ['Outcomes: ß-blockers in heart failure', 'Outcomes: ß-blockers in heart failure'],
    ['η μάθηση: μια εισαγωγή', 'Η μάθηση: Μια εισαγωγή'],
    ['学習 の 方法', '学習 の 方法'],
    ['', ''],
  ])('%s', (title, expected) => {
    expect(toSentenceCase(title)).toBe(expected)
  })

  test('keeps words that are given as names', () => {
    expect(toSentenceCase('Learning to See with Dr. House', ['House'])).toBe(
      'Learning to see with Dr. House',
    )
    expect(toSentenceCase('Sampling by Monte Carlo Methods', ['Monte Carlo'])).toBe(
      'Sampling by Monte Carlo methods',
    )
  })
})

describe('BibTeX', () => {
  test.each([
    [
      'Deep Learning for Brain Segmentation with U-Net',
      [],
      'Deep Learning for Brain Segmentation with {U-Net}',
    ],
    ['EEG and the Dice coefficient', [], '{EEG} and the {Dice} coefficient'],
    ['Learning to See with Dr. House', ['House'], 'Learning to See with {Dr.} {House}'],
    ['Contours: An atlas', [], 'Contours: An atlas'],
  ])('has braces where they are needed: %s', (title, nouns, latex) => {
    expect(toLatexTitle(title, nouns)).toBe(latex)
  })

  test('keeps the words in braces', () => {
    const titles = [
      "Deep {L}earning for {Alzheimer}'s {Goldfish} with {U-Net} of {Two Cities}",
      '{\\"U}ber {M{\\"u}ller} and \\emph{Salmonella}',
      'Plain Title Here',
      // Capitals that are obviously meaningful need not be stored.
      '{Retinal} imaging in {Goldfish}: {A} study with {Ècole}',
      // Zotero puts every capitalised word in braces, Mendeley the whole title.
      'Language {Models} are {Few}-{Shot} {Learners}',
      '{Multi-site fMRI Analysis Using Federated Learning and Domain Adaptation}',
      '{BioBERT: a model for texts}',
    ]
    const text = titles.map(
      (title, at) => `@article{k${at},
  author = {Doe, Jane}, title = {${title}}, booktitle={{Other} Book}, year = 2020}`,
    )
    const read = readBibtex(text.join('\n'))
    expect(read.map((each) => ('work' in each ? each.work.properNouns : each))).toEqual([
      ['Learning', 'Goldfish', 'Two', 'Cities'],
      ['Müller'],
      [],
      [],
      [],
      [],
      [],
    ])
  })
})

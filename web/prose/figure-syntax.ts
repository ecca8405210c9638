import type { Data } from 'unified'
import { isFigureLine } from '#contract/figure/figure-line.ts'

type Syntax = NonNullable<Data['micromarkExtensions']>[number]
type Compiler = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly object[]>

declare module 'mdast' {
  interface FigureLine extends Literal {
    type: 'figureLine'
  }
  interface RootContentMap {
    figureLine: FigureLine
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    figureLine: 'figureLine'
  }
}

const colon = 58

/** Micromark extension that tokenises a figure line as a block, also within paragraphs, quotes and lists. */
export const figureLineSyntax: Syntax = {
  flow: {
    [colon]: {
      name: 'figureLine',
      tokenize(effects, ok, nok) {
        return (first) => {
          const token = effects.enter('figureLine')
          const eat: typeof ok = (code) => {
            // Codes below -2 are line endings, null is the end of the text. Tabs are -2 and -1.
            if (code !== null && code > -3) {
              effects.consume(code)
              return eat
            }
            effects.exit('figureLine')
            return isFigureLine(this.sliceSerialize(token)) ? ok(code) : nok(code)
          }
          return eat(first)
        }
      },
    },
  },
}

/** Turns a figure token into a Markdown node. The node's value is the source line. */
export const figureLineCompiler: Compiler = {
  enter: {
    figureLine(token) {
      this.enter({ type: 'figureLine', value: this.sliceSerialize(token) }, token)
    },
  },
  exit: {
    figureLine(token) {
      this.exit(token)
    },
  },
}

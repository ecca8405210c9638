import { describe, expect, test } from 'vitest'
import { parseFrontMatter } from './front-matter.ts'
import { readYaml } from './yaml.ts'
import { indentContinuedYaml } from './yaml-indent.ts'

const valuesOf = (lines: readonly string[]) => readYaml(lines.join('\n')).values

type Example = readonly [lines: readonly string[], values: unknown]

describe('YAML is read as Hugo and Jekyll read it', () => {
  test.for<Example>([
    [['a: "one', 'two"', 'b: x'], { a: 'one two', b: 'x' }],
    [["a: 'one", "it''s: # --- two", '', "three'"], { a: "one it's: # --- two\nthree" }],
    [['a: "one', '--- two: "', 'b: x'], { a: 'one --- two: ', b: 'x' }],
    [['a: "one \\"', 'two\\', 'three" # four'], { a: 'one " twothree' }],
    [
      ['- a: "one', 'two"', '  b: x', '- "three', 'four"'],
      [{ a: 'one two', b: 'x' }, 'three four'],
    ],
    [['a:', '  b: "one', '# two"', '  c: x'], { a: { b: 'one # two', c: 'x' } }],
    [['a:', '  "one', 'two"', 'b: x'], { a: 'one two', b: 'x' }],
    [['a: ["one', 'two",', 'x, {b: "y', '}"}', ']'], { a: ['one two', 'x', { b: 'y }' }] }],
    [['a: [', "it's, # don't", 'x', ']', 'b: "', "'", '"'], { a: ["it's", 'x'], b: " ' " }],
    [['a: &x "one', 'two"', 'b: *x'], { a: 'one two', b: 'one two' }],
    [['a: !tag "one', 'two"'], { a: 'one two' }],
    [['"a b": "one', '\ttwo"\t', 'c: x\t# y'], { 'a b': 'one two', c: 'x' }],
  ])('values in quotation marks or brackets continue at any column: %#', ([lines, values]) => {
    expect(valuesOf(lines)).toEqual(values)
  })

  test.for<Example>([
    [['a: |', '  "one', '', '   --- two: # x', 'b: "y"'], { a: '"one\n\n --- two: # x\n', b: 'y' }],
    [['a:', '- >-', '  "one', '  [two', '- x'], { a: ['"one [two', 'x'] }],
    [['a: |2', '    "one', '  two', 'b: x'], { a: '  "one\ntwo\n', b: 'x' }],
    [
      ["a: it's", '  "one: two" x'.replace(': ', ':'), 'b: "x"'],
      { a: 'it\'s "one:two" x', b: 'x' },
    ],
    [['a: 5" screen', 'b: x # "'], { a: '5" screen', b: 'x' }],
    [['# "', 'a: x#"', "b: 'y'"], { a: 'x#"', b: 'y' }],
    [['---', 'a: "one', 'two"', '...'], { a: 'one two' }],
  ])('quotation marks within other values open nothing: %#', ([lines, values]) => {
    expect(valuesOf(lines)).toEqual(values)
  })

  test('the last of repeated keys counts, and a note names them', () => {
    expect(readYaml('a: x\nb:\n  c: 1\n  c: 2\na: y\n')).toEqual({
      values: { a: 'y', b: { c: 2 } },
      notes: ['Given more than once, the last one counts: a, c'],
    })
  })

  test('numbers stay as they were written', () => {
    expect(
      readYaml('phone: 0171\nversion: 1.10\nid: 12345678901234567890\nyear: 2020').values,
    ).toEqual({
      phone: '0171',
      version: '1.10',
      id: '12345678901234567890',
      year: 2020,
    })
  })
})

test.for([
  [
    '---\ntitle: A\n\nsummary: |\n  "\n\nvenue: "B\nyear: 2020\n---\n',
    'line 7: a quotation mark is not closed',
  ],
  ['---\ntitle: "A\nauthors:\n- "B"\n---\n', 'line 2: a quotation mark is not closed'],
  ['---\ntags: [a, b\ntitle: A\n---\n', 'line 2: a bracket is not closed'],
  ['---\na:\n\tb: x\n---\n', 'line 3: a tab indents it, where only spaces are allowed'],
  [
    '---\na: @b\n---\n',
    'line 2: a value that starts with a special character needs quotation marks',
  ],
  ['---\na: On: b\n---\n', 'line 2: a value with a colon or a dash needs quotation marks'],
  ['---\na: b\n  c: d\n---\n', 'line 3: it is indented, but the line above has a value already'],
  ['---\na: b\nc\nd: e\n---\n', 'line 3: it has no colon followed by a space'],
  ['---\na: "b" c\n---\n', 'line 2: text follows the end of a value'],
  ['---\na:\n    b: x\n  c: y\n---\n', 'line 4: its indentation does not match the lines above'],
  ['---\na: "\\d"\n---\n', 'line 2: a backslash between double quotation marks must be doubled'],
  [
    '---\na: *b\n---\n',
    'YAML that can be read: a value that starts with a special character needs quotation marks',
  ],
  ['---\na: b\nText', 'line 1: the front matter that starts here has no end'],
  ['+++\na = 1\nb = "c\n+++\n', 'TOML that can be read, line 3: a quotation mark is not closed'],
  [
    '{\n"a": 1\n"b": 2\n}\n',
    "JSON that can be read, line 3: Expected ',' or '}' after property value",
  ],
])('the error of front matter names line and cause: %#', ([source = '', message]) => {
  expect(() => parseFrontMatter(source)).toThrow(message)
})

test('front matter ends where Hugo and Jekyll end it', () => {
  expect(parseFrontMatter('---\na: |\n  ---\n...\nText')).toMatchObject({
    data: { a: '---\n' },
    body: 'Text',
  })
  expect(parseFrontMatter('{"a": {"b": "}"}}\nText')).toEqual({
    data: { a: { b: '}' } },
    body: 'Text',
  })
  expect(parseFrontMatter('+++\na = 2020-01-02\n+++\nText')).toMatchObject({
    data: { a: '2020-01-02' },
  })
  const rules = '---\nA text.\n---\n'
  expect(parseFrontMatter(rules)).toEqual({ data: {}, body: rules })
})

test('YAML is indented in linear time', () => {
  const shapes = [
    '"\n',
    "'",
    'a: ',
    '- ',
    '[',
    'a: [\n',
    '!x ',
    'a: "x\ny"\n',
    'a: |\n',
    '\\"',
    '# ',
  ]
  for (const shape of shapes) {
    const yaml = `a: "${shape.repeat(50_000)}`
    expect(indentContinuedYaml(yaml).text.length).toBeGreaterThanOrEqual(yaml.length)
    expect(indentContinuedYaml(yaml.replace('"', '')).text.length).toBeGreaterThan(50_000)
  }
})

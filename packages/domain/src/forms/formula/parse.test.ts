import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFormula } from './parse.ts';

describe('mistakes in formulas', () => {
  it.each([
    ['', 'Formula ends too early (at character 1)'],
    ['1 +', 'Formula ends too early (at character 4)'],
    ['a b', 'Unexpected “b” (at character 3)'],
    ['(1', 'Expected “)” but found the end (at character 3)'],
    ['a ? 1', 'Expected “:” but found the end (at character 6)'],
    ["sex == 'm", 'Unclosed text (at character 8)'],
    ['a = 1', 'Unexpected “=” (at character 3)'],
    ['f(a,)', 'Unexpected “)” (at character 5)'],
    ['a.', 'Expected a name after “.” but found the end (at character 3)'],
    ['lookup(a, {b: 1})', 'Expected a code but found “b” (at character 12)'],
    ['1。5', 'Unexpected “。” (at character 2)'],
  ])('%s', (formula, message) => expect(() => parseFormula(formula)).toThrow(message));
});

describe('hostile text', () => {
  it.each(
    ['(', '-', '1+', '[', 'a?', "'", "'a'", ' ', 'f(', '1', 'a^', 'a ', '.', '{1:', '\n', '头'].map((text) => [text]),
  )('100 kB of “%s” is refused at once', (text) => {
    expect(() => parseFormula(text.repeat(100_000 / text.length))).toThrow(SyntaxError);
  });

  it('is either a formula or a SyntaxError, never anything else', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'a',
        '1',
        "'x'",
        '(',
        ')',
        '+',
        '-',
        '?',
        ':',
        ',',
        '[',
        ']',
        '{',
        '}',
        '.',
        '&&',
        '!',
        '^',
        'f(',
        '__proto__',
        ' ',
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => list.join('')),
        ),
        (text) => {
          expect(outcomeOf(text)).toMatch(/^(formula|SyntaxError)$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

function outcomeOf(text: string): string {
  try {
    parseFormula(text);
    return 'formula';
  } catch (error) {
    return error instanceof Error ? error.name : 'something else';
  }
}

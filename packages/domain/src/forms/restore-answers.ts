import { isMaskedNumber, maskFor, type SensitiveKind } from '../shared/index.ts';
import type { Answers } from './form-engine.ts';
import type { SensitiveFields } from './sensitive-answers.ts';

/** Where whole numbers are looked for, in this order: under the same key first, then under any. */
export type NumberSources = readonly Answers[];

const NUMBERS: readonly SensitiveKind[] = ['id-number', 'phone'];

/** The whole number behind a mask of a field, `undefined` where none of the sources has it. */
export function numberBehind(
  mask: string,
  key: string,
  kind: SensitiveKind,
  sources: NumberSources,
): string | undefined {
  const isIt = (value: unknown): value is string =>
    typeof value === 'string' && !isMaskedNumber(value) && maskFor('reveals', kind, value) === mask;
  return (
    sources.map((source) => source[key]).find(isIt) ?? sources.flatMap((source) => Object.values(source)).find(isIt)
  );
}

/**
 * Puts back the numbers that were masked for who fills a form: an untouched mask stands for the number it hides. `unknown`: fields whose mask
 * hides nothing that is stored; it must not be stored in place of a number.
 */
export function restoreAnswers(
  fields: SensitiveFields,
  answers: Answers,
  sources: NumberSources,
): { readonly answers: Answers; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const restored = Object.entries(answers).map(([key, value]) => {
    const kind = fields.kinds.get(key);
    if (kind === undefined || !NUMBERS.includes(kind) || typeof value !== 'string' || !isMaskedNumber(value))
      return [key, value] as const;
    const whole = numberBehind(value, key, kind, sources);
    if (whole === undefined) unknown.push(key);
    return [key, whole ?? value] as const;
  });
  return { answers: Object.fromEntries(restored), unknown };
}

import type { Condition } from './form-definition.ts';

type Leaf = Extract<Condition, { readonly field: string }>;

/** Keys a condition looks at. */
export function fieldsOfCondition(condition: Condition): readonly string[] {
  if ('field' in condition) return [condition.field];
  return ('all' in condition ? condition.all : condition.any).flatMap(fieldsOfCondition);
}

/** Whether an answer holds one of the accepted codes; of several chosen codes one is enough. */
export function holdsOneOf(answer: unknown, accepted: readonly (string | boolean)[]): boolean {
  if (Array.isArray(answer)) return answer.some((code) => holdsOneOf(code, accepted));
  if (typeof answer === 'number') return accepted.includes(String(answer));
  return (typeof answer === 'string' || typeof answer === 'boolean') && accepted.includes(answer);
}

const meets = (condition: Leaf, answer: unknown): boolean =>
  'above' in condition ? typeof answer === 'number' && answer > condition.above : holdsOneOf(answer, condition.in);

/** A missing answer meets no condition. `read` gives the answer of a field that is asked. */
export function isMet(condition: Condition, read: (key: string) => unknown): boolean {
  if ('field' in condition) return meets(condition, read(condition.field));
  if ('all' in condition) return condition.all.every((part) => isMet(part, read));
  return condition.any.some((part) => isMet(part, read));
}

/** Compiled form of `isMet`: names turned into positions once. */
export function compileCondition(
  condition: Condition,
  indexOf: (key: string) => number | undefined,
): (read: (index: number) => unknown) => boolean {
  if ('field' in condition) {
    const index = indexOf(condition.field);
    return index === undefined ? () => false : (read) => meets(condition, read(index));
  }
  const parts = ('all' in condition ? condition.all : condition.any).map((part) => compileCondition(part, indexOf));
  return 'all' in condition ? (read) => parts.every((part) => part(read)) : (read) => parts.some((part) => part(read));
}

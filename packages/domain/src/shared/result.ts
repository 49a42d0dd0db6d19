/** Outcome of an operation whose failure is part of the business, not a defect. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/**
 * A result that worked out.
 *
 * @example
 * ```ts
 * ok(76); // { ok: true, value: 76 }
 * ```
 */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
/**
 * A result that did not, with why. For what users can cause; nothing is thrown.
 *
 * @example
 * ```ts
 * fail('wrong-length'); // { ok: false, failure: 'wrong-length' }
 * ```
 */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });

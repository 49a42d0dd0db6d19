/** A value that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON value with keys. */
export type JsonObject = { readonly [key: string]: Json };

/**
 * Neither a list nor `null`: something with members.
 *
 * @example
 * ```ts
 * isJsonObject([]); // false
 * ```
 */
export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

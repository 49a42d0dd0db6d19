import { isJsonObject, type Json, type JsonObject } from '@gongwei/domain/shared';

/** Reads a value out of foreign data; `undefined` where it does not fit. Never throws. */
export type Decoder<Value> = (content: Json) => Value | undefined;

/** An object, or nothing where something else lies there. */
export const objectIn = (content: Json): JsonObject | undefined => (isJsonObject(content) ? content : undefined);

/** A text with something in it, or nothing. */
export const textIn: Decoder<string> = (content) =>
  typeof content === 'string' && content !== '' ? content : undefined;

/** A member that is a text with something in it, or nothing; what objects inherit does not count. */
export const textMember = (content: Json, name: string): string | undefined => {
  const from = objectIn(content);
  return from && Object.hasOwn(from, name) ? textIn(from[name] as Json) : undefined;
};

/** The members that fit; a list with one bad entry is still a list. */
export const listOf =
  <Value>(member: Decoder<Value>): Decoder<readonly Value[]> =>
  (content) =>
    Array.isArray(content) ? content.map(member).filter((value) => value !== undefined) : undefined;

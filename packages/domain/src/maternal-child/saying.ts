import type { Json, JsonObject } from '../shared/index.ts';

/** A rule's result: a part that has nothing to say is absent, so that the field it is proposed for stays empty instead of holding `''` or `[]`. */
export const saying = (entries: readonly (readonly [key: string, value: Json | undefined])[]): JsonObject =>
  Object.fromEntries(
    entries.filter((entry): entry is readonly [string, Json] => {
      const value = entry[1];
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );

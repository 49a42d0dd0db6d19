declare const uuidBrand: unique symbol;

/** A UUID of version 7 (RFC 9562) in lower case: sorts by the time it was made. */
export type UuidV7 = string & { readonly [uuidBrand]: true };

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Puts one together from milliseconds since 1970 (0 to 2^48 - 1) and ten random bytes, of which six bits give way to version and variant.
 * @throws RangeError for anything else, a defect of the caller, whose clock and randomness they are.
 */
export function makeUuidV7(milliseconds: number, random: Uint8Array): UuidV7 {
  if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds >= 2 ** 48)
    throw new RangeError(`No such time: ${milliseconds}`);
  if (random.length < 10) throw new RangeError('A UUIDv7 takes ten random bytes');
  const tail = [...random.subarray(0, 10)];
  tail[0] = 0x70 | (tail[0]! & 0x0f);
  tail[2] = 0x80 | (tail[2]! & 0x3f);
  const hex =
    milliseconds.toString(16).padStart(12, '0') + tail.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as UuidV7;
}

/**
 * The same without the moment: its time is the beginning of its month in UTC, which RFC 9562 leaves to whoever makes it (6.1). For what is made at a
 * birth, whose hour would tell the birthday to whoever sees the identifier in an address.
 * @throws RangeError for what is no time, a defect.
 */
export function ofMonth(id: UuidV7): UuidV7 {
  const at = new Date(timeOfUuidV7(id));
  const time = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}` as UuidV7;
}

/** Reads one in either case; `undefined` for anything else. */
export function parseUuidV7(text: string): UuidV7 | undefined {
  const lower = text.toLowerCase();
  return SHAPE.test(lower) ? (lower as UuidV7) : undefined;
}

/** Milliseconds since 1970 at which it was made, by the clock of whoever made it. */
export const timeOfUuidV7 = (id: UuidV7): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

import type { IdSource } from '@gongwei/application/shared';

type Needs = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Fills with chance: `crypto.getRandomValues`. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

/**
 * UUIDv7 (RFC 9562): 48 bits of time, then a 12-bit count within the millisecond, then chance. Later ones sort later,
 * also when the clock is set back.
 *
 * @example
 * ```ts
 * const ids = createUuidV7Source({ now: Date.now, random: (bytes) => crypto.getRandomValues(bytes) });
 * ids.next().length; // 36
 * ```
 */
export function createUuidV7Source({ now, random }: Needs): IdSource {
  let [last, count] = [0, 0];
  return {
    next() {
      const at = Math.floor(now());
      if (at > last) [last, count] = [at, 0];
      else if (++count > 0xfff) [last, count] = [last + 1, 0];
      const chance = random(new Uint8Array(8));
      chance[0] = ((chance[0] ?? 0) & 0x3f) | 0x80;
      const time = last.toString(16).padStart(12, '0');
      const rest = [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${rest.slice(0, 4)}-${rest.slice(4)}`;
    },
  };
}

import { exact, exactToNumber } from '../../shared/index.ts';

/** What an IEEE 11073 16-bit float may say instead of a number: no number, not at this resolution, beyond either end, reserved. */
export type SpecialFloat = 'NaN' | 'NRes' | '+INFINITY' | '-INFINITY' | 'reserved';

const SPECIALS: { readonly [word: number]: SpecialFloat } = {
  0x07ff: 'NaN',
  0x0800: 'NRes',
  0x07fe: '+INFINITY',
  0x0802: '-INFINITY',
  0x0801: 'reserved',
};

const signed = (value: number, bits: number): number => (value >= 2 ** (bits - 1) ? value - 2 ** bits : value);

/**
 * Value of a 16-bit float (IEEE 11073-20601), little-endian at `offset`: mantissa of 12 signed bits × 10^exponent of 4 signed bits, exactly.
 * `shift` moves the decimal point further: 5 turns kg/L into mg/dL without 0.0055 × 1000 going astray in binary. Missing beyond the end.
 */
export function readSfloat(bytes: Uint8Array, offset: number, shift = 0): number | SpecialFloat | undefined {
  const [low, high] = [bytes[offset], bytes[offset + 1]];
  if (low === undefined || high === undefined) return undefined;
  const word = low + high * 256;
  const special = SPECIALS[word];
  if (special) return special;
  const [mantissa, exponent] = [signed(word % 4096, 12), signed(Math.floor(word / 4096), 4) + shift];
  return exactToNumber(exact(`${mantissa}e${exponent}`));
}

/** A finite number; a special value is none. */
export const finite = (value: number | SpecialFloat | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Bytes written as hexadecimal pairs, blanks between them allowed: `1E 8A 00`. Missing for anything else. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  const digits = text.replace(/\s+/g, '');
  if (digits.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(digits)) return undefined;
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

/** Bytes as hexadecimal pairs, which `bytesOfHex` reads. */
export const hexOfBytes = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ');

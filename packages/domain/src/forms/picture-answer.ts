import type { Json } from '../shared/index.ts';
import { isPicture } from './shown-picture.ts';

/** Bytes of one picture at most: a photo of 1280 pixels a side is a third of it. */
export const LARGEST_PICTURE = 1024 * 1024;
const MOST_PICTURES = 9;
const LONGEST_SIDE = 8_192;

/** What keeps an answer from being a picture (or several): read to its end, not only at its name. Sentences are the form's. */
export function pictureTrouble(value: Json): 'no-picture' | 'too-large' | undefined {
  const pictures = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (pictures.length > MOST_PICTURES) return 'too-large';
  for (const one of pictures) {
    if (!isPicture(one)) return 'no-picture';
    const text = one.slice(one.indexOf(',') + 1);
    if (text.length > (LARGEST_PICTURE * 4) / 3 + 4) return 'too-large';
    const bytes = bytesOf(text);
    if (!bytes || !isWholePicture(bytes)) return 'no-picture';
  }
  return undefined;
}

/** Whether bytes are one PNG or JPEG from the first to the last, with a size that can be drawn. */
export const isWholePicture = (bytes: Uint8Array): boolean => isPng(bytes) || isJpeg(bytes);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49_48_44_52;
const IDAT = 0x49_44_41_54;
const IEND = 0x49_45_4e_44;
/** Bits of a sample, by the kind of colour (PNG specification, table 11.1). */
const DEPTHS: { readonly [kind: number]: readonly number[] } = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function isPng(bytes: Uint8Array): boolean {
  if (!PNG.every((byte, at) => bytes[at] === byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let drawn = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, name] = [view.getUint32(at), view.getUint32(at + 4)];
    const next = at + 12 + length;
    if (next > bytes.length || (at === 8) !== (name === IHDR)) return false;
    if (name === IHDR) {
      const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      const depths = DEPTHS[bytes[at + 17] as number];
      if (length !== 13 || !canBeDrawn(width, height) || !depths?.includes(bytes[at + 16] as number)) return false;
    }
    drawn ||= name === IDAT;
    if (name === IEND) return drawn && length === 0 && next === bytes.length;
    at = next;
  }
  return false;
}

function isJpeg(bytes: Uint8Array): boolean {
  const last = bytes.length - 2;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[last] !== 0xff || bytes[last + 1] !== 0xd9) return false;
  const word = (at: number): number => ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
  let framed = false;
  for (let at = 2; at + 4 <= last; at += 2 + word(at + 2)) {
    if (bytes[at] !== 0xff || word(at + 2) < 2) return false;
    const marker = bytes[at + 1] as number;
    // What follows the start of the scan is the picture itself.
    if (marker === 0xda) return framed;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) framed = at + 9 <= last && canBeDrawn(word(at + 7), word(at + 5));
    if (isFrame && !framed) return false;
  }
  return false;
}

const canBeDrawn = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** The bytes of a text in base 64; `undefined` where it is none. Browsers and servers have different ways of their own. */
export function bytesOf(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const end = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - end);
  let [held, bits, at] = [0, 0, 0];
  for (let index = 0; index < text.length - end; index += 1) {
    const value = VALUES.get(text.charCodeAt(index));
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xff_ff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}

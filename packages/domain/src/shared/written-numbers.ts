import { maskFor, type Reader } from './masking.ts';

/** Identity numbers of 18 and 15 characters and mobiles that somebody wrote into a remark. */
const WRITTEN_ID =
  /(?<![\dA-Za-z])(?:\d{17}[\dXx]|[1-9]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3})(?![\dA-Za-z])/g;
const WRITTEN_MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

/** A text with the numbers hidden that are written in it. */
export const maskWritten = (reader: Reader, text: string): string =>
  text
    .replace(WRITTEN_ID, (number) => maskFor(reader, 'id-number', number) ?? '')
    .replace(WRITTEN_MOBILE, (number) => maskFor(reader, 'phone', number) ?? '');

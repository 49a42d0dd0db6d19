import { COMPOUND_SURNAMES } from './surnames.data.ts';

/**
 * Who reads: `reveals` works with residents and may have a hidden number shown, which is written down; `looks` supervises and is
 * told nothing by which a person could be found or called.
 */
export type Reader = 'reveals' | 'looks';

/** What of a person must not stand open. */
export const SENSITIVE_KINDS = ['id-number', 'phone', 'person-name', 'birth-date', 'address'] as const;
/** A kind of personal data, which decides how it is masked. */
export type SensitiveKind = (typeof SENSITIVE_KINDS)[number];

/** Hides the middle so that at least so many characters disappear; a text too short for that disappears whole. */
const hideMiddle = (text: string, first: number, last: number, least = 4): string => {
  const characters = [...text];
  const hidden = characters.length - first - last;
  if (hidden < least) return '*'.repeat(characters.length);
  return characters.slice(0, first).join('') + '*'.repeat(hidden) + characters.slice(characters.length - last).join('');
};

/**
 * `110105********002X`: first six and last four characters.
 *
 * @example
 * ```ts
 * maskIdNumber('11010519491231002X'); // '110105********002X'
 * ```
 */
export const maskIdNumber = (idNumber: string): string => hideMiddle(idNumber, 6, 4);

/**
 * `139****0001`: first three and last four characters.
 *
 * @example
 * ```ts
 * maskPhone('13900000001'); // '139****0001'
 * ```
 */
export const maskPhone = (phone: string): string => hideMiddle(phone, 3, 4);

/** `110105************`: the county alone, so that neither the birthday nor the check digit is left to compute with. */
export const maskIdNumberWhole = (idNumber: string): string => hideMiddle(idNumber, 6, 0, 8);

/** `13*********`: two digits tell a mobile from a landline. */
export const maskPhoneWhole = (phone: string): string => hideMiddle(phone, 2, 0, 9);

/**
 * `王**`, `欧阳**`, `买**` of 买买提·吐尔逊: the surname; how many characters follow is not told. One character disappears.
 *
 * @example
 * ```ts
 * maskName('王秀英'); // '王**'
 * ```
 */
export const maskName = (name: string): string => {
  const characters = [...name.trim()];
  if (characters.length < 2) return '*'.repeat(characters.length);
  const compound = characters.length > 2 && COMPOUND_SURNAMES.has(characters.slice(0, 2).join(''));
  return `${characters.slice(0, compound ? 2 : 1).join('')}**`;
};

/** Whether the answer of a field that holds a number is a mask: no number has a star. */
export const isMaskedNumber = (text: string): boolean => text.includes('*');

/** `无`, `不详`, `110` in the field of a number: there is nothing in it to hide from who fills it in. */
const isWord = (text: string): boolean => text.replace(/\D/g, '').length < 5;

/** What stands where an address below the village was. */
const HIDDEN = '***';

/**
 * A value of a kind as a reader may have it; `undefined`: not at all (a day cannot be shown in part). A mask stays what it is.
 *
 * @example
 * ```ts
 * maskFor('looks', 'birth-date', '1955-03-08'); // undefined
 * ```
 */
export function maskFor(reader: Reader, kind: SensitiveKind, text: string): string | undefined {
  const looks = reader === 'looks';
  switch (kind) {
    case 'id-number':
      return looks ? maskIdNumberWhole(text) : isWord(text) ? text : maskIdNumber(text);
    case 'phone':
      return looks ? maskPhoneWhole(text) : isWord(text) ? text : maskPhone(text);
    case 'person-name':
      return looks
        ? text
            .split(/([\s、，,；;/]+)/)
            .map((part, at) => (at % 2 ? part : maskName(part)))
            .join('')
        : text;
    case 'birth-date':
      return looks ? undefined : text;
    case 'address':
      return looks && text !== '' ? HIDDEN : text;
  }
}

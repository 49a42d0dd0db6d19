import { fail, ok, type Result } from '../../shared/index.ts';

declare const archiveNumberBrand: unique symbol;

/** A health-record number of 17 digits: county 6, township 3, village 3, person 5 (third edition of the national standard). */
export type ArchiveNumber = string & { readonly [archiveNumberBrand]: true };

/** Why a text is no archive number. */
export type ArchiveNumberFailure = 'wrong-length' | 'not-digits' | 'no-serial';

/** Kind of the village in an archive number, by its three digits; see `villageKind`. */
export type VillageKind = 'neighbourhood' | 'village' | 'other' | 'undefined';

/** The parts of an archive number, each as digits. */
export type ArchiveNumberParts = {
  readonly county: string;
  readonly township: string;
  readonly village: string;
  readonly serial: string;
};

/**
 * Blanks around are cut, hyphens of the cover's print are taken out. A serial of 00000 is refused: counting starts at 00001.
 *
 * @example
 * ```ts
 * parseArchiveNumber('110105-001-001-00001'); // { ok: true, value: '11010500100100001' }
 * ```
 */
export function parseArchiveNumber(input: string): Result<ArchiveNumber, ArchiveNumberFailure> {
  const text = input.trim().replaceAll('-', '');
  if (!/^\d*$/.test(text)) return fail('not-digits');
  if (text.length !== 17) return fail('wrong-length');
  return text.endsWith('00000') ? fail('no-serial') : ok(text as ArchiveNumber);
}

/** Puts a number together. @throws RangeError for an impossible one, a defect of the caller. */
export function archiveNumber(villageCode: string, serial: number): ArchiveNumber {
  const parsed = parseArchiveNumber(villageCode + String(serial).padStart(5, '0'));
  if (!parsed.ok || villageCode.length !== 12)
    throw new RangeError(`No archive number ${serial} in village ${villageCode}`);
  return parsed.value;
}

/** The parts of a 17-digit archive number: county (6 digits), township (3), village (3) and serial (5), as 城乡居民健康档案编码 defines them. */
export const archiveNumberParts = (number: ArchiveNumber): ArchiveNumberParts => ({
  county: number.slice(0, 6),
  township: number.slice(6, 9),
  village: number.slice(9, 12),
  serial: number.slice(12),
});

/** The last eight digits as all sheets but the cover print them: `105-00042`. */
export const lastEight = (number: ArchiveNumber): string => `${number.slice(9, 12)}-${number.slice(12)}`;

/** As the cover prints it: `320981-104-105-00042`. */
export const coverFormat = (number: ArchiveNumber): string => Object.values(archiveNumberParts(number)).join('-');

/** 001-099 neighbourhood committee, 101-199 village committee, 901-999 other; the rest is not defined by the standard. */
export function villageKind(number: ArchiveNumber): VillageKind {
  const code = Number(number.slice(9, 12));
  if (code >= 1 && code <= 99) return 'neighbourhood';
  if (code >= 101 && code <= 199) return 'village';
  return code >= 901 ? 'other' : 'undefined';
}

/** Things to look at that do not make the number wrong: regions define codes of their own. */
export function archiveNumberWarnings(number: ArchiveNumber): readonly string[] {
  if (villageKind(number) !== 'undefined') return [];
  return [`编号第10至12位“${number.slice(9, 12)}”不在规范的村（居）委会编码范围内，请核对`];
}

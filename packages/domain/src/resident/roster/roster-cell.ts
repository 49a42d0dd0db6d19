/**
 * One cell of an uploaded sheet. Text is text; numbers keep the digits of the file, because 18 of them do not fit
 * a binary number; `day` is YYYY-MM-DD; `uncalculated` is a formula that was saved without its result.
 */
export type RosterCell =
  | undefined
  | string
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'date'; readonly day: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'uncalculated' };

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]|(?![\t\n])\p{Cc}/gu;

/** Full-width letters and digits made narrow, invisible characters out, runs of blanks made one, ends cut. */
export const tidyText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Decimal digits of a stored number: `3.2E+17` and `320000000000000000` are the same. */
export function plainDigits(digits: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(digits.trim());
  if (!parts) return digits.trim();
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const shift = Number(exponent);
  if (Math.abs(shift) > 40) return digits.trim();
  const all = whole + fraction;
  const point = whole.length + shift;
  const integer = (point > 0 ? all.slice(0, point).padEnd(point, '0') : '0').replace(/^0+(?=\d)/, '');
  const rest = (point > 0 ? all.slice(point) : '0'.repeat(-point) + all).replace(/(?<!0)0+$/, '');
  return sign + integer + (rest === '' ? '' : `.${rest}`);
}

/** A cell as a person would read it; formulas without a result and errors read as nothing. */
export function cellText(cell: RosterCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return tidyText(cell);
  switch (cell.kind) {
    case 'number':
      return plainDigits(cell.digits);
    case 'date':
      return cell.day;
    case 'boolean':
      return cell.value ? '是' : '否';
    default:
      return '';
  }
}

/** Nothing was typed. A formula without a result is something: somebody has to look at it. */
export const isBlankCell = (cell: RosterCell): boolean => typeof cell !== 'object' && cellText(cell) === '';

/** A cell whose content cannot be known: the sentence the row's result shows for it. */
export function unreadableCell(cell: RosterCell): 'uncalculated' | 'error' | undefined {
  if (typeof cell !== 'object') return undefined;
  return cell.kind === 'uncalculated' || cell.kind === 'error' ? cell.kind : undefined;
}

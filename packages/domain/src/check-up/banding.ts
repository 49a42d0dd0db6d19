import { fixedText } from '../shared/index.ts';
import type { Finding, FindingCategory, Severity } from './finding.ts';

/** One row of a table of limits. Exactly one test; all limits are in the item's unit. */
export type Band = {
  readonly code: string;
  readonly severity: Severity;
  /** What the level is called, in brackets behind the value. */
  readonly note?: string;
} & ({ readonly from: number } | { readonly above: number } | { readonly below: number } | { readonly upTo: number });

export type MeasuredItem = {
  readonly label: string;
  readonly unit: string;
  /** Decimal places of the printed value. */
  readonly digits: number;
  readonly category: FindingCategory;
};

const isHigh = (band: Band): boolean => 'from' in band || 'above' in band;

function meets(value: number, band: Band): boolean {
  if ('from' in band) return value >= band.from;
  if ('above' in band) return value > band.above;
  return 'below' in band ? value < band.below : value <= band.upTo;
}

/** `6.40 mmol/L`; percent stands close: `6.8%`. */
export const valueText = (value: number, item: Pick<MeasuredItem, 'unit' | 'digits'>): string =>
  `${printed(value, item.digits)}${item.unit === '' || item.unit === '%' ? '' : ' '}${item.unit}`;

/** Fixed places, but never fewer than were written: 6.35 with one place stays 6.35. */
const printed = (value: number, digits: number): string => {
  const written = String(value);
  const places = written.includes('e') ? digits : (written.split('.')[1]?.length ?? 0);
  return fixedText(value, Math.min(Math.max(digits, places), 3));
};

/** The finding of the first band that the value meets; bands are listed as the reference lists them, most serious first. */
export function judge(value: number | undefined, item: MeasuredItem, bands: readonly Band[]): readonly Finding[] {
  if (value === undefined) return [];
  const band = bands.find((candidate) => meets(value, candidate));
  if (!band) return [];
  const result = valueText(value, item);
  return [
    {
      code: band.code,
      severity: band.severity,
      category: item.category,
      item: item.label,
      value: result,
      text: `${item.label} ${result}${isHigh(band) ? '↑' : '↓'}${band.note ? `（${band.note}）` : ''}`,
    },
  ];
}

/** Codes of a choice that count as abnormal: what is written for them and how serious they are. */
export type CodedItem = {
  readonly key: string;
  readonly code: string;
  readonly label: string;
  readonly category: FindingCategory;
  /** By choice code. */
  readonly choices: { readonly [choice: string]: readonly [severity: Severity, text: string] };
  /** Key of the free description that replaces the text in brackets. */
  readonly description?: string;
};

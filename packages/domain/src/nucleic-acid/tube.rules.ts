import type { Answers } from '../forms/index.ts';

/** Sheets that stand for a tube of their own. A receipt and a result only refer to one. */
export const TUBE_FORMS: readonly string[] = ['nucleic-sample', 'nucleic-pool'];

/**
 * The code of the tube an entry stands for, as codes are compared: scanners give letters in either case. Missing of other forms and
 * without an answer. A code stands for one tube on the whole platform, whoever took it, and is never used again, also after the entry
 * was voided.
 */
export function tubeCodeOf(formId: string, data: Answers): string | undefined {
  const code = TUBE_FORMS.includes(formId) ? data['tubeBarcode'] : undefined;
  return typeof code === 'string' && code.trim() !== '' ? code.trim().toUpperCase() : undefined;
}

/** What is known of the entry that has a code already. */
export type TubeTaken = {
  readonly code: string;
  readonly institutionName: string;
  /** Day of the entry. */
  readonly on: string;
  readonly voided: boolean;
};

/** Why a code cannot be used, for who holds the tube in their hand. */
export const tubeTakenMessage = ({ code, institutionName, on, voided }: TubeTaken): string =>
  voided
    ? `采样管条码已使用：${code}（${institutionName} ${on} 登记后作废，作废的条码不再使用）`
    : `采样管条码已使用：${code}（${institutionName} ${on} 登记）`;

import type { CareSheet } from '@gongwei/domain/pages';

/** What the sheets of a pregnancy begin with. */
export const CARD = 'pregnancy-basic-info' as const;
/** Sheets that are there once a pregnancy, and what that of the next one is begun with, beside those of earlier ones. */
export const PER_PREGNANCY: readonly string[] = [
  ...[CARD, 'first-prenatal-visit', 'prenatal-summary', 'delivery-mother', 'delivery-newborn', 'postpartum-42-day'],
  ...['puerperium-status', 'surveillance-birth-defect', 'surveillance-perinatal-death'],
];
/** The words that begin the next one; of other sheets none. */
export const againOf = ({ form }: Pick<CareSheet, 'form'>): string | undefined =>
  form === CARD ? '再次建册' : PER_PREGNANCY.includes(form) ? '本次妊娠' : undefined;

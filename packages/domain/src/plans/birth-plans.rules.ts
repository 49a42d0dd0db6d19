import type { Programme } from './plan.ts';

/** Visits by age in days or months, and those of the weeks after a birth. Of 中医药健康管理 the small children's are: it is taken whole. */
export const PROGRAMMES_BY_BIRTH: readonly Programme[] = ['child', 'vaccination', 'puerperium', 'tcm'];

/** Whether the days of a programme's plans follow from a birth, and it from them. Who may only look is told none of these days. */
export const tellsBirth = (programme: Programme): boolean => PROGRAMMES_BY_BIRTH.includes(programme);

import { DISEASE_PROGRAMMES } from '@gongwei/domain/plans';

/** The follow-up sheet of every disease that is followed up on one of its own. */
export const FOLLOW_UP_FORMS: readonly string[] = DISEASE_PROGRAMMES.map((disease) => `${disease}-follow-up`);

/** Warned of as due from a week before (rules/follow-up.md, dueSoon). */
export const DUE_SOON_DAYS = 7;

import {
  ATTEMPT_RESULTS,
  LOST_REASONS,
  PAUSE_REASONS,
  PLAN_STATE_LABELS,
  PROGRAMME_LABELS,
  type Programme,
} from '../lists/language/plan-words.data.ts';

export { ATTEMPT_RESULTS, LOST_REASONS, PAUSE_REASONS, PLAN_STATE_LABELS, PROGRAMME_LABELS };

/** What is due after a birth says by itself what it is. */
const parts = (programme: Programme, what: string, more = ''): readonly string[] =>
  (programme === 'puerperium' && what !== '' ? [what] : [`${PROGRAMME_LABELS[programme]}${more}`, what]).filter(
    Boolean,
  );

/** A planned visit in words: 产前随访 第3次. `more`: behind the programme's name. */
export const planTitle = (programme: Programme, what: string, more = ''): string =>
  parts(programme, what, more).join(' ');

/** The same within a sentence: 产前随访第3次. */
export const planInSentence = (programme: Programme, what: string): string => parts(programme, what).join('');

/** What came of an attempt to reach a person. */
export type AttemptResult = keyof typeof ATTEMPT_RESULTS;
/** Whether a call came to an agreement to come; only others count towards being lost. */
export const isReached = (result: AttemptResult): boolean => result === 'asked';

/** Why a follow-up rests. */
export type PauseReason = keyof typeof PAUSE_REASONS;

/** Why a person counts as lost to follow-up. */
export type LostReason = keyof typeof LOST_REASONS;

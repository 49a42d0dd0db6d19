import { addDays, addMonths, type CalendarDay } from '../../shared/index.ts';

/** What the examiner found, each answered yes or no. */
export type PremaritalFindings = {
  /** Relatives in direct line or within three generations, or a disease unfit for marriage. */
  readonly marriageExcluded: boolean;
  /** Severe hereditary or organ disease unfit for childbearing. */
  readonly childbearingExcluded: boolean;
  /** Notifiable disease within its infectious period, psychosis in its acute period, other reasons to wait. */
  readonly temporarilyUnfit: boolean;
  /** Infectious disease outside of its period, or a carrier. */
  readonly carrier: boolean;
};

/** Codes of the certificate's `medicalOpinion`: 1 nothing found, 2 wait, 3 no children, 4 no marriage, 5 medical measures. */
export type PremaritalOpinion = '1' | '2' | '3' | '4' | '5';

/** The first that holds, from the gravest on (婚前保健工作规范 [S]). */
export function premaritalOpinion({
  marriageExcluded,
  childbearingExcluded,
  temporarilyUnfit,
  carrier,
}: PremaritalFindings): PremaritalOpinion {
  if (marriageExcluded) return '4';
  if (childbearingExcluded) return '3';
  if (temporarilyUnfit) return '2';
  return carrier ? '5' : '1';
}

/** The certificate is valid for three calendar months [P]. */
export const certificateValidUntil = (issuedOn: CalendarDay): CalendarDay => addMonths(issuedOn, 3);

/** Last days of the follow-ups after an examination before pregnancy. */
export type PrepregnancyWindows = {
  readonly earlyUntil?: CalendarDay;
  readonly outcomeUntil?: CalendarDay;
  readonly closesOn?: CalendarDay;
};

/**
 * Follow-ups after a pre-pregnancy examination: the early one within 12 weeks of the pregnancy (12+0 included), the outcome within 6 weeks of its end;
 * without a pregnancy the follow-up may stop a year after the examination [recall].
 */
export function prepregnancyWindows({
  countedFrom,
  endedOn,
  examinedOn,
}: {
  readonly countedFrom?: CalendarDay | undefined;
  readonly endedOn?: CalendarDay | undefined;
  readonly examinedOn?: CalendarDay | undefined;
}): PrepregnancyWindows {
  return {
    ...(countedFrom ? { earlyUntil: addDays(countedFrom, 84) } : {}),
    ...(endedOn ? { outcomeUntil: addDays(endedOn, 42) } : {}),
    ...(examinedOn && !countedFrom ? { closesOn: addMonths(examinedOn, 12) } : {}),
  };
}

import { codeOf, pointsOf, type RawInput } from '../../clinical/index.ts';
import type { CalendarDay } from '../../shared/index.ts';
import {
  equivalentPeriod,
  gestationalAge,
  naegeleDueDate,
  redateByUltrasound,
  transferDueDate,
  ultrasoundDueDate,
  type GestationalAge,
  type Redating,
} from './gestational-age.rules.ts';
import { dayOf } from '../sheet-day.ts';

/** Due date of a pregnancy and the day its weeks are counted from. */
export type PregnancyDating = {
  readonly dueDate?: CalendarDay;
  /** Day from which weeks are counted: the LMP itself, or 280 days before the due date of ultrasound and transfer. */
  readonly countedFrom?: CalendarDay;
  /** With both an LMP and an ultrasound: whether they fit. */
  readonly redating?: Redating;
};

/**
 * Due date and start of a pregnancy from the keys of `pregnancy-basic-info`: `dueDateBasis` 1 LMP, 2 early ultrasound, 3 embryo transfer.
 * Without a basis the LMP counts. A basis whose answers are missing or senseless gives nothing.
 */
export function datePregnancy(data: RawInput): PregnancyDating {
  const period = codeOf(data['lastMenstrualPeriodKnown']) === '2' ? undefined : dayOf(data['lastMenstrualPeriod']);
  const examined = dayOf(data['datingUltrasoundDate']);
  const [weeks, days] = [
    pointsOf(data['datingUltrasoundWeeks'], 4, 42),
    pointsOf(data['datingUltrasoundDays'] ?? 0, 0, 6),
  ];
  const scan = examined && weeks !== undefined && days !== undefined ? { examined, weeks, days } : undefined;
  const redating =
    period &&
    scan &&
    redateByUltrasound({ lastMenstrualPeriod: period, examined: scan.examined, weeks: scan.weeks, days: scan.days });
  const dueDate = dueDateBy(codeOf(data['dueDateBasis']) ?? '1', data, period, scan);
  if (!dueDate) return redating ? { redating } : {};
  return { ...dueDate, ...(redating ? { redating } : {}) };
}

type Scan = { readonly examined: CalendarDay; readonly weeks: number; readonly days: number };

function dueDateBy(
  basis: string,
  data: RawInput,
  period: CalendarDay | undefined,
  scan: Scan | undefined,
): PregnancyDating | undefined {
  if (basis === '1') return period && { dueDate: naegeleDueDate(period), countedFrom: period };
  const dueDate =
    basis === '2'
      ? scan && ultrasoundDueDate(scan.examined, scan.weeks, scan.days)
      : basis === '3'
        ? transferOf(data)
        : undefined;
  return dueDate && { dueDate, countedFrom: equivalentPeriod(dueDate) };
}

function transferOf(data: RawInput): CalendarDay | undefined {
  const [transferred, age] = [dayOf(data['embryoTransferDate']), pointsOf(data['embryoAgeDays'], 0, 7)];
  return transferred && age !== undefined ? transferDueDate(transferred, age) : undefined;
}

/** Age of a pregnancy on a day, from `countedFrom` or the keys of the basic sheet. */
export function ageOfPregnancy(data: RawInput, on: CalendarDay | undefined): GestationalAge | undefined {
  const start = dayOf(data['countedFrom']) ?? datePregnancy(data).countedFrom;
  return start && on && gestationalAge(start, on);
}

import { codeOf, numberOf, textOf } from '../../clinical/index.ts';
import { daysBetween, fullMonths, parseCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { intensiveMonths, owedVisits } from './tuberculosis-treatment.rules.ts';
import { known, wholePrevious } from '../follow-up/visit-reader.ts';

type Visit = {
  readonly on: CalendarDay;
  readonly drugUsage: string | undefined;
  readonly missed: number | undefined;
};

const dayOf = (value: unknown): CalendarDay | undefined => parseCalendarDay((textOf(value) ?? '').slice(0, 10));

/** `earlierVisits` as they are stored, each with its day. */
function visitsIn(value: unknown): readonly Visit[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): readonly Visit[] => {
    const data = typeof one === 'object' && one !== null ? (one as { readonly [key: string]: unknown }) : {};
    const on = dayOf(data['followUpDate']);
    return on ? [{ on, drugUsage: codeOf(data['drugUsage']), missed: numberOf(data['missedDoses']) }] : [];
  });
}

/** Visits owed until the treatment stopped; a regimen whose name does not tell its phases leaves it open. */
function visitsDue(input: JsonObject, start: CalendarDay, stop: CalendarDay): number | undefined {
  const intensive = intensiveMonths(textOf(input['chemotherapyRegimen']));
  const supervisor = codeOf(input['supervisor']);
  if (intensive === undefined || supervisor === undefined) return undefined;
  const months = fullMonths(start, stop);
  return owedVisits(supervisor, Math.min(intensive, months), Math.max(0, months - intensive));
}

/**
 * What the closing of a treatment is proposed from the visits of its course (section 4.3): `visitsDue`, `visitsDone` (the first at home and this
 * one counted), `dosesDue` (one a day until the day it stopped) and `dosesTaken` (less what was missed). Doses only where every visit says daily and
 * how many were missed; nothing before `treatmentStartDate` and `stopDate` are known.
 *
 * `input`: the form's `followUpDate`, `stopDate`, `supervisor`, `chemotherapyRegimen`, `drugUsage`, `missedDoses`; `treatmentStartDate` of the first
 * visit and `earlierVisits`, of which those between the start and this visit count.
 */
export function tuberculosisClosing(input: JsonObject): JsonObject {
  const facts = wholePrevious(input);
  const start = dayOf(input['treatmentStartDate'] ?? facts['treatmentStartDate']);
  const [on, stop] = [dayOf(input['followUpDate']), dayOf(input['stopDate'])];
  if (!start || !on || !stop || stop < start || on < start) return {};
  const earlier = visitsIn(input['earlierVisits'] ?? facts['earlierVisits']).filter(
    (visit) => visit.on >= start && visit.on < on,
  );
  const course = [...earlier, { on, drugUsage: codeOf(input['drugUsage']), missed: numberOf(input['missedDoses']) }];
  const daily = course.every(({ drugUsage, missed }) => drugUsage === '1' && missed !== undefined && missed >= 0);
  const dosesDue = daily ? daysBetween(start, stop) : undefined;
  const missed = course.reduce((sum, visit) => sum + (visit.missed ?? 0), 0);
  return known({
    visitsDue: visitsDue(input, start, stop),
    visitsDone: course.length + 1,
    dosesDue,
    dosesTaken: dosesDue === undefined ? undefined : Math.max(0, dosesDue - missed),
  });
}

import type { FactRule, HistoryRecord, PersonHistory } from '../../lists/index.ts';
import { isCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { childOfSheet, wasGiven } from './immunization-rules.ts';
import { vaccinationPlan, type ChildVaccination } from './immunization.rules.ts';
import type { DoseOfProgramme } from './programme-doses.ts';
import { PROGRAMME } from './vaccine-programme.data.ts';
import { healthVerdict } from './vaccine-health.rules.ts';

const READS = ['immunization-record', 'immunization-dose'] as const;
/** What was given does not depend on the day it is asked: every dose that is on record is judged. */
const EVER = '2199-12-31' as CalendarDay;

const sheetsOf = ({ records }: PersonHistory, formId: string): readonly HistoryRecord[] =>
  records
    .filter((record) => record.formId === formId)
    .sort((a, b) => (a.occurredOn === b.occurredOn ? (a.id < b.id ? -1 : 1) : a.occurredOn < b.occurredOn ? -1 : 1));

/** The doses that were given on sheets of their own. */
const givenApart = (history: PersonHistory): readonly JsonObject[] =>
  sheetsOf(history, 'immunization-dose')
    .filter(({ data }) => wasGiven(data))
    .map(({ data, occurredOn }) => ({ vaccine: data['vaccine'] ?? null, date: occurredOn }));

/** A child with a vaccination card, as the programme's rules take it; `undefined` for everybody else. */
function childOf(history: PersonHistory): ChildVaccination | undefined {
  const card = sheetsOf(history, 'immunization-record').at(-1);
  const birthDate = history.resident['birthDate'];
  if (!card || typeof birthDate !== 'string' || !isCalendarDay(birthDate)) return undefined;
  return childOfSheet({
    ...card.data,
    ...{ birthDate, sex: history.resident['sex'], today: EVER, givenDoses: givenApart(history) },
  });
}

type Vaccinated = { readonly given: ReadonlyMap<string, CalendarDay>; readonly refused: readonly string[] };

/** All facts of a person are asked of one history, one after the other. */
const known = new WeakMap<PersonHistory, Vaccinated | 'nobody'>();

function vaccinated(history: PersonHistory): Vaccinated | undefined {
  const before = known.get(history);
  if (before) return before === 'nobody' ? undefined : before;
  const child = childOf(history);
  const found = child && workOut(child);
  known.set(history, found ?? 'nobody');
  return found;
}

function workOut(child: ChildVaccination): Vaccinated {
  const given = new Map<string, CalendarDay>();
  for (const { vaccine, given: doses } of vaccinationPlan(child))
    doses.filter(({ counts }) => counts).forEach(({ date }, at) => given.set(`${vaccine}-${at + 1}`, date));
  const refused = PROGRAMME.map(({ code }) => code).filter(
    (code) => healthVerdict(code, child.health ?? {})?.verdict === 'never',
  );
  return { given, refused };
}

/** On which day a dose of the programme was given that counts; combined vaccines count for each of theirs. */
export const doseGivenRule = ({ id, vaccine, number }: DoseOfProgramme): FactRule => ({
  name: `dose-given-${id}`,
  version: 2,
  reads: READS,
  work: (history) => vaccinated(history)?.given.get(`${vaccine.code}-${number}`),
});

/** Vaccines of the programme a child must never be given. */
export const vaccinesRefused: FactRule = {
  name: 'vaccines-refused',
  version: 2,
  reads: READS,
  work: (history) => {
    const refused = vaccinated(history)?.refused ?? [];
    return refused.length === 0 ? undefined : [...refused];
  },
};

import { childOfSheet, vaccinationPlan, type VaccinePlan } from '../../maternal-child/index.ts';
import { codeOf } from '../../clinical/index.ts';
import { addDays, addMonths, fullMonths, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import type { OwedVisit, PlanHistory, ProgrammeRule } from '../plan.ts';
import { dayIn, deathAtBirth, sheetsOf } from './reading.ts';

/** Days from the earliest day within which a dose is given where the programme names no end [P]. */
const WITHIN = 30;
const SOON = 7;

/**
 * The next dose of every vaccine of a child with a vaccination card, by the programme with its catch-up. A dose that was given is told by the card itself:
 * a plan goes when its dose is given, and the next one comes.
 */
export const vaccinationRule: ProgrammeRule = (history, today) => {
  const card = sheetsOf(history, 'immunization-record').at(-1);
  const born = dayIn(history.resident['birthDate']);
  if (card === undefined || born === undefined || today < born) return { visits: [] };
  // Doses that were given stand on the card; none is owed any more.
  if (deathAtBirth(history)) return { visits: [] };
  const child = childOfSheet({
    ...card.data,
    ...{ birthDate: born, sex: history.resident['sex'], today, doses: dosesOf(history, card.data) },
  });
  if (child === undefined) return { visits: [] };
  const visits = vaccinationPlan(child).flatMap((plan) => visitOf(plan, history, card.occurredOn));
  return { visits, turns: [addMonths(born, fullMonths(born, today) + 1)] };
};

/** What the card holds, and the doses given on sheets of their own since. */
function dosesOf(history: PlanHistory, card: JsonObject): readonly JsonObject[] {
  const held = Array.isArray(card['doses']) ? (card['doses'] as readonly JsonObject[]) : [];
  const known = new Set(held.map(({ vaccine, date }) => `${codeOf(vaccine)} ${dayIn(date)}`));
  const given = sheetsOf(history, 'immunization-dose')
    .filter(({ data }) => [undefined, '1'].includes(codeOf(data['decision'])))
    .map(({ data, occurredOn }): JsonObject => ({ vaccine: data['vaccine'] ?? null, date: occurredOn }));
  return [...held, ...given.filter(({ vaccine, date }) => !known.has(`${codeOf(vaccine)} ${dayIn(date)}`))];
}

const OWED: readonly VaccinePlan['state'][] = ['due', 'overdue', 'not-due'];

function visitOf(plan: VaccinePlan, { resident }: PlanHistory, cardOn: CalendarDay): readonly OwedVisit[] {
  const { vaccine, name, dose, earliest, recommendedBefore, state } = plan;
  if (!OWED.includes(state) || dose === undefined || earliest === undefined) return [];
  const dueOn =
    recommendedBefore !== undefined && recommendedBefore > earliest
      ? addDays(recommendedBefore, -1)
      : addDays(earliest, WITHIN);
  return [
    {
      id: `vaccination_${String(resident['id'])}_${vaccine}-${dose}`,
      programme: 'vaccination',
      what: `${name}第${dose}剂`,
      formId: 'immunization-dose',
      ...{ openedOn: cardOn, soonOn: addDays(earliest, -SOON), dueOn, graceUntil: dueOn },
      outcomes: [],
    },
  ];
}

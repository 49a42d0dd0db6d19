import type { HistoryRecord } from '../../lists/index.ts';
import { addYears, dayInChina, isCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { causeBornDead, codeOf, OWN_BIRTH_YEARS } from '../../clinical/index.ts';
import type { PlanHistory, PlanOutcome } from '../plan.ts';

/** The day of a date or date-time answer. */
export const dayIn = (value: unknown): CalendarDay | undefined => {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDay(day) ? day : undefined;
};

/** Sheets of these forms, oldest first; of one day in the order they were written. */
export const sheetsOf = (
  { records }: Pick<PlanHistory, 'records'>,
  ...forms: readonly string[]
): readonly HistoryRecord[] =>
  records
    .filter(({ formId }) => forms.includes(formId))
    .sort((a, b) => (a.occurredOn < b.occurredOn ? -1 : a.occurredOn > b.occurredOn ? 1 : a.id < b.id ? -1 : 1));

/** Who a sheet names as the doctor responsible. */
export const doctorOn = (data: JsonObject): { readonly doctor?: string } =>
  typeof data['responsibleDoctor'] === 'string' && data['responsibleDoctor'] !== ''
    ? { doctor: data['responsibleDoctor'] }
    : {};

/** Whether a card of psychosis says that patient or guardian does not agree to be managed: they are registered, and nothing is planned. */
export const refusesCare = ({ formId, data }: HistoryRecord): boolean =>
  formId === 'psychosis-card' && codeOf(data['informedConsent']) === '0';

export const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);
export const earlier = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);

/** Answers in which the cards of mother and child say that they are closed, and on which day. */
const STANDING: { readonly [form: string]: { readonly state: string; readonly days: readonly string[] } } = {
  'pregnancy-basic-info': { state: 'recordStatus', days: ['terminationDate', 'cancellationDate'] },
  'child-basic-info': { state: 'status', days: ['closureDate'] },
};

/** The end a closed card of mother or child puts to what it owes; nothing while it is open. Closed after 42 days it names no day: that of the closing is meant. */
export function closingOf({ formId, data, updatedAt, occurredOn }: HistoryRecord): PlanOutcome | undefined {
  const standing = STANDING[formId];
  if (!standing || (codeOf(data[standing.state]) ?? '0') === '0') return undefined;
  const named = standing.days.map((key) => dayIn(data[key])).find((on) => on !== undefined);
  const on = named ?? (updatedAt === '' ? occurredOn : dayInChina(updatedAt));
  return { type: 'end', on, reason: '已结案' };
}

/** Whether a sheet of a birth is of the birth of whose file it stands in. */
export const isOwnBirth = ({ resident }: Pick<PlanHistory, 'resident'>, { occurredOn }: HistoryRecord): boolean => {
  const born = dayIn(resident['birthDate']);
  return born !== undefined && occurredOn < addYears(born, OWN_BIRTH_YEARS);
};

/** Why nothing is owed to a child that was born dead. */
export const BORN_DEAD = '死胎或死产';

/** The end the sheet of their birth puts to what a child is owed: it was born dead, or has died since, though its file is open still. */
export function deathAtBirth(history: PlanHistory): PlanOutcome | undefined {
  for (const sheet of sheetsOf(history, 'delivery-newborn')) {
    if (!isOwnBirth(history, sheet)) continue;
    const dead = causeBornDead(codeOf(sheet.data['deliveryOutcome'])) !== undefined;
    const on = dead ? sheet.occurredOn : dayIn(sheet.data['deathTime']);
    if (on !== undefined) return { type: 'end', on, reason: dead ? BORN_DEAD : '已死亡' };
  }
  return undefined;
}

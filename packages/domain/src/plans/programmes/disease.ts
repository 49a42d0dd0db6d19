import { codeOf } from '../../clinical/index.ts';
import {
  firstFollowUpOn,
  GRACE_DAYS,
  intervalOfSpan,
  isVisit,
  nextFollowUpOn,
  SOON_DAYS,
  type ChronicDisease,
  type FollowUpInterval,
} from '../../chronic/index.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, daysBetween, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import type { OwedVisit, PlanOutcome, ProgrammeRule } from '../plan.ts';
import { LOST_REASONS, type LostReason } from '../plan-labels.ts';
import { dayIn, doctorOn, refusesCare, sheetsOf } from './reading.ts';

const CARD_DAYS: { readonly [disease in ChronicDisease]: string } = {
  hypertension: 'cardDate',
  diabetes: 'cardDate',
  psychosis: 'fillDate',
  tuberculosis: 'followUpDate',
  copd: 'cardDate',
};

type Step =
  | { readonly type: 'card'; readonly on: CalendarDay; readonly sheet: HistoryRecord }
  | { readonly type: 'visit'; readonly on: CalendarDay; readonly sheet: HistoryRecord }
  | { readonly type: 'lost'; readonly on: CalendarDay; readonly reason: string }
  | { readonly type: 'end'; readonly on: CalendarDay; readonly reason: string };

const CARE_ENDED = '专档已结案';
const REFUSED = '不同意参加管理';

/**
 * Follow-ups of a disease: the card owes the first one, every visit the next one, one at a time. A card that is closed ends what is owed unless another
 * card is live; who was visited without any card is cared for like who has one [P]. A card of psychosis without consent registers somebody and owes
 * nothing (screen psychosis-record-list).
 */
export const diseaseRule =
  (disease: ChronicDisease): ProgrammeRule =>
  (history, today) => {
    const cards = sheetsOf(history, `${disease}-card`);
    const visits = sheetsOf(history, `${disease}-follow-up`);
    const steps = [...cards.flatMap((card) => cardSteps(disease, card)), ...visits.map((sheet) => visitStep(sheet))];
    steps.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0) || ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
    const inCare = (on: CalendarDay): boolean =>
      cards.every((card) => cardDay(disease, card) > on) ||
      cards.some((card) => cardDay(disease, card) <= on && (endOf(disease, card)?.on ?? FAR) > on);
    const doctor = cards.length === 0 ? {} : doctorOn(cards.at(-1)!.data);
    const owed: OwedVisit[] = [];
    let open: OwedVisit | undefined;
    let inHospital = false;
    const close = (outcome: PlanOutcome): void => {
      if (open) open = { ...askedAgain(open, inHospital, outcome.on), outcomes: [...open.outcomes, outcome] };
    };
    const put = (next: OwedVisit | undefined, after?: HistoryRecord): void => {
      if (open) owed.push(askedAgain(open, inHospital && open.outcomes.length === 0, today));
      open = next && { ...next, ...doctor };
      inHospital = after !== undefined && liesInHospital(disease, after.data);
    };
    for (const step of steps) {
      if (step.type === 'card') {
        if (!open && inCare(step.on)) put(firstVisit(disease, step.sheet, step.on));
      } else if (step.type === 'visit') {
        close({ type: 'visit', on: step.on, recordId: step.sheet.id });
        put(inCare(step.on) ? nextVisit(disease, step.sheet, step.on) : undefined, step.sheet);
      } else if (step.type === 'lost') close(step);
      else if (![CARE_ENDED, REFUSED].includes(step.reason) || !inCare(step.on)) {
        close({ type: 'end', on: step.on, reason: step.reason });
        put(undefined);
      }
    }
    put(undefined);
    return { visits: owed };
  };

const ORDER: readonly Step['type'][] = ['card', 'lost', 'visit', 'end'];
const FAR = '9999-12-31';

const cardDay = (disease: ChronicDisease, { data, occurredOn }: HistoryRecord): CalendarDay =>
  dayIn(data[CARD_DAYS[disease]]) ?? occurredOn;
type End = { readonly on: CalendarDay; readonly reason: string };

/** When the care of a card ends: closed, or of psychosis from the day on which management was refused. */
function endOf(disease: ChronicDisease, card: HistoryRecord): End | undefined {
  const { data, occurredOn } = card;
  const closed = data['terminated'] === true ? (dayIn(data['terminationDate']) ?? occurredOn) : undefined;
  if (!refusesCare(card)) return closed && { on: closed, reason: CARE_ENDED };
  const refused = dayIn(data['consentDate']) ?? cardDay(disease, card);
  return closed !== undefined && closed < refused
    ? { on: closed, reason: CARE_ENDED }
    : { on: refused, reason: REFUSED };
}

function cardSteps(disease: ChronicDisease, sheet: HistoryRecord): readonly Step[] {
  const end = endOf(disease, sheet);
  return [{ type: 'card', on: cardDay(disease, sheet), sheet }, ...(end ? [{ type: 'end', ...end } as const] : [])];
}

const TWO_WEEKS = 14;

/** In hospital now: asked about every two weeks, and never late (rules of follow-up 6.2 [P]). Whoever was not asked about is, in the next two weeks. */
const liesInHospital = (disease: ChronicDisease, data: JsonObject): boolean =>
  disease === 'psychosis' && codeOf(data['hospitalization']) === '1';

function askedAgain(visit: OwedVisit, inHospital: boolean, on: CalendarDay): OwedVisit {
  const late = daysBetween(visit.dueOn, on);
  if (!inHospital || late <= 0) return visit;
  return { ...visit, ...daysOf('two-weeks', addDays(visit.dueOn, Math.ceil(late / TWO_WEEKS) * TWO_WEEKS)) };
}

const daysOf = (interval: FollowUpInterval, dueOn: CalendarDay) => ({
  dueOn,
  soonOn: addDays(dueOn, -SOON_DAYS[interval]),
  graceUntil: addDays(dueOn, GRACE_DAYS[interval]),
});

/** A sheet that tells of a loss or an end is no visit; one of tuberculosis that stops the treatment is the last one. */
function visitStep(sheet: HistoryRecord): Step {
  const { data } = sheet;
  const on = dayIn(data['followUpDate']) ?? sheet.occurredOn;
  if (dayIn(data['deathDate']) !== undefined) return { type: 'end', on, reason: '随访登记为死亡' };
  if (!isVisit(data))
    return codeOf(data['disposition']) === '2'
      ? { type: 'lost', on, reason: '随访登记为失访' }
      : { type: 'end', on, reason: '随访登记为终止管理' };
  const lost = sheet.formId === 'psychosis-follow-up' ? codeOf(data['lostReason']) : undefined;
  if (lost !== undefined) return { type: 'lost', on, reason: LOST_REASONS[lost as LostReason] ?? '随访登记为失访' };
  return { type: 'visit', on, sheet };
}

const visitOn = (
  disease: ChronicDisease,
  anchor: HistoryRecord,
  openedOn: CalendarDay,
  dueOn: CalendarDay,
): OwedVisit => ({
  id: `${disease}_${anchor.id}`,
  programme: disease,
  what: '',
  formId: `${disease}-follow-up`,
  openedOn,
  ...daysOf(intervalOfSpan(daysBetween(openedOn, dueOn)), dueOn),
  outcomes: [],
});

function firstVisit(disease: ChronicDisease, card: HistoryRecord, on: CalendarDay): OwedVisit {
  const said = dayIn(card.data['nextFollowUpDate']);
  return visitOn(disease, card, on, said !== undefined && said > on ? said : firstFollowUpOn(on, disease));
}

/** The doctor's own day goes before the rule's interval; nothing after a treatment that was stopped. */
function nextVisit(disease: ChronicDisease, sheet: HistoryRecord, on: CalendarDay): OwedVisit | undefined {
  if (sheet.data['treatmentStopped'] === true) return undefined;
  const said = dayIn(sheet.data['nextFollowUpDate']);
  const dueOn = said !== undefined && said > on ? said : nextFollowUpOn(on, intervalAfter(disease, sheet.data));
  return visitOn(disease, sheet, on, dueOn);
}

/** What the rules ask for where a sheet names no day (rules of follow-up 1.5, 2, 3.4, 4.2, 5). */
function intervalAfter(disease: ChronicDisease, data: JsonObject): FollowUpInterval {
  const visitClass = codeOf(data['visitClass']) ?? '1';
  if (disease === 'tuberculosis') return 'one-month';
  if (disease === 'psychosis')
    return liesInHospital(disease, data) || visitClass !== '3' ? 'two-weeks' : 'three-months';
  if (visitClass !== '1') return 'two-weeks';
  return 'three-months';
}

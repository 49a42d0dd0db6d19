import { isLiveCard } from '../../clinical/index.ts';
import type { FactRule, HistoryRecord } from '../../lists/index.ts';

/** Follow-ups whose last day `resident.lastFollowUpOn` is (screen archive-management): four diseases, COPD and the general one. */
export const FOLLOW_UP_SHEETS = [
  'hypertension-follow-up',
  'diabetes-follow-up',
  'psychosis-follow-up',
  'tuberculosis-follow-up',
  'copd-follow-up',
  'general-follow-up',
] as const;

const dayOf = ({ data, occurredOn }: HistoryRecord): string => {
  const { followUpDate } = data;
  return typeof followUpDate === 'string' ? followUpDate : occurredOn;
};

export const lastFollowUpDay: FactRule = {
  name: 'resident.lastFollowUpOn',
  version: 1,
  reads: FOLLOW_UP_SHEETS,
  work: ({ records }) =>
    records
      .filter(({ formId }) => (FOLLOW_UP_SHEETS as readonly string[]).includes(formId))
      .map(dayOf)
      .reduce<string | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined),
};

/** Cards of diseases by the code of the disease; a card is live until its care has ended (`isLiveCard`). */
const CARDS = {
  hypertension: 'hypertension-card',
  diabetes: 'diabetes-card',
  psychosis: 'psychosis-card',
  tuberculosis: 'tuberculosis-card',
  copd: 'copd-card',
} as const;
export const CARD_DISEASES = Object.keys(CARDS) as readonly (keyof typeof CARDS)[];

/** Diseases somebody is cared for with a live card. */
export const liveCards: FactRule = {
  name: 'resident.liveCards',
  version: 2,
  reads: [...Object.values(CARDS), 'tuberculosis-follow-up'],
  work: ({ records }) =>
    CARD_DISEASES.filter((disease) =>
      records.some((card) => card.formId === CARDS[disease] && isLiveCard(card, records)),
    ),
};

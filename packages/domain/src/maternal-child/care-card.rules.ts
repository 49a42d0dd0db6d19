import { fail, fullMonths, ok, type CalendarDay, type JsonObject, type Result } from '../shared/index.ts';

/** Cards that care begins with and that are closed in the end. */
export type CareCardForm = 'pregnancy-basic-info' | 'child-basic-info';

/** What staff do to a card. `reason`: a code of `CLOSING_REASONS`. */
export type CareCardEvent =
  /** 结案. */
  | {
      readonly type: 'CLOSE';
      readonly reason: string;
      readonly on: CalendarDay;
      readonly ended?: { readonly on: CalendarDay; readonly mode?: string };
    }
  /** 恢复: back in care, as if it had not been closed. */
  | { readonly type: 'REOPEN' };

/** 结案情形 and 原因 of the screens women-care-list and child-care-list. */
export const CLOSING_REASONS: { readonly [form in CareCardForm]: { readonly [code: string]: string } } = {
  'pregnancy-basic-info': { '1': '42天检查完成', '2': '终止妊娠', '3': '迁出', '4': '失访', '5': '拒绝', '9': '其他' },
  'child-basic-info': { '2': '迁出', '3': '失访', '4': '拒绝', '5': '满7周岁结案', '9': '其他' },
};

/** Answers of a card that say how it stands. */
export const CARD_STANDING: { readonly [form in CareCardForm]: readonly string[] } = {
  'pregnancy-basic-info': [
    'recordStatus',
    'cancellationReason',
    'cancellationDate',
    'terminationMode',
    'terminationDate',
  ],
  'child-basic-info': ['status', 'closureReason', 'closureDate'],
};

const OPEN = '0';
/** 注销原因 of the sheet, by the reason the screen asks for. */
const CANCELLED: { readonly [reason: string]: string } = { '3': '2', '4': '3', '5': '4', '9': '9' };
/** Months after which a child is in care no longer (7 years). */
const CHILD_MONTHS = 84;

const cleared = (form: CareCardForm): JsonObject => Object.fromEntries(CARD_STANDING[form].map((key) => [key, null]));

const stateKey = (form: CareCardForm): string => (form === 'child-basic-info' ? 'status' : 'recordStatus');

/** Whether a card is in care; one that came without a state is. */
export const isCardOpen = (form: CareCardForm, data: JsonObject): boolean => (data[stateKey(form)] ?? OPEN) === OPEN;

/** How a card stands after an event, `null` for what is not answered any more; a sentence where it cannot be. `today`: of a child's age. */
export function careCardAfter(
  form: CareCardForm,
  data: JsonObject,
  event: CareCardEvent,
  today: CalendarDay,
): Result<JsonObject, string> {
  const isOpen = isCardOpen(form, data);
  if (event.type === 'REOPEN') {
    if (isOpen) return fail('没有结案，不用恢复');
    if (form === 'child-basic-info' && monthsOf(data, today) >= CHILD_MONTHS) return fail('已满 7 周岁，不再恢复');
    return ok({ ...cleared(form), [stateKey(form)]: OPEN });
  }
  if (!isOpen) return fail('已经结案');
  return form === 'child-basic-info' ? childClosed(data, event, today) : pregnancyClosed(data, event);
}

type Closing = Extract<CareCardEvent, { type: 'CLOSE' }>;

function pregnancyClosed({ terminationMode }: JsonObject, { reason, on, ended }: Closing): Result<JsonObject, string> {
  const none = cleared('pregnancy-basic-info');
  if (reason === '1') return ok({ ...none, recordStatus: '4' });
  if (reason === '2')
    return ok({
      ...none,
      recordStatus: '3',
      terminationMode: ended?.mode ?? terminationMode ?? null,
      terminationDate: ended?.on ?? on,
    });
  return ok({ ...none, recordStatus: '1', cancellationReason: CANCELLED[reason] ?? '9', cancellationDate: on });
}

function childClosed(data: JsonObject, { reason, on }: Closing, today: CalendarDay): Result<JsonObject, string> {
  const grown = reason === '5';
  if (grown && monthsOf(data, today) < CHILD_MONTHS) return fail('还没有满 7 周岁');
  return ok({ status: grown ? '2' : '1', closureReason: reason, closureDate: on });
}

/** Months of age; of a card without a birth date none, so that nothing is refused for it. */
const monthsOf = ({ birthDate }: JsonObject, today: CalendarDay): number =>
  typeof birthDate === 'string' ? fullMonths(birthDate as CalendarDay, today) : 0;

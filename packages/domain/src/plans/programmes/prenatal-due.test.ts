import { expect, it } from 'vitest';
import { answerList, compileList, loadList, readQuestion, type HistoryRecord } from '../../lists/index.ts';
import { plansOf } from '../index.ts';
import { addDays, calendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { loadListLibrary } from '../../catalogue/list-library.ts';

const BEGAN = calendarDay(2026, 1, 1);
const list = compileList(await loadList('women-care-list'), await loadListLibrary());
let serial = 0;
const sheet = (formId: string, occurredOn: CalendarDay, data: JsonObject): HistoryRecord => ({
  id: `s${(serial += 1)}`,
  ...{ formId, occurredOn, institution: '9901', createdAt: '', createdBy: 'u', updatedAt: '', updatedBy: 'u' },
  ...{ version: 1, data },
});
const on = (day: number): CalendarDay => addDays(BEGAN, day);
const card = sheet('pregnancy-basic-info', on(60), {
  ...{ registrationDate: on(60), lastMenstrualPeriod: BEGAN, expectedDeliveryDate: on(280), recordStatus: '0' },
});
const first = sheet('first-prenatal-visit', on(62), { visitDate: on(62), lastMenstrualPeriod: BEGAN });
const visit = (number: string, day: number) =>
  sheet('prenatal-visit', on(day), { visitDate: on(day), visitNumber: number });

/** Whether the list of 产检到期 has her on a day, and whether a plan of hers is in its weeks. */
function toldOn(today: CalendarDay, sheets: readonly HistoryRecord[]): readonly [listed: boolean, planned: boolean] {
  const records = sheets.filter(({ occurredOn }) => occurredOn <= today);
  const resident = { id: 'p', status: '1', birthDate: '1996-01-01', sex: 'female', institution: '9901' };
  const asked = { today, year: 2026, me: 'u', institution: '9901' };
  const rows = answerList(readQuestion(list, { list: 'women-care-list', view: 'due-check' }, asked, 'reveals'), [
    { id: card.id, asked, record: card, person: { resident, records } },
  ]);
  const history = { resident: { ...resident, birthDate: '1996-01-01', filedOn: '2024-01-01' }, records, marks: [] };
  // Plans are announced a week before their weeks begin.
  const open = plansOf(history as Parameters<typeof plansOf>[0], today).plans.filter(
    ({ programme, state, soonOn, formId }) =>
      programme === 'pregnancy' &&
      ['due', 'overdue'].includes(state) &&
      (formId === 'first-prenatal-visit' || today >= addDays(soonOn, 7)),
  );
  return [rows.length > 0, open.length > 0];
}

it.each([
  ['nothing was held', []],
  ['the first was held', [first]],
  ['all but the third were held', [first, visit('2', 120), visit('4', 200), visit('5', 260)]],
  ['a visit between was held, too', [first, visit('9', 100), visit('2', 146), visit('3', 174)]],
])('is due on the days on which a plan is in its weeks where %s', (_, sheets) => {
  const days = Array.from({ length: 240 }, (_, at) => on(60 + at));
  const told = days.map((day) => [day, ...toldOn(day, [card, ...sheets])] as const);
  expect(told.filter(([, listed, planned]) => listed !== planned)).toEqual([]);
  expect(new Set(told.map(([, listed]) => listed)).size).toBeGreaterThanOrEqual(sheets.length === 0 ? 1 : 2);
});

it('is not due after a birth, nor where the booklet is closed', () => {
  const birth = sheet('delivery-mother', on(270), { deliveryTime: `${on(270)}T08:00` });
  expect(toldOn(on(265), [card, first])).toEqual([true, true]);
  expect(toldOn(on(271), [card, first, birth])).toEqual([false, false]);
});

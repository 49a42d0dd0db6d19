import { expect, it } from 'vitest';
import { compileForm, createFormEngine, isOfResident } from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

const resident = {
  sex: 'female',
  ...{ id: 'r', name: '许华金', birthDate: calendarDay(1998, 5, 5), age: 28, known: [] },
  noNumber: '2',
} as const;
/** Written by the server from the file, not by staff. */
const OF_SERVER = ['appointment', 'upload-record'];
const context = { today: calendarDay(2026, 6, 15), user: { id: 'u', name: '萧花荣', institutionCode: '1' }, resident };

it('no sheet makes staff invent a number for who has none', async () => {
  const asked: string[] = [];
  for (const { id, subject } of formIndex) {
    if (OF_SERVER.includes(id) || (subject !== undefined && !isOfResident(subject))) continue;
    const form = compileForm(await loadForm(id));
    const own = form.fields.filter(
      ({ key, proposed }) => key !== 'husbandIdNumber' && proposed?.includes('resident.idNumber'),
    );
    if (own.length === 0) continue;
    const engine = createFormEngine(form, context);
    for (const { key } of own)
      if (engine.state(key).issues.some(({ severity }) => severity === 'missing')) asked.push(`${id} ${key}`);
  }
  expect(asked).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { formIndex } from '../../catalogue/form-index.ts';
import { loadForm } from '../../catalogue/load-form.ts';
import { isOfResident } from '../../forms/index.ts';
import type { CalendarDay } from '../../shared/index.ts';
import { builtOnSaid, keptSheet, removalLetter, removalReason, sheetsBuiltOn } from './sheet-removal.rules.ts';

const day = (text: string) => text as CalendarDay;

describe('a sheet of a resident is taken out', () => {
  it('for a reason that is chosen, and 其他 is explained', () => {
    expect(removalReason('1', ' ')).toBe('录错人');
    expect(removalReason('3', '应为 11 月 2 日')).toBe('日期错：应为 11 月 2 日');
    expect(removalReason('9', '')).toBeUndefined();
    expect(removalReason('9', '居民要求')).toBe('其他：居民要求');
    expect(removalReason('toString', '')).toBeUndefined();
  });

  it('by whoever entered it on the same day, else by who manages', () => {
    const entered = { by: 'nurse', on: day('2026-11-20') };
    expect(removalLetter(entered, { id: 'nurse', today: day('2026-11-20') })).toBe('E');
    expect(removalLetter(entered, { id: 'nurse', today: day('2026-11-21') })).toBe('M');
    expect(removalLetter(entered, { id: 'other', today: day('2026-11-20') })).toBe('M');
  });

  it('not under others, which are named', () => {
    expect(builtOnSaid([])).toBeUndefined();
    expect(builtOnSaid([{ title: '产后访视记录表', on: day('2026-11-20') }])).toMatch(
      /^之后的产后访视记录表（2026-11-20）以这份表为依据/,
    );
    const many = Array.from({ length: 5 }, (_, at) => ({ title: '随访', on: day(`2026-11-0${at + 1}`) }));
    expect(builtOnSaid(many)).toContain('随访（2026-11-03）等 5 份以这份表为依据');
  });

  it('and every form that is named here is one of a resident', async () => {
    const named = formIndex.filter(({ id }) => keptSheet(id) !== undefined || sheetsBuiltOn(id).length > 0);
    expect(named).toHaveLength(21);
    for (const { id } of [...named, ...named.flatMap((form) => sheetsBuiltOn(form.id).map((built) => ({ id: built })))])
      expect(isOfResident((await loadForm(id)).definition.subject), id).toBe(true);
  });
});

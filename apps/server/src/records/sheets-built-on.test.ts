import { formIndex } from '@gongwei/domain/catalogue';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { builtOnSaid, isMadeBySystem, keptSheet, sheetsBuiltOn } from './sheets-built-on.data.ts';

const day = (text: string) => text as CalendarDay;

describe('a sheet of a resident is taken out', () => {
  it('not under others, which are named', () => {
    expect(builtOnSaid([])).toBeUndefined();
    expect(builtOnSaid([{ title: '产后访视记录表', on: day('2026-11-20') }])).toMatch(
      /^之后的产后访视记录表（2026-11-20）以这份表为依据/,
    );
    const many = Array.from({ length: 5 }, (_, at) => ({ title: '随访', on: day(`2026-11-0${at + 1}`) }));
    expect(builtOnSaid(many)).toContain('随访（2026-11-03）等 5 份以这份表为依据');
  });

  it('and every form that is named here is one of a resident', () => {
    const named = formIndex.filter(
      ({ id }) => isMadeBySystem(id) || keptSheet(id) !== undefined || sheetsBuiltOn(id).length > 0,
    );
    expect(named).toHaveLength(21);
    const built = named.flatMap(({ id }) => sheetsBuiltOn(id));
    for (const id of [...named.map((form) => form.id), ...built]) {
      const entry = formIndex.find((form) => form.id === id);
      expect([id, entry?.id, entry?.subject]).toEqual([id, id, undefined]);
    }
  });
});

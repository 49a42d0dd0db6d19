import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { formIndex } from '@gongwei/domain/catalogue';
import { registerOf } from '@gongwei/domain/register';
import { describe, expect, it } from 'vitest';
import { entryRows } from '../../loading/load-rows.ts';
import { loadFormLibrary } from '../../records/catalogue-form-library.ts';
import { seedCounty } from '../seeded-county.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;
const forms = await loadFormLibrary();
const { entries, institutions } = seedCounty({ residents: 2_000, today });

describe('the registers of a seeded county', () => {
  it('hold rows that their forms accept', () => {
    expect(entries.length).toBeGreaterThan(120);
    for (const { formId, data, occurredOn, createdBy, institutionCode } of entries) {
      const context = { today: occurredOn, user: { id: createdBy, name: '', institutionCode } };
      expect(forms.troubles(formId, data, context), `${formId} ${JSON.stringify(data)}`).toEqual([]);
      expect(registerOf(formId)?.formId).toBe(formId);
    }
  });

  it('leave none of the knowledge registers empty', () => {
    const filled = new Set(entries.map(({ formId }) => formId));
    const knowledge = formIndex.map(({ id }) => id).filter((id) => id.startsWith('knowledge-'));
    expect(knowledge.length).toBeGreaterThan(6);
    expect(knowledge.filter((id) => !filled.has(id))).toEqual([]);
  });

  it('give each code once', () => {
    const slots = entryRows(entries, forms).flatMap(({ slot, form_id, subject_id }) =>
      slot === null ? [] : [`${form_id} ${subject_id} ${slot}`],
    );
    expect(slots.length).toBeGreaterThan(100);
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('count the meters as the county has them', () => {
    const meters = entries.filter(({ formId }) => formId === 'device');
    const of = (kind: string) =>
      institutions
        .filter((one) => one.kind === kind)
        .map(({ code }) => meters.filter(({ institutionCode }) => institutionCode === code).length);
    expect(of('village-clinic')).toEqual(Array.from({ length: 12 }, () => 2));
    expect(of('township-centre')).toEqual([7, 7, 7]);
    expect(meters).toHaveLength(12 * 2 + 3 * 7);
  });

  it('are the same for the same seed', () => {
    expect(seedCounty({ residents: 2_000, today }).entries).toEqual(entries);
  });
});

import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/index.ts';
import { removalLetter } from './sheet-removal.rules.ts';

const day = (text: string) => text as CalendarDay;

describe('a sheet of a resident is taken out', () => {
  it('by whoever entered it on the same day, else by who manages', () => {
    const entered = { by: 'nurse', on: day('2026-11-20') };
    expect(removalLetter(entered, { id: 'nurse', today: day('2026-11-20') })).toBe('E');
    expect(removalLetter(entered, { id: 'nurse', today: day('2026-11-21') })).toBe('M');
    expect(removalLetter(entered, { id: 'other', today: day('2026-11-20') })).toBe('M');
  });
});

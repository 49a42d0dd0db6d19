import { describe, expect, it } from 'vitest';
import { MEASURES } from './index.ts';
import { tellsPsychosis } from './tells-psychosis.rules.ts';

describe('numbers whose people are told to few', () => {
  it('are those that only somebody with a severe mental disorder fulfils', () =>
    expect(
      [...MEASURES.values()]
        .filter((measure) => tellsPsychosis(measure))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'checked-psychosis',
      'entry-psy',
      'follow-up-overdue-psychosis',
      'psy-managed-now',
      'psychosis-registered',
      'psychosis-regular-medication-rate',
      'psychosis-stable-rate',
      'psychosis-standard-rate',
    ]));

  it('and any number told of such people alone, but not of everybody else', () => {
    const checked = MEASURES.get('checked-elderly')!;
    expect(tellsPsychosis(checked)).toBe(false);
    expect(tellsPsychosis(checked, ['is(psy-card)'])).toBe(true);
    expect(tellsPsychosis(checked, ['!is(htn-card) && !is(dm-card) && !is(psy-card)'])).toBe(false);
  });
});

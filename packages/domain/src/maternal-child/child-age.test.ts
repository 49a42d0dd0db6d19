import { describe, expect, it } from 'vitest';
import { ageInWords, hoursOfLife, minutesBetween, monthsOfAge } from './child-age.rules.ts';

describe('ageInWords', () => {
  it.each([
    ['2025-01-31', '2026-02-28', '1岁1月'], ['2026-11-20', '2026-11-20', '0天'], ['2026-10-25', '2026-11-20', '26天'], ['2024-08-15', '2026-11-20', '2岁3月5天'],
  ])('%s to %s', (birthDate, followUpDate, words) => {
    expect(ageInWords({ birthDate, followUpDate })).toBe(words);
  });

  it('says nothing of a child not born yet', () => {
    expect(ageInWords({ birthDate: '2026-11-21', followUpDate: '2026-11-20' })).toBeUndefined();
    expect(ageInWords({ birthDate: '2026-11-21' })).toBeUndefined();
  });
});

it('counts a month as full on the last day of a shorter one', () => {
  expect(monthsOfAge({ birthDate: '2026-01-31', examDate: '2026-02-28' })).toBe(1);
  expect(monthsOfAge({ birthDate: '2026-01-31', examDate: '2026-02-27' })).toBe(0);
  expect(monthsOfAge({ examDate: '2026-02-27' })).toBeUndefined();
});

describe('hoursOfLife', () => {
  it('counts completed hours over midnight', () => {
    expect(hoursOfLife({ birthDate: '2026-11-19', birthTime: '22:30', deathDate: '2026-11-20', deathTime: '03:29' })).toBe(4);
    expect(hoursOfLife({ birthDate: '2026-11-19', birthTime: '8时30分', deathDate: '2026-11-19', deathTime: '0930' })).toBe(1);
  });

  it('is missing from 24 hours on, without times and in the wrong order', () => {
    expect(hoursOfLife({ birthDate: '2026-11-19', birthTime: '22:30', deathDate: '2026-11-20', deathTime: '22:30' })).toBeUndefined();
    expect(hoursOfLife({ birthDate: '2026-11-19', deathDate: '2026-11-19', deathTime: '22:30' })).toBeUndefined();
    expect(hoursOfLife({ birthDate: '2026-11-19', birthTime: '10:00', deathDate: '2026-11-19', deathTime: '09:00' })).toBeUndefined();
  });
});

it('counts minutes between two moments', () => {
  expect(minutesBetween({ observationStart: '2026-11-20T09:10', observationEnd: '2026-11-20T09:45:30' })).toBe(35);
  expect(minutesBetween({ observationStart: '2026-11-20T23:50', observationEnd: '2026-11-21T00:20' })).toBe(30);
  expect(minutesBetween({ observationStart: '2026-11-20T23:50' })).toBeUndefined();
});

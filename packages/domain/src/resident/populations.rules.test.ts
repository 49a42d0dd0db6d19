import { describe, expect, it } from 'vitest';
import type { HistoryRecord, PersonHistory } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { isService, lastServiceDay } from './active-day.rules.ts';
import { populationsOf, storedPopulations } from './populations.rules.ts';

const record = (formId: string, data: JsonObject = {}, on = '2026-01-05'): HistoryRecord =>
  ({ id: `${formId}-${on}`, formId, occurredOn: on, data }) as unknown as HistoryRecord;
const person = (birthDate: string, ...records: readonly HistoryRecord[]): PersonHistory =>
  ({ resident: { birthDate }, records }) as unknown as PersonHistory;
const of = (birthDate: string, ...records: readonly HistoryRecord[]): readonly string[] =>
  populationsOf(person(birthDate, ...records), '2026-06-15' as CalendarDay);

describe('the populations somebody belongs to', () => {
  it.each([
    ['1961-06-15', ['03'], '65 today'],
    ['1961-06-16', ['10'], '65 tomorrow'],
    ['2019-06-16', ['02'], 'seven tomorrow'],
    ['2019-06-15', ['10'], 'seven today'],
  ])('born on %s are %j: %s', (born, codes) => expect(of(born)).toEqual(codes));

  it.each([
    ['hypertension-card', '04'],
    ['diabetes-card', '05'],
    ['psychosis-card', '06'],
    ['tuberculosis-card', '07'],
    ['copd-card', '22'],
  ])('are told by a live %s', (form, code) => {
    expect(of('1980-01-01', record(form))).toEqual([code]);
    expect(of('1980-01-01', record(form, { terminated: true }))).toEqual(['10']);
    expect(of('1980-01-01', record(form, { terminated: true }), record(form, {}, '2026-02-01'))).toEqual([code]);
  });

  it('have tuberculosis until the treatment of the card has stopped, and again with the card of another course', () => {
    const card = record('tuberculosis-card', { followUpDate: '2025-01-05' }, '2025-01-05');
    const visit = record('tuberculosis-follow-up', { treatmentStopped: false }, '2025-02-05');
    const stop = record('tuberculosis-follow-up', { treatmentStopped: true, stopReason: '1' }, '2025-07-05');
    const again = record('tuberculosis-card', { followUpDate: '2026-03-01' }, '2026-03-01');
    expect(of('1980-01-01', card, visit)).toEqual(['07']);
    expect(of('1980-01-01', card, visit, stop)).toEqual(['10']);
    expect(of('1980-01-01', card, visit, stop, again)).toEqual(['07']);
    const over = record('tuberculosis-follow-up', { treatmentStopped: true }, '2026-05-01');
    expect(of('1980-01-01', card, visit, stop, again, over)).toEqual(['10']);
  });

  it('are pregnant by a record that runs, disabled by the latest sheet that names one', () => {
    expect(of('1995-01-01', record('pregnancy-basic-info', { recordStatus: '0' }))).toEqual(['01']);
    expect(of('1995-01-01', record('pregnancy-basic-info', { recordStatus: '1' }))).toEqual(['10']);
    expect(of('1995-01-01', record('disability', { disabilities: ['1'] }))).toEqual(['10']);
    const disabled = record('disability', { disabilities: ['2'] }, '2026-03-01');
    expect(of('1995-01-01', record('disability', { disabilities: ['1'] }), disabled)).toEqual(['08']);
    expect(of('1995-01-01', disabled, record('disability', { disabilities: ['1'] }, '2026-04-01'))).toEqual(['10']);
  });

  it('take of a contract only what is not worked out, in order', () => {
    const contract = record('family-doctor-contract', { population: ['12', '04', '10', '09', 7] });
    expect(of('1950-01-01', contract, record('diabetes-card'))).toEqual(['03', '05', '09', '12']);
    expect(of('1980-01-01', record('family-doctor-contract', { population: 'none' }))).toEqual(['10']);
  });

  it('are stored without the ages', () => {
    const kept = storedPopulations.work(person('1950-01-01', record('copd-card')), {} as never, [] as never);
    expect(kept).toEqual(['22']);
    expect(storedPopulations.reads).toContain('tuberculosis-card');
  });
});

describe('the day of the last service', () => {
  it('is of what was done for somebody, not of the file itself', () => {
    const done = [record('health-check-up', {}, '2026-03-02'), record('hypertension-follow-up', {}, '2026-05-06')];
    const file = [record('resident-personal-info', {}, '2026-06-01'), record('report-print-job', {}, '2026-06-02')];
    expect(lastServiceDay.work(person('1950-01-01', ...done, ...file), {} as never, [] as never)).toBe('2026-05-06');
    expect(lastServiceDay.work(person('1950-01-01', ...[...done].reverse()), {} as never, [] as never)).toBe(
      '2026-05-06',
    );
    expect(lastServiceDay.work(person('1950-01-01', ...file), {} as never, [] as never)).toBeUndefined();
    expect([isService({ formId: 'past-history' }), isService({ formId: 'referral-out' })]).toEqual([false, true]);
  });
});

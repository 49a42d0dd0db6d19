import { describe, expect, it } from 'vitest';
import { configurationOf, settingCheck, settingValue, type SettingEntry } from './configuration.rules.ts';
import { globalConfigPresets } from './global-config.presets.data.ts';

const [COUNTY, TOWN, OTHER, VILLAGE] = ['990101', '99010101', '99010102', '9901010101'];
const entry = (
  institutionCode: string,
  key: string,
  value: string,
  more: Partial<SettingEntry> = {},
): SettingEntry => ({
  ...{ institutionCode, key, value, scope: '1', inherit: true },
  ...more,
});
const at = (code: string, ...entries: SettingEntry[]) => configurationOf(entries, code, COUNTY);

describe('what is in force', () => {
  it('is as delivered where nobody says anything', () => expect(at(VILLAGE)).toEqual({}));
  it('comes from the nearest institution above, whatever the order of the entries', () => {
    const entries = [entry(TOWN, 'call.timeout', '40'), entry(COUNTY, 'call.timeout', '20')];
    expect(at(VILLAGE, ...entries)).toEqual({ 'call.timeout': 40 });
    expect(at(VILLAGE, ...[...entries].reverse())).toEqual({ 'call.timeout': 40 });
    expect(at(COUNTY, ...entries)).toEqual({ 'call.timeout': 20 });
    expect(at(OTHER, ...entries)).toEqual({ 'call.timeout': 20 });
  });
  it('stays with one institution where it says so', () => {
    const alone = entry(TOWN, 'call.timeout', '40', { scope: '2' });
    expect([at(TOWN, alone), at(VILLAGE, alone)]).toEqual([{ 'call.timeout': 40 }, {}]);
  });
  it('is closed to those below by who keeps it to itself', () => {
    const closed = entry(COUNTY, 'call.timeout', '20', { inherit: false });
    expect(at(VILLAGE, closed, entry(TOWN, 'call.timeout', '40'))).toEqual({ 'call.timeout': 20 });
  });
  it('is the county’s for log-in and security', () => {
    expect(at(TOWN, entry(TOWN, 'lock.delay', '900'))).toEqual({});
    expect(at(TOWN, entry(COUNTY, 'lock.delay', '900'))).toEqual({ 'lock.delay': 900 });
  });
  it('only becomes stricter below, where the key says so', () => {
    const set = (...minutes: readonly [string, string][]) =>
      at(VILLAGE, ...minutes.map(([code, value]) => entry(code, 'reminder.escalate', value)));
    expect(set([COUNTY, '20'], [TOWN, '30'])).toEqual({ 'reminder.escalate': 20 });
    expect(set([TOWN, '10'], [COUNTY, '20'])).toEqual({ 'reminder.escalate': 10 });
    expect(set([COUNTY, '20'], [TOWN, '31'])).toEqual({ 'reminder.escalate': 20 });
  });
  it('passes over what a key does not take', () => {
    expect(at(TOWN, entry(COUNTY, 'call.timeout', '20'), entry(TOWN, 'call.timeout', '4'))).toEqual({
      'call.timeout': 20,
    });
  });
});

describe('a value', () => {
  it('is a number within its limits, a text of its form, or the one that is fixed', () => {
    expect(settingValue('call.timeout', ' 45 ')).toBe(45);
    expect(['9', '121', '', 'x', 'Infinity'].map((text) => settingValue('call.timeout', text))).toEqual(
      Array.from({ length: 5 }),
    );
    expect([settingValue('ui.theme', '#aA00ff'), settingValue('ui.theme', 'red')]).toEqual(['#aA00ff', undefined]);
    expect([settingValue('checkup.elderAge', '65'), settingValue('checkup.elderAge', '60')]).toEqual(['65', undefined]);
    expect(settingValue('own.key', 'anything')).toBe('anything');
  });
  it('as delivered is taken, for every key', () =>
    expect(globalConfigPresets.filter(({ key, value }) => settingValue(key, value) === undefined)).toEqual([]));
  it('is refused on the form where its key does not take it', () => {
    expect(settingCheck({ key: 'call.timeout', value: '5' })).toEqual({ refused: true });
    expect([
      settingCheck({ key: 'call.timeout', value: '15' }),
      settingCheck({ key: 'own', value: 'x' }),
      settingCheck({}),
    ]).toEqual([{}, {}, {}]);
  });
});

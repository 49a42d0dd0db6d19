import { describe, expect, it } from 'vitest';
import { loadList } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { CARD_STANDING, careCardAfter, CLOSING_REASONS, isCardOpen, type CareCardForm } from './care-card.rules.ts';
import { childBasicInfo } from './child/child-basic-info.form.ts';
import { pregnancyBasicInfo } from './pregnancy/pregnancy-basic-info.form.ts';

const TODAY = '2026-06-15' as CalendarDay;
const on = '2026-06-10' as CalendarDay;
const after = (form: CareCardForm, data: JsonObject, reason?: string) =>
  careCardAfter(form, data, reason === undefined ? { type: 'REOPEN' } : { type: 'CLOSE', reason, on }, TODAY);

it('is open until it is closed in one of its ways, also one that came without a state', () => {
  expect([{}, { recordStatus: '0' }].map((data) => isCardOpen('pregnancy-basic-info', data))).toEqual([true, true]);
  expect(['1', '3', '4'].filter((recordStatus) => isCardOpen('pregnancy-basic-info', { recordStatus }))).toEqual([]);
  expect([{}, { status: '2' }].map((data) => isCardOpen('child-basic-info', data))).toEqual([true, false]);
});

describe('the card of a pregnancy', () => {
  it.each([
    ['1', { recordStatus: '4', cancellationDate: null, terminationDate: null }],
    ['2', { recordStatus: '3', terminationMode: '2', terminationDate: on, cancellationReason: null }],
    ['3', { recordStatus: '1', cancellationReason: '2', cancellationDate: on, terminationDate: null }],
    ['4', { recordStatus: '1', cancellationReason: '3' }],
    ['5', { recordStatus: '1', cancellationReason: '4' }],
    ['9', { recordStatus: '1', cancellationReason: '9' }],
  ])('closed for the reason %s says so in its own answers', (reason, standing) => {
    const closed = after('pregnancy-basic-info', { recordStatus: '0', terminationMode: '2' }, reason);
    expect(closed).toMatchObject({ ok: true, value: standing });
  });

  it('closed as ended tells the day and the way that the visit told, and not the day of the closing', () => {
    const ended = { on: '2026-06-02' as CalendarDay, mode: '3' };
    const event = { type: 'CLOSE', reason: '2', on, ended } as const;
    expect(careCardAfter('pregnancy-basic-info', { recordStatus: '0' }, event, TODAY)).toMatchObject({
      value: { recordStatus: '3', terminationMode: '3', terminationDate: '2026-06-02' },
    });
  });

  it('is closed once, and reopened only where it is closed', () => {
    expect(after('pregnancy-basic-info', { recordStatus: '4' }, '1')).toEqual({ ok: false, failure: '已经结案' });
    expect(after('pregnancy-basic-info', {})).toEqual({ ok: false, failure: '没有结案，不用恢复' });
    expect(after('pregnancy-basic-info', { recordStatus: '1', cancellationReason: '2' })).toMatchObject({
      ok: true,
      value: { recordStatus: '0', cancellationReason: null },
    });
  });
});

describe('the card of a child', () => {
  const born = (birthDate: string, more: JsonObject = {}): JsonObject => ({ birthDate, status: '0', ...more });

  it('is closed with the reason and the day; of age only from seven years on', () => {
    expect(after('child-basic-info', born('2022-01-01'), '3')).toEqual({
      ok: true,
      value: { status: '1', closureReason: '3', closureDate: on },
    });
    expect(after('child-basic-info', born('2019-06-16'), '5')).toEqual({ ok: false, failure: '还没有满 7 周岁' });
    expect(after('child-basic-info', born('2019-06-15'), '5')).toMatchObject({ ok: true, value: { status: '2' } });
  });

  it('is reopened before seven years only', () => {
    const closed = { status: '1', closureReason: '2', closureDate: '2026-01-01' };
    expect(after('child-basic-info', born('2019-06-15', closed))).toMatchObject({ ok: false });
    expect(after('child-basic-info', born('2019-06-16', closed))).toEqual({
      ok: true,
      value: { status: '0', closureReason: null, closureDate: null },
    });
  });
});

it('knows the answers and codes of the sheets', () => {
  const fields = { 'pregnancy-basic-info': pregnancyBasicInfo, 'child-basic-info': childBasicInfo };
  for (const form of ['pregnancy-basic-info', 'child-basic-info'] as const) {
    const keys = fields[form].sections.flatMap((section) => section.fields.map(({ key }) => key));
    expect(keys).toEqual(expect.arrayContaining([...CARD_STANDING[form]]));
  }
  const reason = childBasicInfo.sections.flatMap((one) => one.fields).find(({ key }) => key === 'closureReason');
  const codes = reason && 'options' in reason ? reason.options?.map(({ code }) => code) : [];
  expect(codes).toEqual(expect.arrayContaining(Object.keys(CLOSING_REASONS['child-basic-info'])));
});

it('has the words the lists ask with', async () => {
  const asked = async (list: 'women-care-list' | 'child-care-list') => {
    const close = (await loadList(list)).actions?.find(({ id }) => id === 'close');
    const words = close?.asks?.find(({ key }) => key === 'reason')?.words;
    return Object.fromEntries(words && 'options' in words ? words.options.map(({ code, label }) => [code, label]) : []);
  };
  expect(await asked('women-care-list')).toEqual(CLOSING_REASONS['pregnancy-basic-info']);
  expect(await asked('child-care-list')).toEqual(CLOSING_REASONS['child-basic-info']);
});

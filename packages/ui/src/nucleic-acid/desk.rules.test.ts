import { loadForm, loadRegisterList } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { registerOn, wholePages } from '@gongwei/domain/pages';
import { describe, expect, it } from 'vitest';
import { DESKS, formatDue, nextGiven } from './desk.rules.ts';

describe.each(Object.values(DESKS))('the desk at $path', (desk) => {
  it('asks for fields of its form, and lists what its register shows', async () => {
    const keys = compileForm(await loadForm(desk.formId)).fields.map(({ key }) => key);
    const used = [desk.time, desk.saveAfter, ...desk.stays, desk.naming, ...desk.beside];
    expect(used.filter((key) => !keys.includes(key))).toEqual([]);
    const shown = (await loadRegisterList(desk.formId)).columns.map(({ key }) => key);
    expect([desk.naming, ...desk.beside].filter((key) => !shown.includes(key))).toEqual([]);
  });

  it('has the addresses of its entries below its own', () => {
    const place = wholePages.at(`${desk.path}/edit/r1`);
    expect(place && registerOn(place.page)?.register).toEqual([desk.formId]);
  });
});

it('the next entry keeps place and shift, not the person or the tube', () => {
  const last = {
    name: '王芳',
    tubeBarcode: 'T1',
    samplePoint: '东镇',
    crowdType: '10',
    sampleTime: '2026-06-15T09:00',
  };
  expect(nextGiven(DESKS.sample, last, '2026-06-15T09:03')).toEqual({
    samplePoint: '东镇',
    crowdType: '10',
    sampleTime: '2026-06-15T09:03',
  });
});

it('says in China’s time until when a retest is wanted', () => {
  const due = '2026-11-23T16:05:00.000Z';
  expect(formatDue({ due, late: false })).toBe('要在 11月24日 00:05 前出结果');
  expect(formatDue({ due, late: true })).toBe('已超过 11月24日 00:05 的时限');
});

it('begins no retest because the last person was one', () => {
  const last = { checkType: '2', originPool: 'T1', samplePoint: '东镇' };
  expect(nextGiven(DESKS.sample, last, '2026-06-15T09:03')).toEqual({
    samplePoint: '东镇',
    sampleTime: '2026-06-15T09:03',
  });
  expect(nextGiven(DESKS.sample, { ...last, checkType: '1' }, 'x')).toMatchObject({ checkType: '1' });
});

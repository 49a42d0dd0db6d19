import { compileForm } from '@gongwei/domain/forms';
import { definitionOf } from '@gongwei/domain/forms/testing';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { lastOf, wordsOfLastPair, type LastValue } from './last-value.rules.ts';

const on = (value: number, day: string): LastValue => ({ value, on: day, from: '健康体检表' });

describe('last time’s pair', () => {
  const names = ['收缩压', '舒张压'];
  it('is one value where both are of one day', () => {
    expect(wordsOfLastPair([on(125, '2025-11-04'), on(79, '2025-11-04')], names, '/')).toBe('125/79 · 2025-11-04');
    expect(wordsOfLastPair([on(4.9, '2025-11-04'), on(5, '2025-11-04')], ['左眼', '右眼'], '')).toBe(
      '左眼 4.9，右眼 5 · 2025-11-04',
    );
  });
  it('is said one by one where days differ or one is unknown', () => {
    expect(wordsOfLastPair([on(125, '2025-11-04'), on(79, '2025-12-04')], names, '/')).toBe(
      '收缩压 125 · 2025-11-04，舒张压 79 · 2025-12-04',
    );
    expect(wordsOfLastPair([undefined, on(79, '2025-12-04')], names, '/')).toBe('舒张压 79 · 2025-12-04');
    expect(wordsOfLastPair([undefined, undefined], names, '/')).toBeUndefined();
  });
});

describe('last time’s value', () => {
  const form = compileForm({
    definition: definitionOf(
      [
        { key: 'day', label: '', type: 'date' },
        { key: 'report', label: '', type: 'date' },
        { key: 'pulse', label: '', type: 'integer' },
      ],
      { occurredOn: 'day' },
    ),
  });
  const asked = (key: string, last: number | string, value?: number) =>
    lastOf(
      {
        form,
        conceptValue: () => undefined,
        previous: () => ({ value: last, on: '2025-11-04' as CalendarDay, from: '' }),
      },
      form.field(key),
      { value, origin: 'empty' },
    )?.value;
  it('is told where it says something new', () => {
    expect([asked('pulse', 72), asked('pulse', 72, 80), asked('report', '2025-11-02')]).toEqual([72, 72, '2025-11-02']);
  });
  it('is not told where it stands there already or is only the day it was written', () => {
    expect([asked('pulse', 72, 72), asked('report', '2025-11-04'), asked('day', '2025-11-02')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

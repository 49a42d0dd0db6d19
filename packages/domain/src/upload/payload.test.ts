import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { businessKey, canonicalText, differingFields, missingFields, payloadOf } from './payload.ts';
import { payloadDefinition, turnOf } from './upload-payloads.ts';
import type { PayloadDefinition } from './payload.ts';
import { sentJson } from '../forms/testing/index.ts';

const day = (text: string) => text as CalendarDay;
const ecg = payloadDefinition('supplement-ecg') as PayloadDefinition;
const PERSON = { name: '张三', idNumber: '990101195503020017', sex: 'male', birthDate: day('1955-03-02') } as const;

describe('what is sent', () => {
  it('is what the definition names and what was answered, and nothing else', () => {
    const answers = {
      examDate: '2026-06-01',
      heartRate: 72,
      leads: '',
      findings: [],
      critical: true,
      examDoctor: 'u1',
    };
    const payload = payloadOf(ecg, answers, PERSON, day('2026-06-01'));
    expect(payload).toEqual({
      recordType: '10',
      sheet: 'supplement-ecg',
      day: '2026-06-01',
      person: { ...PERSON, sex: '1' },
      fields: { examDate: '2026-06-01', heartRate: 72 },
    });
    expect(businessKey(payload)).toBe('990101195503020017|supplement-ecg|2026-06-01');
    expect(missingFields(ecg, answers)).toEqual(['ecgResult', 'impression']);
  });
  it('is the archive first, then the check-up', () => {
    expect((['5', '1', '9', '2'] as const).slice().sort((one, other) => turnOf(one) - turnOf(other))).toEqual([
      '1',
      '2',
      '9',
      '5',
    ]);
  });
});

describe('comparing both sides', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), sentJson), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalText(turned as JsonObject)).toBe(canonicalText(value as JsonObject));
        expect(differingFields(turned as JsonObject, value as JsonObject)).toEqual([]);
      }),
    );
  });
  it('tells what differs, what is only here and what is only there', () => {
    expect(differingFields({ a: 1, b: ['1'], c: 2 }, { a: 1, b: ['1', '2'], d: 3 })).toEqual(['b', 'c', 'd']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCitizenNumber } from '../resident/citizen-number.ts';
import type { JsonObject } from '../shared/index.ts';
import { addToPool, personOf, personOfNumber, sampleAnswers } from './tested-person.rules.ts';

const NUMBER = '11010519491231002X';
const read = parseCitizenNumber(NUMBER);
const woman = read.ok ? personOfNumber(read.value) : {};

describe('the person a sample is taken from', () => {
  it('without a file is known by the number', () => {
    expect(sampleAnswers(woman)).toMatchObject({ idType: '01', idNo: NUMBER, sex: '2', birthday: '1949-12-31' });
  });

  it('replaces all of the person before', () => {
    expect(Object.keys(sampleAnswers(woman))).toEqual(Object.keys(sampleAnswers({})));
    expect(sampleAnswers(woman)).toHaveProperty('name', undefined);
  });

  it('keeps no number that is shown in part only', () => {
    const person = personOf({ id: 'r1', name: '王芳', idNumber: '110105********002X', phone: '139****0001' });
    expect(person).toEqual({ residentId: 'r1', name: '王芳' });
  });
});

describe('somebody whose file has no identity number', () => {
  const file = { id: 'r1', name: '王芳', archiveNumber: '99010110100100012' };

  it('is known by the number of the file, once in a tube', () => {
    const person = personOf({ ...file, noNumber: '2' });
    expect(sampleAnswers(person)).toMatchObject({ idType: '99', idNo: '99010110100100012' });
    const first = addToPool([], person, { capacity: 5, sealed: false, at: '2026-06-15T09:00' });
    const members = first.kind === 'added' ? first.members : [];
    expect(members).toHaveLength(1);
    expect(addToPool(members, person, { capacity: 5, sealed: false, at: '2026-06-15T09:01' })).toMatchObject({
      because: 'twice',
    });
  });

  it('is not, where a number is only hidden', () => {
    expect(sampleAnswers(personOf({ ...file, idNumber: '110105********002X' }))).toMatchObject({
      idType: '01',
      idNo: undefined,
    });
  });
});

describe('a pooled tube', () => {
  const open = { capacity: 5, sealed: false, at: '2026-06-15T09:00' };

  it.each([
    [{ ...open, sealed: true }, [], 'sealed'],
    [{ ...open, capacity: 1 }, [{ idNo: 'A' }], 'full'],
    [open, [{ idNo: NUMBER.toLowerCase() }], 'twice'],
  ] as const)('refuses with %j', (tube, members, because) => {
    expect(addToPool(members, woman, tube)).toEqual({ kind: 'refused', because });
  });

  it('takes as many as it is for, numbered from one, and says when it is full', () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 10, 20), fc.integer({ min: 1, max: 25 }), (capacity, count) => {
        let members: readonly JsonObject[] = [];
        let full = false;
        for (let at = 0; at < count; at += 1) {
          const pooled = addToPool(members, { idNumber: `ID${at}` }, { ...open, capacity });
          if (pooled.kind === 'added') ({ members, full } = pooled);
          else expect([pooled.because, full]).toEqual(['full', true]);
        }
        expect(members.map(({ seq }) => seq)).toEqual(members.map((_, at) => at + 1));
        expect(members.length).toBe(Math.min(capacity, count));
        expect(full).toBe(count >= capacity);
      }),
    );
  });
});

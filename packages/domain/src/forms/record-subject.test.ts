import { describe, expect, it } from 'vitest';
import { isOfResident, ownSubjectId, recordDay, recordSubject, type SubjectKind } from './record-subject.ts';

const KINDS: readonly (readonly [SubjectKind, ReturnType<typeof recordSubject>])[] = [
  ['resident', { kind: 'resident', residentId: 'x' }],
  ['child', { kind: 'resident', residentId: 'x' }],
  ['pregnancy', { kind: 'resident', residentId: 'x' }],
  ['couple', { kind: 'resident', residentId: 'x' }],
  ['user', { kind: 'user', userId: 'x' }],
  ['institution', { kind: 'institution', institutionCode: 'x' }],
  ['sample', { kind: 'entry', of: 'sample', institutionCode: 'x' }],
  ['device', { kind: 'entry', of: 'device', institutionCode: 'x' }],
  ['none', { kind: 'entry', of: 'none', institutionCode: 'x' }],
];

describe('the subject of a record', () => {
  it.each(KINDS)('of a form about a %s', (kind, subject) => {
    expect(recordSubject(kind, 'x')).toEqual(subject);
    expect(isOfResident(kind)).toBe(subject.kind === 'resident');
  });

  it('of a new record that is nobody’s is the user or the institution they work at', () => {
    const who = { userId: 'u1', institutionCode: '990101' };
    expect(ownSubjectId('user', who)).toBe('u1');
    expect(['institution', 'sample', 'device', 'none'].map((kind) => ownSubjectId(kind as SubjectKind, who))).toEqual(
      Array.from({ length: 4 }, () => '990101'),
    );
  });
});

describe('the day of a record', () => {
  it('is the answer its form names, of an instant the day of it', () => {
    expect(recordDay({ occurredOn: 'on' }, { on: '2026-11-20' })).toBe('2026-11-20');
    expect(recordDay({ occurredOn: 'on' }, { on: '2026-11-20T08:30' })).toBe('2026-11-20');
  });

  it('is unknown where nothing says it', () => {
    expect(recordDay({}, { on: '2026-11-20' })).toBeUndefined();
    expect(recordDay({ occurredOn: 'on' }, {})).toBeUndefined();
    expect(recordDay({ occurredOn: 'on' }, { on: '2026-02-30' })).toBeUndefined();
  });
});

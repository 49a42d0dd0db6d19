import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { contentOf } from './content-of.ts';

it('of somebody without an identity number nothing is complete, as the platform tells people apart by it alone', () => {
  const person = { name: '王某', sex: 'male', birthDate: '1940-01-01' as CalendarDay } as const;
  const missing = (idNumber: string) =>
    contentOf({
      formId: 'health-check-up',
      day: '2026-06-15' as CalendarDay,
      answers: {},
      person: { ...person, idNumber },
    })?.missing;
  expect(missing('')).toEqual(['idNumber', ...(missing('110105194912310011') ?? [])]);
  expect(missing('110105194912310011')).not.toContain('idNumber');
});

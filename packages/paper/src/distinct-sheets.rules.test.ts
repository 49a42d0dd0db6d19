import { expect, it } from 'vitest';
import { distinctSheets } from './distinct-sheets.rules.ts';

const sheet = (id: string, formId: string, visits: readonly string[] = [], subjectId = 'r1') => ({
  form: { definition: { id: formId } },
  record: { id, subjectId },
  visits: visits.map((visit) => ({ id: visit })),
});

it('prints visits that share a sheet once', () => {
  const queue = [
    sheet('1', '随访', ['1', '2']),
    sheet('2', '随访', ['1', '2']),
    sheet('3', '体检'),
    sheet('4', '体检'),
    sheet('1', '随访', ['1', '2'], 'r2'),
  ];
  expect(distinctSheets(queue).map(({ record }) => `${record.subjectId}/${record.id}`)).toEqual([
    'r1/1',
    'r1/3',
    'r1/4',
    'r2/1',
  ]);
});

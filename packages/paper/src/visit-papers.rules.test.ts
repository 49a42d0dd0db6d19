import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { layouts as childLayouts } from './layouts/child/child-check-up.sheet.data.ts';
import { layouts as prenatalLayouts } from './layouts/maternal/prenatal-visit.sheet.data.ts';
import { visitPapers, type VisitQuestion } from './visit-papers.rules.ts';

const visit = (id: string, occurredOn: string, data: RecordSnapshot['data']): RecordSnapshot => ({
  id,
  formId: 'prenatal-visit',
  formVersion: 1,
  subjectId: 'r1',
  institutionCode: '990101',
  occurredOn: occurredOn as CalendarDay,
  data,
  version: 1,
  createdAt: '',
  createdBy: '',
  updatedAt: '',
  updatedBy: '',
  updatedByName: '',
});
const prenatal = (id: string, on: string, visitNumber: string) => visit(id, on, { visitNumber });

function printed(all: readonly RecordSnapshot[], id: string, prefer?: readonly string[]) {
  const record = all.find((one) => one.id === id)!;
  const layouts = 'visitNumber' in record.data ? prenatalLayouts : childLayouts;
  const layout = layouts.find(
    ({ when }) => when && when.codes.includes(String(record.data[when.field])),
  ) as VisitQuestion['layout'];
  return visitPapers({ layout, layouts, printed: record, all, ...(prefer && { prefer }) });
}
const idsOf = (found: ReturnType<typeof printed>) =>
  found.papers.map(({ visits }) => visits.map(({ id }) => id).join(' '));

describe('the sheets of a pregnancy', () => {
  const all = [
    prenatal('old4', '2023-05-01', '4'),
    prenatal('p2', '2026-03-01', '2'),
    prenatal('p3', '2026-04-01', '3'),
    prenatal('x1', '2026-04-15', '9'),
    prenatal('p5', '2026-07-01', '5'),
    ...['2026-07-08', '2026-07-15', '2026-07-22', '2026-07-29'].map((on, at) => prenatal(`x${at + 2}`, on, '9')),
  ];
  it.each(['p3', 'x1', 'x5'])(
    'print all its visits, whichever is asked for (%s), and none of another pregnancy',
    (id) => expect(idsOf(printed(all, id))).toEqual(['p2 p3 p5', 'x1 x2 x3 x4', 'x5']),
  );
  it('count the further visits on from paper to paper', () =>
    expect(printed(all, 'p2').papers.map(({ layout }) => layout.numbered?.from)).toEqual([undefined, 1, 5]));
  it('leave out the papers nobody needs', () => {
    expect(idsOf(printed(all, 'old4'))).toEqual(['old4']);
    expect(idsOf(printed([prenatal('x1', '2026-04-15', '9')], 'x1'))).toEqual(['x1']);
  });
});

describe('two records of one stage', () => {
  const month = (id: string, on: string, stageMonth: string) => visit(id, on, { stageMonth });
  const all = [
    month('m3', '2026-03-01', '3'),
    month('m6', '2026-06-01', '6'),
    month('m6b', '2026-06-20', '6'),
    month('y1', '2026-12-01', '12'),
  ];
  it('print the newest of them and say so', () => {
    const found = printed(all, 'm3');
    expect(idsOf(found)).toEqual(['m3 m6b']);
    expect(
      found.choices.map(({ title, printed: one, records }) => [title, one.id, records.map(({ id }) => id)]),
    ).toEqual([['6月龄', 'm6b', ['m6b', 'm6']]]);
  });
  it('print the one that was asked for, or chosen on the desk', () => {
    expect(idsOf(printed(all, 'm6'))).toEqual(['m3 m6']);
    expect(idsOf(printed(all, 'm6', ['m6b']))).toEqual(['m3 m6b']);
    expect(idsOf(printed(all, 'm3', ['m6']))).toEqual(['m3 m6']);
  });
});

it('prints each visit of a pregnancy once, and each stage at most once', () => {
  const visits = fc
    .array(fc.record({ number: fc.constantFrom('2', '3', '4', '5', '9'), day: fc.nat(250) }), {
      minLength: 1,
      maxLength: 14,
    })
    .map((some) =>
      some.map(({ number, day }, at) => prenatal(`v${at}`, addDays('2026-01-01' as CalendarDay, day), number)),
    );
  fc.assert(
    fc.property(visits, fc.nat(), (all, at) => {
      const asked = all[at % all.length]!;
      const { papers, choices } = printed(all, asked.id);
      const shown = papers.flatMap((paper) => paper.visits);
      const further = all.filter(({ data }) => data['visitNumber'] === '9');
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toContain(asked);
      expect(further.every((one) => shown.includes(one))).toBe(true);
      const kept = choices.reduce((count, { records }) => count + records.length - 1, 0);
      expect(shown.length + kept).toBe(all.length);
      expect(papers.every((paper) => paper.visits.length <= 4)).toBe(true);
    }),
  );
});

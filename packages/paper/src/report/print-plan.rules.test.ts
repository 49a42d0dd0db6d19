import { describe, expect, it } from 'vitest';
import { PRINT_PAGES } from './print-pages.data.ts';
import { partsOf, planOf, printPageOf, yearsOf } from './print-plan.rules.ts';

const record = (id: string, formId: string, occurredOn: string) => ({ id, formId, occurredOn });
const OLD = record('c25', 'health-check-up', '2025-04-01');
const NEW = record('c26', 'health-check-up', '2026-04-01');
const SELF_CARE = record('s25', 'elderly-self-care-assessment', '2025-04-02');
const INFO = record('p20', 'resident-personal-info', '2020-01-05');
const FILE = [OLD, NEW, SELF_CARE, INFO];
const partsFor = (name: string) => printPageOf(name)!.parts;
const planned = (name: string, choice = {}, file = FILE) =>
  planOf(partsFor(name), file, choice).map(({ part, record: found, gap }) => [part.formId, found?.id ?? gap]);

describe('print pages', () => {
  it('are all those of the specification, in its words', () => {
    const names =
      'all cover jktjCover jktjCoverNew guardBack jktjCoverImg jktjCoverGuard jbxx jktj jktjFirstTemplate oldShzlnl zyyjkgl color shct xcgct ncgct xdt jkzd jkzdb';
    expect(names.split(' ').filter((name) => !printPageOf(name))).toEqual([]);
    expect(new Set(PRINT_PAGES.map(({ name }) => name)).size).toBe(PRINT_PAGES.length);
  });
});

describe('a plan', () => {
  it('takes the newest record', () => {
    expect(planned('jktj')).toEqual([['health-check-up', 'c26']]);
  });
  it('takes the one that is named', () => {
    expect(planned('jktj', { records: ['c25'] })).toEqual([['health-check-up', 'c25']]);
  });
  it('takes the newest of a year', () => {
    expect(planned('jktj', { year: '2025' })).toEqual([['health-check-up', 'c25']]);
  });
  it.each([
    ['jktj', { year: '2024' }, '该居民 2024 年没有健康体检记录'],
    ['jkzd', { year: '2024' }, '该居民 2024 年没有健康体检记录'],
    ['xdt', {}, '该居民还没有心电图报告记录'],
  ])('of %s with %j says what is missing', (name, choice, sentence) => {
    expect(planned(name, choice).map(([, what]) => what)).toEqual([sentence]);
  });
  it('prints covers also before the check-up', () => {
    expect(planOf(partsFor('jktjCoverNew'), [])).toEqual([{ part: partsFor('jktjCoverNew')[0] }]);
  });
  it('keeps to the year of the named check-up, but for what is filled once', () => {
    const all = new Map(planned('all', { records: ['c26'] }) as [string, string][]);
    expect(all.get('health-check-up')).toBe('c26');
    expect(all.get('elderly-self-care-assessment')).toBe('该居民 2026 年没有老年人生活自理能力评估表记录');
    expect(all.get('resident-personal-info')).toBe('p20');
  });
  it('offers the years that have something', () => {
    expect(yearsOf(partsFor('all'), FILE)).toEqual(['2026', '2025']);
    expect(yearsOf(partsFor('jbxx'), FILE)).toEqual([]);
  });
});

it('prints a part once that several chosen pages hold, in the order of the report', () => {
  expect(partsOf(['jkzd', 'jktj', 'all', 'jbxx']).map(({ title }) => title)).toEqual(
    printPageOf('all')!.parts.map(({ title }) => title),
  );
  expect(partsOf(['jkzd', 'jktj']).map(({ title }) => title)).toEqual(['健康体检表', '健康指导']);
});

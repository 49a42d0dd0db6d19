import { describe, expect, it } from 'vitest';
import { MOST_PEOPLE, requestOf } from './report-question.rules.ts';

const asked = (page: string, query: string, handover?: unknown) =>
  requestOf(page, new URLSearchParams(query), handover);

describe('what an address asks to print', () => {
  it.each([
    ['resident=r1', [{ id: 'r1' }], {}],
    ['residents=r1,r2,,r1', [{ id: 'r1' }, { id: 'r2' }], {}],
    ['resident=r1&record=c1&year=2025', [{ id: 'r1' }], { records: ['c1'], year: '2025' }],
    ['resident=r1&records=c1, c2', [{ id: 'r1' }], { records: ['c1', 'c2'] }],
    ['', [], {}],
  ])('%s', (query, people, choice) => {
    expect(asked('jktj', query)).toEqual({ people, pages: ['jktj'], choice });
  });
  it('may name several pages', () => {
    expect(asked('batch', 'resident=r1&pages=cover,jktj').pages).toEqual(['cover', 'jktj']);
  });
});

describe('what a list hands over', () => {
  const people = [{ id: 'r1', name: '王秀英' }];
  it('goes before the address', () => {
    expect(asked('batch', 'resident=r9', { people, pages: ['jktj'], year: '2026' })).toEqual({
      people,
      pages: ['jktj'],
      choice: { year: '2026' },
    });
  });
  it.each([[null], ['text'], [{ people: [{}], pages: [] }], [{ people, pages: [1] }], [{ people }]])(
    'is not believed when it is %j',
    (handover) => expect(asked('jktj', 'resident=r9', handover).people).toEqual([{ id: 'r9' }]),
  );
  it('ends where printing would take an hour', () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ id: `r${at}` }));
    expect(asked('batch', '', { people: many, pages: [] }).people).toHaveLength(MOST_PEOPLE);
  });
});

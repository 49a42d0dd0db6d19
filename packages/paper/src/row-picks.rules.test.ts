import { describe, expect, it } from 'vitest';
import { rowPickOf, rowsLeft } from './row-picks.rules.ts';

const rows = [
  { vaccine: 'HepB', doseNumber: 1, date: '2026-01-02' },
  { vaccine: 'HepB', doseNumber: 2, date: '2026-02-02' },
  { vaccine: 'HepB', doseNumber: 2, date: '2026-02-09' },
  { vaccine: 'VarV', doseNumber: 1, date: '2026-12-02' },
];

describe('a place for one row of a table', () => {
  it('is named by table, the answers of its row and a column', () =>
    expect(rowPickOf('doses/vaccine=HepB/doseNumber=2/date')).toEqual({
      table: 'doses',
      where: [
        ['vaccine', 'HepB'],
        ['doseNumber', '2'],
      ],
      column: 'date',
    }));
  it('takes the first row that fits; the others are left, a second one of the same dose too', () =>
    expect(
      rowsLeft(rows, ['doses/vaccine=HepB/doseNumber=1', 'doses/vaccine=HepB/doseNumber=2', 'doses/vaccine=BCG']),
    ).toEqual([rows[2], rows[3]]));
});

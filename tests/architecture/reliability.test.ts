import { describe, expect, it } from 'vitest';
import { citedTitles, readDocument, troubleOf } from './citations.ts';

const text = readDocument('docs/reliability.md');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => ({ row: Number(line.match(/\d+/)?.[0]), line }));
const citations = citedTitles(`${text}\n${readDocument('docs/security.md')}`);

describe('the table of what is promised', () => {
  it('has a line for each of the 38 rows, in order, with a state', () => {
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
    expect(rows.filter(({ line }) => !/\| [✔◐✘][^|]*\|$/.test(line)).map(({ row }) => row)).toEqual([]);
  });

  it('calls nothing proved that names no test', () => {
    const unproved = rows.filter(({ line }) => /\| ✔[^|]*\|$/.test(line) && !line.includes(' › '));
    expect(unproved.map(({ row }) => row)).toEqual([]);
  });

  it.each(citations)('cites $file › $title', (citation) => {
    expect(troubleOf(citation)).toBeUndefined();
  });
});

import type { AnalysisView } from '@gongwei/application/measures';
import { describe, expect, it } from 'vitest';
import { enteringOf } from './enter-row.rules.ts';

const row = { key: 'u1', label: '王敏', cells: {} };
/** What a click on a row asks the session to look at. */
function looked(view: Pick<AnalysisView, 'by' | 'way' | 'people'>, exact = true): readonly Partial<AnalysisView>[] {
  const seen: Partial<AnalysisView>[] = [];
  enteringOf({ look: (change) => void seen.push(change) }, view, '990101', exact)?.(row);
  return seen;
}

describe('the name of a row', () => {
  it('leads down to its institution, and not to the one that is looked at', () => {
    const view = { by: 'org', way: [], people: [] };
    expect(looked(view)).toEqual([{ way: [{ code: 'u1', name: '王敏' }] }]);
    const seen: unknown[] = [];
    enteringOf({ look: (change) => void seen.push(change) }, view, 'u1', true)?.(row);
    expect(seen).toEqual([]);
  });
  it('narrows to one of the staff, one of a kind at a time', () => {
    const people = [
      { key: 'author:u0', label: '李' },
      { key: 'doctor:u9', label: '赵' },
    ];
    expect(looked({ by: 'author', way: [], people })).toEqual([
      { people: [people[1], { key: 'author:u1', label: '王敏' }], by: 'org' },
    ]);
  });
  it('does nothing for who is told rounded numbers, nor where rows are no people', () => {
    expect(looked({ by: 'doctor', way: [], people: [] }, false)).toEqual([]);
    expect(looked({ by: 'sex', way: [], people: [] })).toEqual([]);
  });
});

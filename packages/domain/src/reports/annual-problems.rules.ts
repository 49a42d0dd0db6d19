import type { AnalysisCell, AnalysisCells, AnalysisRow } from '../measures/index.ts';
import { ANNUAL_TARGETS } from './annual-targets.data.ts';
import { figureText } from './format-change.rules.ts';
import type { MeasureNote } from './measure-notes.rules.ts';
import type { Targets, TemplateFigures } from './report-template.rules.ts';

/** A rate that is short of its aim, or fell; `weight` are the people the gap stands for. */
export type Problem = {
  readonly measure: string;
  readonly text: string;
  readonly advice: string;
  readonly weight: number;
};

/** So many problems a report names, and so many institutions for each. */
const [MOST, WORST] = [5, 3] as const;

type Judged = Pick<TemplateFigures, 'notes' | 'cells' | 'before'> & {
  readonly targets: Targets;
  /** Those one step down, and the institution alone, whose row is named by `own`. */
  readonly rows: readonly AnalysisRow[];
  readonly own: string;
};

/** What is to be mended first: by how many points it is short (or fell) times the people it is about; five at most. */
export function problemsOf(judged: Judged): readonly Problem[] {
  const { notes, cells, before, targets } = judged;
  const found = ANNUAL_TARGETS.flatMap(({ measure, people, advice }): readonly Problem[] => {
    const [note, cell] = [notes.find(({ id }) => id === measure), cells[measure]];
    const value = shownOf(cell);
    if (!note || value === undefined) return [];
    const target = targets[measure];
    const short = (target ?? value) - value;
    const gap = short > 0 ? short : (shownOf(before[measure]) ?? value) - value;
    if (gap <= 0) return [];
    const points = figureText(gap, note.decimals);
    const said = short > 0 ? `低于目标${target}%，差${points}个百分点` : `比上年下降${points}个百分点`;
    const text = `${note.label}${figureText(value, note.decimals)}%，${said}${worstOf(note, judged)}。`;
    return [{ measure, text, advice, weight: gap * peopleOf(cells, measure, people) }];
  });
  return found.sort((a, b) => b.weight - a.weight).slice(0, MOST);
}

/** What a reader sees of a number; hidden ones are nothing. */
const shownOf = (cell: AnalysisCell | undefined): number | undefined =>
  cell?.hidden ? undefined : (cell?.value ?? undefined);

/** How many people a rate is about; one where nobody knows. */
const peopleOf = (cells: AnalysisCells, measure: string, people: string | undefined): number =>
  Math.max(1, (people === undefined ? cells[measure]?.among : (cells[people]?.value ?? undefined)) ?? 1);

function worstOf({ id, decimals }: MeasureNote, { rows, own }: Judged): string {
  const known = rows.flatMap(({ key, label, cells }) => {
    const value = shownOf(cells[id]);
    return key === own || value === undefined ? [] : [{ label, value }];
  });
  // One alone is neither worse nor better than others.
  if (known.length < 2) return '';
  const worst = known.sort((a, b) => a.value - b.value).slice(0, Math.min(WORST, known.length - 1));
  return `；较低的是${worst.map(({ label, value }) => `${label}（${figureText(value, decimals)}%）`).join('、')}`;
}

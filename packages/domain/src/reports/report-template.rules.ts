import type { AnalysisCells } from '../measures/index.ts';
import { changeClause, figureText } from './format-change.rules.ts';
import { formatFigure } from './format-figure.rules.ts';
import type { MeasureNote } from './measure-notes.rules.ts';

/** Aims in per cent, by measure. */
export type Targets = { readonly [measure: string]: number };

/** What templates are filled from. */
export type TemplateFigures = {
  readonly org: string;
  readonly year: number;
  readonly notes: readonly MeasureNote[];
  readonly cells: AnalysisCells;
  readonly before: AnalysisCells;
  readonly targets: Targets;
};

const PLACE = /\{([a-z0-9-]+)(?::(change|target))?\}/g;

/** The measures a template names, each once. */
export const measuresInTemplate = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(PLACE)].map(([, id = '']) => id).filter((id) => id !== 'org' && id !== 'year')),
];

/**
 * A sentence with its numbers. `{id}` is a number with its unit, `{id:change}` how it went since last year, `{id:target}` how it stands to its
 * aim, `{org}` and `{year}` whose and of when. A number that is not there stays — and the sentence says that there is none.
 */
export function filledTemplate(template: string, figures: TemplateFigures): string {
  const { notes, cells, before, targets } = figures;
  const text = template.replace(PLACE, (_, id: string, ask?: string) => {
    if (id === 'org') return figures.org;
    if (id === 'year') return String(figures.year);
    const note = notes.find((one) => one.id === id);
    if (!note) return '—';
    if (ask === 'change') return changeClause(cells[id], before[id], note) ?? '与上年无从比较';
    return ask === 'target' ? targetClause(cells[id]?.value, targets[id], note) : formatFigure(cells[id], note);
  });
  const missing = measuresInTemplate(template).filter((id) => cells[id]?.value == null && !cells[id]?.hidden);
  if (missing.length === 0) return text;
  const said = missing.length === measuresInTemplate(template).length ? '（无数据）' : '（“—”为无数据）';
  return text.replace(/([。；]?)$/, `${said}$1`);
}

/** How a number stands to its aim: 达到90%的目标, 距90%的目标差3.20个百分点. */
function targetClause(value: number | null | undefined, target: number | undefined, { decimals }: MeasureNote): string {
  if (target === undefined) return '未设目标';
  if (value == null) return `无法与${target}%的目标比较`;
  return value >= target
    ? `达到${target}%的目标`
    : `距${target}%的目标差${figureText(target - value, decimals)}个百分点`;
}

import { createHmac } from 'node:crypto';
import { writeExpression, type ExpressionTree } from '@gongwei/domain/lists';
import {
  AS_NOW,
  BY_INSTITUTION,
  compileMeasure,
  countedRows,
  hasRows,
  MEASURES,
  measuresFor,
  narrowedFor,
  offsetOfDraws,
  roundedFigure,
  type Disclosure,
  type Figures,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import type { ServerContext } from '../server-context.ts';
import type { PageQuestion } from './page-figures.ts';
import type { TableRow } from './table-rows.query.ts';

/** Numbers for who may open the people, or not. Where a number is rounded only this site knows, and all its processes alike. */
export function disclosureOf({ roundingKey }: Pick<ServerContext, 'roundingKey'>, mayOpen: boolean): Disclosure {
  if (mayOpen) return { kind: 'exact' };
  const key = createHmac('sha256', roundingKey).update('figures').digest();
  const offset = (name: string): number => {
    const drawn = createHmac('sha256', key).update(name).digest();
    return offsetOfDraws(drawn.readUInt32BE(0), drawn.readUInt32BE(4));
  };
  return { kind: 'rounded', offset };
}

type Asked = Pick<PageQuestion, 'page' | 'period' | 'institution' | 'groups' | 'by' | 'disclosure'>;

/**
 * The figures of a page as its reader is told them. `row`: the key of a row, of which `tables` are the groups. A number has one offset by
 * whatever way it is asked for: as a row of a table or through a filter, of one page or another, as a count or as what a share is of.
 */
export function roundingOf(
  question: Asked,
  tables: readonly (readonly TableRow[])[],
): (row: string, figures: Figures) => Figures {
  const { disclosure } = question;
  if (disclosure.kind === 'exact') return (_row, figures) => figures;
  const known = measuresFor(MEASURES, question);
  const texts = new Map<string, readonly string[]>();
  const conditionsOf = (measure: MeasureDefinition, part: 'counts' | 'among'): readonly string[] => {
    const key = `${measure.id} ${part}`;
    const written = texts.get(key) ?? writtenConditions(measure, part, question);
    texts.set(key, written);
    return written;
  };
  return (row, figures) => {
    const { place, groups } = placeOfRow(question, tables, row);
    return Object.fromEntries(
      Object.entries(figures).flatMap(([id, figure]) => {
        const measure = known.get(id);
        if (!measure) return [];
        const narrowed = [
          ...new Set(groups.flatMap((key) => narrowedFor(question.page, measure, [key]) ?? [key])),
        ].sort();
        const told = roundedFigure(measure, figure, (part) => {
          const people = hasRows(measure) ? conditionsOf(measure, part === 'counts' ? 'counts' : 'among') : [];
          return disclosure.offset(
            JSON.stringify([
              part === 'total' ? id : '',
              [measure.of, measure.within, measure.organisation, measure.pick],
              question.period,
              place,
              narrowed,
              people,
            ]),
          );
        });
        return told ? [[id, told]] : [];
      }),
    );
  };
}

/** Whose number a row is: of which institution, alone or with all below, narrowed to which groups. */
function placeOfRow({ by, institution, groups }: Asked, tables: readonly (readonly TableRow[])[], row: string) {
  const keys = row === '' ? [] : row.split('|');
  const told = by
    .map((id, at) => ({ id, key: keys[at] ?? '', rows: tables[at] ?? [] }))
    .filter(({ key }) => key !== '');
  const own = told.find(({ id }) => id === BY_INSTITUTION);
  // Alone is a difference only where others stand beside it.
  const alone = own !== undefined && own.key === institution && own.rows.length > 1;
  return {
    place: [own?.key ?? institution, ...(alone ? ['alone'] : [])],
    groups: [
      ...groups.filter((key) => key !== AS_NOW),
      ...told.filter(({ id }) => id !== BY_INSTITUTION).map(({ id, key }) => `${id}:${key}`),
    ],
  };
}

/** Who is counted, written out, whichever measure says it: its parts, each once, in an order of their own. */
function writtenConditions(
  measure: MeasureDefinition,
  part: 'counts' | 'among',
  { period }: Pick<Asked, 'period'>,
): readonly string[] {
  // The name of a number is the same tomorrow.
  const compiled = compileMeasure(measure, { period, today: period.until, settings: [] });
  return [...new Set(chain(countedRows(compiled, part)).map(writeExpression))].sort();
}

const chain = (tree: ExpressionTree): readonly ExpressionTree[] => {
  if (tree.kind === 'literal' && tree.value === true) return [];
  return tree.kind === 'binary' && tree.operator === '&&' ? [...chain(tree.left), ...chain(tree.right)] : [tree];
};

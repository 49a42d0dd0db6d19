import { path } from '@gongwei/domain/lists';
import {
  compileMeasure,
  countedRows,
  MOST_POINTS,
  rowsOfCell,
  type AnalysisCloud,
  type MeasureCell,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import type { Counting } from './count-groups.query.ts';
import { rowsAsked } from './count-statement.ts';

type Point = {
  readonly at: string;
  readonly value: number;
  readonly resident: string;
  readonly record: string;
  readonly of: number;
};

/**
 * The rows of a number as points: when, and what value. Where there are more than can be drawn, always the same ones are: drawn by lot of their
 * identifiers, as a random one would draw another picture each time. `at`: what of a row is its time (`record.measuredAt`).
 * @throws RangeError for a measure that has no value for each row.
 */
export async function cloudPoints(
  database: Queryable,
  { lists, reading }: Counting,
  definition: MeasureDefinition,
  cell: MeasureCell,
  at: string,
): Promise<AnalysisCloud> {
  const measure = compileMeasure(definition, cell);
  if (!measure.value || !definition.of.startsWith('record:') || definition.pick !== 'all')
    throw new RangeError(`“${definition.id}” has no points`);
  const { source, scope, sql } = rowsAsked({ lists, reading }, definition.of);
  const { into } = scope;
  const [time, value] = [sql(path(...at.split('.')), 'time'), sql(measure.value, 'number')];
  const conditions = [source.reach(reading, into)].concat(
    [rowsOfCell(definition, cell), countedRows(measure, 'among')].map((one) => sql(one, 'boolean')),
  );
  const found = await database.query<Point>(
    `select at, value, resident, record, of from (
       select (${time})::text as at, (${value})::float8 as value, r.subject_id as resident, r.id as record, (count(*) over ())::int as of
       from ${source.table} ${source.joins} where ${conditions.join(' and ')}) as found
     where at is not null order by md5(record), record limit ${MOST_POINTS}`,
    into.values,
  );
  const points = found
    .map(({ of: _of, ...point }) => point)
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.record < other.record ? -1 : 1));
  return { points, of: found[0]?.of ?? 0 };
}

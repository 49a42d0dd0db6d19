import type { AnalysisState } from '@gongwei/application/measures';
import {
  changeOf,
  hintOf,
  madeOf,
  saidOf,
  tablesOf,
  type AnalysisCells,
  type AnalysisPage,
  type AnalysisRow,
  type AnalysisTable as Table,
  type MeasureLabels,
} from '@gongwei/domain/measures';
import { Fragment } from 'react';
import type { OpenNumber } from './drawings.rules.ts';

type Props = {
  readonly page: AnalysisPage;
  readonly state: AnalysisState;
  readonly open: OpenNumber;
  /** Goes down to an institution of the table. */
  readonly onEnter: ((row: AnalysisRow) => void) | undefined;
};

/** Groups down, numbers across; the first row is everybody, counted again by person. */
export const AnalysisTable = ({ page, state, open, onEnter }: Props) => {
  const { table, before, words, view, loading } = state;
  if (!table || !words) return null;
  const shown = tablesOf(page).find(({ id }) => id === view.table) ?? tablesOf(page)[0];
  if (shown?.stages) return <StageTable stages={shown.stages} state={state} open={open} />;
  const columns = (shown?.columns ?? []).flatMap(({ label, measure }) => {
    const said = words.measures.find((one) => one.id === measure);
    return said ? [{ label, words: said }] : [];
  });
  const cells = (own: AnalysisCells, earlier: AnalysisCells | undefined, key: string | undefined) =>
    columns.map(({ label, words: measure }) => (
      <NumberCell
        key={measure.id}
        label={label}
        measure={measure}
        own={own}
        earlier={earlier}
        by={[view.by]}
        at={key}
        open={open}
        loading={loading}
      />
    ));
  const earlier = (key: string) => before?.rows.find((row) => row.key === key)?.cells;
  return (
    <div className="gwm-scroll">
      <table className="gwm-table">
        <thead>
          <tr>
            <th scope="col">分组</th>
            {columns.map(({ label, words: measure }) => (
              <th key={measure.id} scope="col" title={hintOf(measure, view)}>
                {label}
                {/* 体检人次, 日均支数: the heading says what it is counted in. */}
                {`${label}人`.includes(measure.unit) ? null : <span className="gwm-unit">{measure.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="gwm-total">
            <th scope="row" title="合计按人重算，不由各行相加">
              合计
            </th>
            {cells(table.total, before?.total, undefined)}
          </tr>
          {table.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {onEnter ? (
                  <button type="button" className="gwg-link" onClick={() => onEnter(row)}>
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              {cells(row.cells, earlier(row.key), row.key)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A row a stage, of everybody: how many were due, seen, in time, lost. */
const StageTable = ({
  stages: { head: first = '阶段', heads, rows },
  state: { table, words, loading },
  open,
}: Pick<Props, 'state' | 'open'> & { readonly stages: NonNullable<Table['stages']> }) => (
  <div className="gwm-scroll">
    <table className="gwm-table">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, measures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {measures.map((id, at) => {
              const measure = words?.measures.find((one) => one.id === id);
              return measure ? (
                <NumberCell
                  key={id}
                  label={`${label}${heads[at] ?? ''}`}
                  measure={measure}
                  own={table?.total ?? {}}
                  earlier={undefined}
                  by={[]}
                  at={undefined}
                  open={open}
                  loading={loading}
                />
              ) : (
                <td key={id}>—</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type CellProps = {
  readonly label: string;
  readonly measure: MeasureLabels;
  readonly own: AnalysisCells;
  readonly earlier: AnalysisCells | undefined;
  readonly by: readonly string[];
  readonly at: string | undefined;
  readonly open: OpenNumber;
  /** Numbers of another table are still on their way. */
  readonly loading: boolean;
};

const NumberCell = ({ label, measure, own, earlier, by, at, open, loading }: CellProps) => {
  const cell = own[measure.id];
  const go = open(measure, at === undefined ? [] : by, at, cell);
  const said = cell === undefined && loading ? '…' : saidOf(cell, measure);
  const was = earlier?.[measure.id];
  return (
    <td title={madeOf(cell, measure) || undefined}>
      {go ? (
        <button type="button" className="gwg-link" aria-label={`${label} ${said}，打开名单`} onClick={go}>
          {said}
        </button>
      ) : (
        said
      )}
      {was ? (
        <Fragment>
          <br />
          <span className="gwm-before">
            上年 {saidOf(was, measure)} {changeOf(cell, was, measure)}
          </span>
        </Fragment>
      ) : null}
    </td>
  );
};

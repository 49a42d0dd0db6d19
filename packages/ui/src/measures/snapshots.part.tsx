import type { AnalysisSession, SnapshotsState } from '@gongwei/application/measures';
import {
  hasMoved,
  meansElse,
  saidOf,
  type AnalysisCells,
  type AnalysisPage,
  type FrozenMeasure,
} from '@gongwei/domain/measures';
import { useState, type FormEvent } from 'react';
import { Button, LoadingState, useBehavior } from '../shared/index.ts';
import './snapshots.css';

type Props = { readonly session: AnalysisSession; readonly mayFreeze: boolean };

/** 冻结的数字: what was reported stays what it was, and stands beside what it comes to now. */
export const Snapshots = ({ session, mayFreeze }: Props) => {
  const state = useBehavior(session.snapshots$);
  const { rows, fault, open } = state;
  return (
    <>
      <p className="gwm-counts">
        上报前把本页的数字冻结下来：以后档案再改，冻结的数字和当时的口径都不变，打开就能看到现在差了多少。
      </p>
      {mayFreeze ? <FreezeForm session={session} freezing={state.freezing === true} /> : null}
      {fault ? (
        <p role="alert" className="gwm-problem">
          {fault.message}
          <button type="button" className="gwg-link" onClick={session.showSnapshots}>
            重新读取
          </button>
        </p>
      ) : null}
      {rows ? <Lines session={session} rows={rows} open={open?.frozen.id} /> : fault ? null : <LoadingState />}
      {open ? <Compared session={session} open={open} /> : null}
    </>
  );
};

const FreezeForm = ({ session, freezing }: { readonly session: AnalysisSession; readonly freezing: boolean }) => {
  const [title, setTitle] = useState('');
  const freeze = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() === '') return;
    void session.freeze(title.trim());
    setTitle('');
  };
  return (
    <form className="gwm-freeze" onSubmit={freeze}>
      <label>
        名称
        <input
          className="gw-input"
          value={title}
          maxLength={60}
          placeholder="例如：5月报表"
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={freezing || title.trim() === ''}>
        {freezing ? '正在冻结…' : '冻结现在的数字'}
      </Button>
    </form>
  );
};

const Lines = ({
  session,
  rows,
  open,
}: {
  readonly session: AnalysisSession;
  readonly rows: NonNullable<SnapshotsState['rows']>;
  readonly open: string | undefined;
}) =>
  rows.length === 0 ? (
    <p className="gwm-counts">还没有冻结过。</p>
  ) : (
    <div className="gwm-scroll">
      <table className="gwm-table">
        <thead>
          <tr>
            {['名称', '机构', '期间', '冻结时间', '冻结人', '对比'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.title}</th>
              <td>{row.institutionName}</td>
              <td>{`${row.from} 至 ${row.until}`}</td>
              <td>{row.takenAt}</td>
              <td>{row.takenBy}</td>
              <td>
                <button
                  type="button"
                  className="gwg-link"
                  aria-pressed={row.id === open}
                  aria-label={`${row.title}，与现在对比`}
                  onClick={() => (row.id === open ? session.closeSnapshot() : void session.openSnapshot(row.id))}
                >
                  {row.id === open ? '收起' : '与现在对比'}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

/** The measures in the order the page shows them, each with its column's name. */
const columnsOf = (page: AnalysisPage, measures: readonly FrozenMeasure[]) => {
  const shown = [...page.columns, ...(page.tables ?? []).flatMap(({ columns }) => columns)];
  const named = shown.flatMap(({ label, measure }) => {
    const own = measures.find(({ id }) => id === measure);
    return own ? [{ label, own }] : [];
  });
  const rest = measures.filter(({ id }) => !named.some(({ own }) => own.id === id));
  return [...named, ...rest.map((own) => ({ label: own.label, own }))];
};

type Open = NonNullable<SnapshotsState['open']>;
type Line = { readonly key: string; readonly label: string; readonly cells: AnalysisCells };
type Columns = ReturnType<typeof columnsOf>;

const nowOf = ({ now }: Open, key: string): AnalysisCells | undefined =>
  key === '' ? now?.total : now?.rows.find((row) => row.key === key)?.cells;

const Compared = ({ session: { page, state$ }, open }: { readonly session: AnalysisSession; readonly open: Open }) => {
  const { words } = useBehavior(state$);
  const { frozen } = open;
  const columns = columnsOf(page, frozen.measures);
  const lines: readonly Line[] = [{ key: '', label: '合计', cells: frozen.answer.total }, ...frozen.answer.rows];
  const others = columns.filter(({ own }) =>
    meansElse(
      own,
      words?.measures.find(({ id }) => id === own.id),
      frozen,
    ),
  );
  return (
    <section aria-label={`${frozen.title}与现在`}>
      <p role="status" className="gwm-counts">
        <strong>{frozen.title}</strong>，{frozen.takenAt} 由{frozen.takenBy}冻结。
        {open.now ? formatMoved(open, columns, lines) : '正在重新统计…'}
        {others.length > 0 ? `冻结后口径改过：${others.map(({ label }) => label).join('、')}。` : ''}
      </p>
      <div className="gwm-scroll">
        <table className="gwm-table">
          <thead>
            <tr>
              <th scope="col">分组</th>
              {columns.map(({ label, own }) => (
                <th key={own.id} scope="col" title={`${own.hint}（${own.validFrom}起）`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ComparedRow key={line.key} line={line} columns={columns} now={nowOf(open, line.key)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

function formatMoved(open: Open, columns: Columns, lines: readonly Line[]): string {
  const moved = lines.flatMap(({ key, cells }) => {
    const now = nowOf(open, key);
    return columns.filter(({ own }) => hasMoved(cells[own.id], now?.[own.id]));
  });
  return moved.length === 0
    ? '现在重新统计，数字都没有变。'
    : `现在重新统计，有 ${moved.length} 个数字变了，写在下面“现为”。`;
}

const ComparedRow = ({
  line: { label, cells },
  columns,
  now,
}: {
  readonly line: Line;
  readonly columns: Columns;
  readonly now: AnalysisCells | undefined;
}) => (
  <tr>
    <th scope="row">{label}</th>
    {columns.map(({ own }) => (
      <td key={own.id}>
        {saidOf(cells[own.id], own)}
        {hasMoved(cells[own.id], now?.[own.id]) ? (
          <>
            <br />
            <span className="gwm-now">现为 {saidOf(now?.[own.id], own)}</span>
          </>
        ) : null}
      </td>
    ))}
  </tr>
);

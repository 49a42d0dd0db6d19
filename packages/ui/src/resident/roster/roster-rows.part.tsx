import { createRosterRows, ROSTER_ROWS_PAGE, RosterGateway } from '@gongwei/application/resident';
import { rosterPlan, rosterRows, type ListAction, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import type { RosterImport, RosterRequest, RosterRowResult, RosterRowsShown } from '@gongwei/domain/resident';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LocalListRows } from '../../lists/local/index.ts';
import { archivePath, EmptyState, FaultState, LoadingState, Pager, useLoaded, useService } from '../../shared/index.ts';

const NO_ROWS: readonly RosterRowResult[] = [];

/** What was said of the rows, page by page. Row numbers are the sheet's own; a row opens the archive it was written to. */
export const RosterRows = ({
  status,
  outcome,
  onDecide,
}: {
  readonly status: RosterImport;
  readonly outcome: RosterRowsShown | undefined;
  readonly onDecide: (request: RosterRequest) => void;
}) => {
  const { id, state } = status;
  const {
    query: offset,
    value,
    failure,
    reload,
    ask,
  } = useLoaded(createRosterRows, useService(RosterGateway), id, outcome);
  const shown = value?.rows ?? NO_ROWS;
  const rows = useMemo(() => shown.map(rowOf), [shown]);
  const navigate = useNavigate();
  const open = useCallback(
    ({ residentId }: ListRow) => {
      if (residentId !== undefined) void navigate(archivePath(residentId));
    },
    [navigate],
  );
  const decide = useCallback(
    ({ id: does }: ListAction, { id: row }: ListRow) =>
      onDecide({ kind: 'decide', row: Number(row), ...(does !== 'again' && { apart: does === 'apart' }) }),
    [onDecide],
  );
  const here = value !== undefined;
  const list = useRef<HTMLDivElement>(null);
  // Where a row was decided about, its button went with it: the next row has the cursor.
  useEffect(() => {
    if (!here || document.activeElement !== document.body) return undefined;
    // The rows are drawn after this.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [here]);
  const asks = state === 'checked' && shown.some((row) => row.outcome === 'similar' || row.decided === true);
  if (value === undefined)
    return failure === undefined ? (
      <LoadingState label="正在取逐行结果…" />
    ) : (
      <FaultState fault={failure} onRetry={reload} />
    );
  if (value.total === 0) return <EmptyState icon="check" title="没有这样的行" />;
  return (
    <div ref={list} className="gw-roster-rows">
      <LocalListRows
        definition={state === 'checked' ? rosterPlan : rosterRows}
        rows={rows}
        onOpen={open}
        {...(asks && { onAct: decide })}
      />
      <Pager total={value.total} offset={offset} size={ROSTER_ROWS_PAGE} unit="行" onOffset={ask} />
    </div>
  );
};

const rowOf = ({ row, name, idNumber, outcome, residentId, decided, ...result }: RosterRowResult): LocalRow => ({
  id: String(row),
  ...(residentId !== undefined && { residentId }),
  values: {
    row,
    ...(name !== undefined && { name }),
    ...(idNumber !== undefined && { idNumber }),
    outcome,
    ...(decided && { decided }),
    says: sayingsOf(result),
  },
});

/** What is said of a row, a line each: what is wrong or was written another way, then what became different. */
const sayingsOf = ({ messages, differences = [] }: Pick<RosterRowResult, 'messages' | 'differences'>): string =>
  [
    ...messages.map(({ severity, text }) => (severity === 'warning' ? `提示：${text}` : text)),
    ...differences.map(({ column, from, to }) => `${column}：${from === '' ? '（空）' : from} → ${to}`),
  ].join('\n');

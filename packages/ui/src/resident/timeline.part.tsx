import { createRemovedRecords, RecordRepository } from '@gongwei/application/forms';
import type { RecordSummary } from '@gongwei/domain/forms';
import type { ResidentCall } from '@gongwei/domain/resident';
import { isWholeDay } from '@gongwei/domain/shared';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  Button,
  EmptyState,
  FaultState,
  Icon,
  LoadingState,
  Mark,
  printPath,
  recordPath,
  useLoaded,
  useService,
} from '../shared/index.ts';
import { CallEntry } from './call-entry.part.tsx';

const NO_CALLS: readonly ResidentCall[] = [];

/** Everything recorded and every talk about the resident, newest first, by year; the headline facts carry their marks. */
export const Timeline = ({
  residentId,
  records,
  calls = NO_CALLS,
  title = '服务记录',
  prints = true,
  callActions,
}: {
  readonly residentId: string;
  readonly records: readonly RecordSummary[];
  readonly calls?: readonly ResidentCall[] | undefined;
  readonly title?: string | undefined;
  /** `false`: no sheet of these is put on paper. */
  readonly prints?: boolean;
  /** What can be done about a talk from here. */
  readonly callActions?: ((call: ResidentCall) => ReactNode) | undefined;
}) => {
  const titleId = useId();
  const [form, setForm] = useState<string>();
  const forms = useMemo(() => [...new Map(records.map((record) => [record.formId, record.title]))], [records]);
  const years = useMemo(
    () =>
      byYear(
        records.filter((record) => form === undefined || record.formId === form),
        form === undefined ? calls : NO_CALLS,
      ),
    [records, calls, form],
  );
  return (
    <section className="gw-panel" aria-labelledby={titleId}>
      <div className="gw-panel-head">
        <h2 id={titleId}>
          {title} <span className="gw-muted">{records.length} 份</span>
        </h2>
        {forms.length > 1 ? (
          <select
            className="gw-select gw-select--small"
            aria-label="按表单筛选"
            value={form ?? ''}
            onChange={(event) => setForm(event.target.value || undefined)}
          >
            <option value="">全部表单</option>
            {forms.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {records.length === 0 && calls.length === 0 ? (
        <EmptyState icon="archive" title="还没有服务记录">
          可从上方新建第一份表单。
        </EmptyState>
      ) : null}
      {years.map(([year, list]) => (
        <section key={year} className="gw-year" aria-label={`${year} 年`}>
          <h3>
            {year} 年<span className="gw-muted">{list.filter(({ record }) => record).length} 份</span>
          </h3>
          <ol className="gw-timeline">
            {list.map(({ record, call }) =>
              record ? (
                <TimelineEntry key={record.id} residentId={residentId} record={record} prints={prints} />
              ) : call ? (
                <CallEntry key={call.callId} call={call} actions={callActions?.(call)} />
              ) : null,
            )}
          </ol>
        </section>
      ))}
    </section>
  );
};

type TimelineEntryProps = { readonly residentId: string; readonly record: RecordSummary; readonly prints: boolean };

const TimelineEntry = ({ residentId, record, prints }: TimelineEntryProps) => (
  <li data-marked={record.headline.some((fact) => fact.mark) || undefined}>
    <time dateTime={record.occurredOn}>
      {isWholeDay(record.occurredOn) ? record.occurredOn.slice(5) : `${record.occurredOn.slice(5)} 月`}
    </time>
    <div>
      <Link to={recordPath(residentId, record.formId, record.id)}>{record.title}</Link>
      {record.headline.length > 0 ? (
        <ul className="gw-headline">
          {record.headline.map((fact) => (
            <li key={fact.text}>{fact.mark ? <Mark kind={fact.mark}>{fact.text}</Mark> : fact.text}</li>
          ))}
        </ul>
      ) : null}
    </div>
    <span className="gw-muted">{record.updatedByName}</span>
    {prints ? (
      <Link
        className="gw-button gw-button--icon gw-button--small"
        to={printPath(residentId, record.id)}
        target="_blank"
        aria-label={`打印 ${record.occurredOn} ${record.title}`}
        title="打印"
      >
        <Icon name="print" />
      </Link>
    ) : null}
  </li>
);

type Entry = { readonly on: string; readonly record?: RecordSummary; readonly call?: ResidentCall };

function byYear(
  records: readonly RecordSummary[],
  calls: readonly ResidentCall[],
): readonly (readonly [string, readonly Entry[]])[] {
  const years = new Map<string, Entry[]>();
  const entries: readonly Entry[] = [
    ...records.map((record) => ({ on: record.occurredOn, record })),
    ...calls.map((call) => ({ on: call.on, call })),
  ];
  for (const entry of [...entries].sort((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))) {
    const year = entry.on.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}

/** Sheets that were taken out, for who looks for one: each says why, and may be put back. */
export const RemovedSheets = ({ residentId }: { readonly residentId: string }) => {
  const [wanted, setWanted] = useState(false);
  const records = useService(RecordRepository);
  const { value, failure, reload } = useLoaded(createRemovedRecords, records, wanted ? residentId : undefined);
  if (!wanted)
    return (
      <p>
        <Button look="quiet" small onClick={() => setWanted(true)}>
          查看已删除的表
        </Button>
      </p>
    );
  if (!value)
    return failure === undefined ? (
      <LoadingState label="正在取已删除的表…" />
    ) : (
      <div className="gw-panel">
        <FaultState fault={failure} onRetry={reload} />
      </div>
    );
  return value.length === 0 ? (
    <p className="gw-muted">没有已删除的表。</p>
  ) : (
    <Timeline residentId={residentId} records={value} title="已删除的表" prints={false} />
  );
};

import { createRecordList, RecordRepository } from '@gongwei/application/forms';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import type { Resident } from '@gongwei/domain/resident';
import { Clock } from '@gongwei/application/shared';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ResidentForm } from '../forms/index.ts';
import { FaultState, LoadingState, useLoaded, useService } from '../shared/index.ts';
import { type CarePage, type CareSheet, carePath } from '@gongwei/domain/pages';
import {
  CHECK_UP,
  NEWBORN_VISIT,
  planOf,
  planLabel,
  sheetOfStage,
  stageToOpen,
  type PlanRow,
} from '@gongwei/application/maternal-child';

type Props = {
  readonly page: CarePage;
  readonly child: Pick<Resident, 'id' | 'birthDate'>;
  /** The address one came by; without it the visit that is due is opened. */
  readonly sheet: CareSheet | undefined;
  readonly onChanged: () => void;
};

/** The visits of a child by age: what was done and when, what is due; one click opens the sheet with its stage chosen. */
export const ChildPlan = ({ page, child, sheet, onChanged }: Props) => {
  const today = useService(Clock).today();
  const { value, failure, reload } = useLoaded(createRecordList, useService(RecordRepository), child.id);
  const asked = useSearchParams()[0].get('stage') ?? undefined;
  const onSaved = useCallback(
    (_record: RecordSnapshot) => {
      reload();
      onChanged();
    },
    [reload, onChanged],
  );
  if (!value && failure !== undefined) return <FaultState fault={failure} onRetry={reload} />;
  if (!value) return <LoadingState label="正在取历次体检…" />;
  const plan = planOf(child.birthDate, today, value);
  const stage = plan.find((row) => row.stage === asked)?.stage ?? stageToOpen(plan, sheet?.stages);
  const row = plan.find((one) => one.stage === stage);
  return (
    <>
      <nav className="gw-care-plan" aria-label="按年龄体检">
        {plan.map((one) => (
          <StageLink key={one.stage} page={page} childId={child.id} row={one} current={one.stage === stage} />
        ))}
      </nav>
      {row ? <StageSheet key={row.stage} childId={child.id} row={row} onSaved={onSaved} /> : null}
    </>
  );
};

type StageProps = {
  readonly page: CarePage;
  readonly childId: string;
  readonly row: PlanRow;
  readonly current: boolean;
};

const StageLink = ({ page, childId, row, current }: StageProps) => (
  <Link
    to={`${carePath(page, childId, sheetOfStage(page, row.stage)?.address)}?stage=${row.stage}`}
    data-state={row.state}
    aria-current={current ? 'page' : undefined}
  >
    <b>{row.label}</b>
    <small>{planLabel(row)}</small>
  </Link>
);

type SheetProps = {
  readonly childId: string;
  readonly row: PlanRow;
  readonly onSaved: (record: RecordSnapshot) => void;
};

const StageSheet = ({ childId, row, onSaved }: SheetProps) => {
  // A sheet that is being filled goes on as it is when it is saved, and is not opened anew as the record it has become.
  const [record] = useState(row.record);
  return (
    <ResidentForm
      residentId={childId}
      formId={record?.formId ?? (row.stage === '0' ? NEWBORN_VISIT : CHECK_UP)}
      recordId={record?.id}
      given={row.stage === '0' ? undefined : { stageMonth: row.stage }}
      within
      onSaved={onSaved}
    />
  );
};

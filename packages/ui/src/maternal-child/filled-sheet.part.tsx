import { createRecordList, FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { ofOneCourse, type RecordSnapshot, type RecordSummary } from '@gongwei/domain/forms';
import { maySave } from '@gongwei/domain/identity';
import { firstDayOf, type CalendarDay } from '@gongwei/domain/shared';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResidentForm, type ResidentFormProps } from '../forms/index.ts';
import { FaultState, LoadingState, useLoaded, useService } from '../shared/index.ts';
import type { CareSheet } from '@gongwei/domain/pages';
import { againOf, CARD } from './per-pregnancy.rules.ts';
import { CardStrip, RecordStrip } from './record-strip.part.tsx';

type Props = {
  readonly sheet: CareSheet;
  readonly holderId: string;
  /** A sheet was saved or taken out. */
  readonly onChanged: () => void;
} & Pick<ResidentFormProps, 'ids' | 'foreground'>;

/** A sheet in somebody's file: the only one there is, or what was recorded before (of a pregnancy's sheets: in earlier ones) and the next one. */
export const FilledSheet = ({ sheet, holderId, onChanged, ...view }: Props) => {
  const { index } = useService(FormCatalogue);
  const sessions = useService(SessionService);
  const form = index.find(({ id }) => id === sheet.form);
  const mayWrite = form !== undefined && maySave(form, sessions.may);
  return form?.occursOnce === true && againOf(sheet) === undefined ? (
    <ResidentForm
      residentId={holderId}
      formId={sheet.form}
      within
      onSaved={onChanged}
      onRemoved={onChanged}
      {...view}
    />
  ) : (
    <RepeatedSheet {...{ sheet, holderId, mayWrite, onChanged }} {...view} />
  );
};

const isOf = ({ form, alike }: CareSheet, formId: string): boolean => formId === form || formId === alike;
const formOf = ({ form }: CareSheet, open: { readonly formId: string } | undefined): string => open?.formId ?? form;

/** Of sheets that are there once a pregnancy the one to go on with: the newest, unless a card was booked since. */
function ofThisPregnancy(form: string, all: readonly RecordSummary[], today: CalendarDay): RecordSummary | undefined {
  const dayOf = ({ occurredOn }: RecordSummary): CalendarDay => firstDayOf(occurredOn);
  const newest = all.find(({ formId }) => formId === form);
  if (!newest || form === CARD) return newest;
  const cards = all.filter(({ formId }) => formId === CARD).map(dayOf);
  const now = { occurredOn: today };
  return ofOneCourse({ occurs: 'one', courseCard: CARD }, { occurredOn: dayOf(newest) }, now, cards)
    ? newest
    : undefined;
}

type StripProps = Parameters<typeof RecordStrip>[0] & { readonly sheet: CareSheet; readonly isThere: boolean };

/** The records beside a sheet. Of what is there once a pregnancy (`isThere`: of this one) there is no second one to begin. */
const SheetStrip = ({ sheet, isThere, ...strip }: StripProps) => {
  const [newest] = strip.records;
  if (againOf(sheet) === undefined) return <RecordStrip {...strip} />;
  if (!newest) return null;
  if (sheet.form === CARD) return <CardStrip key={newest.version} newest={newest} {...strip} />;
  return isThere && strip.records.length === 1 ? null : (
    <RecordStrip {...strip} onNew={isThere ? undefined : strip.onNew} />
  );
};

const RepeatedSheet = ({ sheet, holderId, mayWrite, onChanged, ...view }: Props & { readonly mayWrite: boolean }) => {
  const { value, failure, reload } = useLoaded(createRecordList, useService(RecordRepository), holderId);
  const today = useService(Clock).today();
  const asked = useSearchParams()[0].get('record') ?? undefined;
  // A new sheet keeps standing when it is saved; it is then the record of this id.
  const [saved, setSaved] = useState<{ readonly id: string; readonly turn: number; readonly isNew: boolean }>();
  const [turn, setTurn] = useState(0);
  const onSaved = useCallback(
    (record: RecordSnapshot) => {
      setSaved((known) => (known?.id === record.id ? known : { id: record.id, turn, isNew: record.version === 1 }));
      reload();
      onChanged();
    },
    [reload, onChanged, turn],
  );
  const onRemoved = useCallback(() => {
    setSaved(undefined);
    setTurn(0);
    reload();
    onChanged();
  }, [reload, onChanged]);
  if (!value && failure !== undefined) return <FaultState fault={failure} onRetry={reload} />;
  if (!value) return <LoadingState label="正在取记录…" />;
  const records = value.filter(({ formId }) => isOf(sheet, formId));
  const isOther = turn > 0 || againOf(sheet) === undefined || (saved?.turn === turn && saved.isNew);
  const begun = isOther ? undefined : ofThisPregnancy(sheet.form, value, today);
  // A record of the partner's sheet beside this one is none of ours.
  const first = mayWrite ? (begun ?? records.find(({ formId }) => formId === sheet.alike && turn === 0)) : records[0];
  const open = records.find(({ id }) => id === asked) ?? first;
  const recordId = open?.id;
  const strip = {
    records,
    current: recordId ?? (saved?.turn === turn ? saved.id : undefined),
    again: againOf(sheet),
    onNew: mayWrite ? () => setTurn(turn + 1) : undefined,
  };
  return (
    <>
      <SheetStrip sheet={sheet} {...strip} isThere={ofThisPregnancy(sheet.form, value, today) !== undefined} />
      <ResidentForm
        key={recordId ?? `new-${turn}`}
        residentId={holderId}
        formId={formOf(sheet, open)}
        recordId={recordId}
        within
        onSaved={onSaved}
        onRemoved={onRemoved}
        {...view}
      />
    </>
  );
};

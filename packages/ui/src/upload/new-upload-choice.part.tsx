import { Clock } from '@gongwei/application/shared';
import type { UploadChoice } from '@gongwei/application/upload';
import { CHECK_UP_TYPES, RECORD_TYPE_LABELS, VISIT_TYPES } from '@gongwei/domain/upload';
import type { ReactNode } from 'react';
import { ChoiceFilter, DayRangeField } from '../shared/filters.ts';
import { Button, useService } from '../shared/index.ts';
import { UploadPlace } from './upload-place.part.tsx';

type Props = { readonly choice: UploadChoice; readonly onChange: (more: Partial<UploadChoice>) => void };

const STATES = [
  ['1', '待上传'],
  ['6', '上传后又改过的'],
  ['4', '平台退回、已经修正的'],
] as const;
/** The words of people's illnesses; whoever has none of them is sent without this filter. */
const GROUPS = [
  ['hypertension', '高血压'],
  ['diabetes', '糖尿病'],
  ['psychosis', '严重精神障碍'],
  ['tuberculosis', '肺结核'],
] as const;
const ALL = RECORD_TYPE_LABELS.map(([type]) => type);
const SHORT_CUTS = [
  ['体检', CHECK_UP_TYPES],
  ['随访', VISIT_TYPES],
  ['全部', ALL],
] as const;

/** What a new task is to send. */
export const NewUploadChoice = ({ choice, onChange }: Props) => {
  const today = useService(Clock).today();
  const { institution, recordTypes, states, from, to, conditions } = choice;
  return (
    <>
      <Line label="机构">
        <UploadPlace value={institution} onChange={(code) => onChange({ institution: code })} />
        <ChoiceFilter
          label="人群"
          all="全部人群"
          value={conditions?.[0] as (typeof GROUPS)[number][0] | undefined}
          words={GROUPS}
          onChange={(group) => onChange({ conditions: group === undefined ? [] : [group] })}
        />
      </Line>
      <Line label="数据类型">
        {SHORT_CUTS.map(([label, types]) => (
          <Button
            key={label}
            small
            aria-pressed={same(types, recordTypes)}
            onClick={() => onChange({ recordTypes: types })}
          >
            {label}
          </Button>
        ))}
      </Line>
      <Ticks
        label="数据类型"
        words={RECORD_TYPE_LABELS}
        on={recordTypes}
        onChange={(next) => onChange({ recordTypes: next })}
      />
      <Line label="业务日期">
        <DayRangeField
          label="业务日期"
          value={{ from, until: to }}
          latest={today}
          onChange={({ from: first, until }) => onChange(days(first, until))}
        />
      </Line>
      <Line label="包括">
        <Ticks label="包括" words={STATES} on={states} onChange={(next) => onChange({ states: next })} />
      </Line>
    </>
  );
};

/** A day that was taken out is gone, whatever was there before. */
const days = (from: UploadChoice['from'], to: UploadChoice['to']): Partial<UploadChoice> =>
  ({ from, to }) as Partial<UploadChoice>;
const same = (types: readonly string[], on: readonly string[]): boolean =>
  types.length === on.length && types.every((type) => on.includes(type));

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="gw-upload-line">
    <span>{label}</span>
    <div>{children}</div>
  </div>
);

function Ticks<Code extends string>({
  label,
  words,
  on,
  onChange,
}: {
  readonly label: string;
  readonly words: readonly (readonly [Code, string])[];
  readonly on: readonly string[];
  readonly onChange: (on: readonly Code[]) => void;
}) {
  const next = (code: Code): readonly Code[] =>
    words.map(([one]) => one).filter((one) => (one === code ? !on.includes(one) : on.includes(one)));
  return (
    <span className="gw-upload-ticks" role="group" aria-label={label}>
      {words.map(([code, word]) => (
        <label key={code}>
          <input
            type="checkbox"
            className="gw-check"
            checked={on.includes(code)}
            onChange={() => onChange(next(code))}
          />
          {word}
        </label>
      ))}
    </span>
  );
}

import type { ResidentProblems, TypedResident } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { NO_NUMBER_LABELS, NO_NUMBER_REASONS } from '@gongwei/domain/resident';
import { parseCalendarDay } from '@gongwei/domain/shared';
import type { ReactNode } from 'react';
import { Button, SEX_LABELS, useService } from '../../shared/index.ts';
import { DayField } from '../../shared/day/day-field.part.tsx';

type Props = {
  readonly typed: TypedResident;
  readonly problems: ResidentProblems;
  readonly onChange: (change: Partial<TypedResident>) => void;
  /** Back to the number. */
  readonly onNumber: () => void;
};

/** Of somebody without an identity number: why, and what the number would have said. */
export const WithoutNumber = ({ typed, problems, onChange, onNumber }: Props) => {
  const today = useService(Clock).today();
  return (
    <>
      <Line field="noNumber" label="没有身份证号" problem={problems.noNumber} note={NOTES[typed.noNumber]}>
        <span className="gw-new-villages">
          <select
            id="new-noNumber"
            className="gw-select"
            aria-label="没有身份证号的原因"
            value={typed.noNumber}
            onChange={(event) => onChange({ noNumber: event.target.value })}
          >
            {NO_NUMBER_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {NO_NUMBER_LABELS[reason]}
              </option>
            ))}
          </select>
          <Button look="quiet" small onClick={onNumber}>
            改填身份证号
          </Button>
        </span>
      </Line>
      <Line field="sex" label="性别" required problem={problems.sex}>
        <span id="new-sex" className="gw-new-villages" role="radiogroup" aria-label="性别">
          {(['male', 'female'] as const).map((sex) => (
            <label key={sex}>
              <input type="radio" name="new-sex" checked={typed.sex === sex} onChange={() => onChange({ sex })} />{' '}
              {SEX_LABELS[sex]}
            </label>
          ))}
        </span>
      </Line>
      <Line field="birthDate" label="出生日期" required problem={problems.birthDate}>
        <span id="new-birthDate">
          <DayField
            label="出生日期"
            value={parseCalendarDay(typed.birthDate)}
            latest={today}
            placeholder="如 20261120"
            onChange={(day) => onChange({ birthDate: day ?? '' })}
          />
        </span>
      </Line>
    </>
  );
};

const NOTES: { readonly [reason: string]: string } = {
  '1': '登记户口后，在档案里点“补录身份证号”。',
  '2': '以后有了号码，在档案里点“补录身份证号”。',
  '3': '证件类别和号码填在接下来的个人基本信息表里。',
};

const Line = ({
  field,
  label,
  required,
  problem,
  note,
  children,
}: {
  readonly field: keyof TypedResident;
  readonly label: string;
  readonly required?: boolean;
  readonly problem: string | undefined;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className="gw-new-field">
    <span className="gw-new-label">
      {label}
      {required ? <b aria-hidden="true">*</b> : null}
    </span>
    {children}
    <p id={`new-${field}-note`} className="gw-new-note" role="alert">
      {problem ?? (note ? <span className="gw-muted">{note}</span> : null)}
    </p>
  </div>
);

import { Clock } from '@gongwei/application/shared';
import { villageNameOf } from '@gongwei/domain/resident';
import { movedDraft, PERIODS, type SessionDraft } from '@gongwei/domain/scheduling';
import type { ReactNode } from 'react';
import { DayField } from '../shared/filters.ts';
import { useService } from '../shared/index.ts';

/** Changes some of a draft. */
export type Change = (more: Partial<SessionDraft>) => void;
type Drafted = { readonly draft: SessionDraft; readonly set: Change };

/** The day, and before or after noon. */
export const When = ({ draft, set }: Drafted) => {
  const today = useService(Clock).today();
  return (
    <Line label="日期">
      <DayField
        label="日期"
        value={draft.date}
        earliest={today}
        required
        onChange={(date) => date && set(movedDraft(draft, { date, bookUntilDay: date }))}
      />
      <select
        className="gw-select"
        aria-label="时段"
        value={draft.period}
        onChange={(event) => set(movedDraft(draft, { period: event.target.value }))}
      >
        {PERIODS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </Line>
  );
};

/** How many come, by the clock or not, and until when they book. */
export const Booking = ({ draft, set }: Drafted) => (
  <>
    <Line label="号源">
      <input
        className="gw-input gw-session-number"
        aria-label="号源"
        inputMode="numeric"
        value={draft.places === 0 ? '' : String(draft.places)}
        onChange={(event) => set({ places: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) })}
      />
      <span>人</span>
      <select
        className="gw-select"
        aria-label="分时段"
        value={String(draft.minutes)}
        onChange={(event) => set({ minutes: Number(event.target.value) })}
      >
        <option value="0">不分时段</option>
        <option value="30">每 30 分钟一段</option>
        <option value="60">每小时一段</option>
      </select>
    </Line>
    <Line label="预约截止">
      <DayField
        label="预约截止"
        value={draft.bookUntilDay}
        latest={draft.date}
        required
        onChange={(day) => day && set({ bookUntilDay: day })}
      />
      <span className="gw-muted">当天结束前都可以约</span>
    </Line>
  </>
);

/** The villages it is for. */
export const Covered = ({
  villages,
  draft,
  set,
}: Drafted & { readonly villages: readonly { readonly code: string; readonly name: string }[] }) => (
  <Line label="覆盖村">
    <Ticks
      options={villages.map((one) => ({ code: one.code, label: villageNameOf(one.name) }))}
      chosen={draft.villages}
      onChange={(next) => set({ villages: next })}
    />
  </Line>
);

/** A line to type, of at most so many characters. */
export const TextLine = ({
  label,
  most,
  value,
  onChange,
}: {
  readonly label: string;
  /** Characters. */
  readonly most: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => (
  <Line label={label}>
    <input
      className="gw-input"
      aria-label={label}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Line>
);

export const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="gw-session-line">
    <span className="gw-session-label">{label}</span>
    <div className="gw-session-value">{children}</div>
  </div>
);

export const Ticks = ({
  options,
  chosen,
  onChange,
}: {
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
}) => (
  <>
    {options.map(({ code, label }) => (
      <label key={code} className="gw-session-tick">
        <input
          type="checkbox"
          className="gw-check"
          checked={chosen.includes(code)}
          onChange={() => onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])}
        />
        {label}
      </label>
    ))}
  </>
);

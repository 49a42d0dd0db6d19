import { createStoredSession, saveSessions, SchedulingGateway } from '@gongwei/application/scheduling';
import { ListSessions } from '@gongwei/application/lists';
import { Clock, IdSource } from '@gongwei/application/shared';
import {
  CHECK_TYPES,
  draftOf,
  newDraft,
  PERIODS,
  proposedName,
  proposedPlace,
  SESSION_ITEMS,
  sessionOfEach,
  type SessionDraft,
  type StoredSession,
} from '@gongwei/domain/scheduling';
import { villageNameOf } from '@gongwei/domain/resident';
import { addDays } from '@gongwei/domain/shared';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { DayField } from '../shared/filters.ts';
import {
  Button,
  DialogBox,
  useBehavior,
  useNotify,
  useLoaded,
  useService,
  useUserSession,
  wordsOf,
} from '../shared/index.ts';
import { useList, type ActionTarget } from '../lists/index.ts';
import { EachVillage } from './each-village.part.tsx';
import './scheduling.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void; readonly copy?: boolean };

/** A session of check-ups: a new one, one that is changed, or a copy for another day. */
export const SessionEditor = ({ target, onClose, copy = false }: Props) => {
  const id = target.rows[0]?.id;
  const { value, failure, loading } = useLoaded(createStoredSession, useService(SchedulingGateway), id);
  if (failure !== undefined) return <Unread failure={failure} onClose={onClose} />;
  if (loading) return null;
  return <Editor stored={value} copy={copy} onClose={onClose} />;
};

/** A session that could not be read is told, not shown empty. */
const Unread = ({ failure, onClose }: { readonly failure: unknown; readonly onClose: () => void }) => {
  const notify = useNotify();
  useEffect(() => {
    notify({ kind: 'danger', text: wordsOf(failure).message });
    onClose();
  }, [notify, failure, onClose]);
  return null;
};

export const CopySession = (props: Props) => <SessionEditor {...props} copy />;

const Editor = ({
  stored,
  copy,
  onClose,
}: {
  readonly stored: StoredSession | undefined;
  readonly copy: boolean;
  readonly onClose: () => void;
}) => {
  const gateway = useService(SchedulingGateway);
  const { session } = useList();
  const ids = useService(IdSource);
  const today = useService(Clock).today();
  const own = useUserSession()?.institution;
  const notify = useNotify();
  const [draft, setDraft] = useState<SessionDraft>(() => {
    const fresh = newDraft(ids.next(), own?.code ?? '', addDays(today, 7));
    if (!stored) return fresh;
    return copy ? { ...draftOf(stored), id: fresh.id, date: fresh.date, bookUntilDay: fresh.date } : draftOf(stored);
  });
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const [each, setEach] = useState(false);
  const villages = useVillages(own);
  const set = (more: Partial<SessionDraft>) => setDraft((old) => ({ ...old, ...more }));
  const first = villages.find(({ code }) => code === draft.villages[0])?.name ?? '';
  const name = draft.name || proposedName(draft, villageNameOf(first));
  const place = proposedPlace(draft, first);
  const changed = copy ? undefined : stored;

  const chosen = changed ? [] : villages.filter(({ code }) => draft.villages.includes(code));
  const several = chosen.length > 1;
  const wanted = several && each ? sessionOfEach(draft, chosen) : [{ ...draft, name, place }];

  const save = async (open: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await saveSessions(gateway, wanted, changed, open);
      if (!answer.ok) return setTrouble(answer.failure);
      const what = wanted.length > 1 ? `${wanted.length} 场` : '场次';
      const bookable = answer.value.every(({ state }) => state === '1');
      notify({ kind: 'good', text: bookable ? `${what}已保存，可以预约` : `${what}已保存为草稿` });
      session.reload();
      onClose();
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(true);
  };
  const draftState = changed === undefined || changed.state === '0';
  return (
    <DialogBox
      title={changed ? '编辑场次' : '新增场次'}
      width={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          {draftState ? (
            <Button disabled={busy} onClick={() => void save(false)}>
              存为草稿
            </Button>
          ) : null}
          <Button type="submit" form="exam-session" look="primary" busy={busy}>
            {draftState ? '保存并开放预约' : '保存'}
          </Button>
        </>
      }
    >
      <form id="exam-session" className="gw-session" noValidate onSubmit={submit}>
        <Line label="日期">
          <DayField
            label="日期"
            value={draft.date}
            earliest={today}
            onChange={(date) => date && set({ date, bookUntilDay: date })}
          />
          <select
            className="gw-select"
            aria-label="时段"
            value={draft.period}
            onChange={(event) => set({ period: event.target.value })}
          >
            {PERIODS.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </Line>
        <Line label="地点">
          <input
            className="gw-input"
            aria-label="地点"
            maxLength={100}
            value={place}
            onChange={(event) => set({ place: event.target.value })}
          />
        </Line>
        <Line label="覆盖村">
          <Ticks
            options={villages.map((one) => ({ code: one.code, label: villageNameOf(one.name) }))}
            chosen={draft.villages}
            onChange={(next) => set({ villages: next })}
          />
        </Line>
        {several ? (
          <Line label="每村一场">
            <EachVillage count={chosen.length} on={each} onChange={setEach} sessions={wanted} />
          </Line>
        ) : null}
        {wanted.length > 1 ? null : (
          <Line label="场次名称">
            <input
              className="gw-input"
              aria-label="场次名称"
              maxLength={50}
              value={name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </Line>
        )}
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
            onChange={(day) => day && set({ bookUntilDay: day })}
          />
          <span className="gw-muted">当天结束前都可以约</span>
        </Line>
        <Line label="体检类别">
          <Ticks options={CHECK_TYPES} chosen={draft.checkTypes} onChange={(next) => set({ checkTypes: next })} />
        </Line>
        <Line label="开展项目">
          <Ticks options={SESSION_ITEMS} chosen={draft.items} onChange={(next) => set({ items: next })} />
        </Line>
        <Line label="车辆设备">
          <input
            className="gw-input"
            aria-label="车辆设备"
            maxLength={50}
            value={draft.vehicle ?? ''}
            onChange={(event) => set({ vehicle: event.target.value })}
          />
        </Line>
        {trouble === '' ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            没有保存：{trouble}
          </p>
        )}
      </form>
    </DialogBox>
  );
};

/** Villages below the institution; a clinic has itself. */
function useVillages(own: { readonly code: string; readonly name: string } | undefined) {
  const { places } = useService(ListSessions);
  const below = useBehavior(places.below$);
  useEffect(() => {
    if (own) places.askBelow(own.code);
  }, [places, own]);
  const found = own ? (below[own.code] ?? []) : [];
  return found.length > 0 ? found : own ? [own] : [];
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="gw-session-line">
    <span className="gw-session-label">{label}</span>
    <div className="gw-session-value">{children}</div>
  </div>
);

const Ticks = ({
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

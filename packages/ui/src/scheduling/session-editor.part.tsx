import { createStoredSession, saveSessions, SchedulingGateway } from '@gongwei/application/scheduling';
import { ListSessions } from '@gongwei/application/lists';
import { Clock, IdSource } from '@gongwei/application/shared';
import {
  CHECK_TYPES,
  draftOf,
  movedDraft,
  movedMessage,
  newDraft,
  nextWorkday,
  proposedName,
  proposedPlace,
  SESSION_ITEMS,
  sessionOfEach,
  type SessionDraft,
  type StoredSession,
} from '@gongwei/domain/scheduling';
import { villageNameOf } from '@gongwei/domain/resident';
import { addDays } from '@gongwei/domain/shared';
import { useEffect, useState } from 'react';
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
import { noDayWithin } from '../shared/day/no-day.ts';
import { EachVillage } from './each-village.part.tsx';
import { Booking, Covered, Line, TextLine, Ticks, When, type Change } from './session-fields.part.tsx';
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
  const own = useUserSession()?.institution;
  const changed = copy ? undefined : stored;
  const villages = useVillages(own);
  const [draft, set] = useDraft(stored, copy, own?.code ?? '');
  const [each, setEach] = useState(false);
  const { name, place, chosen, wanted } = sessionsWanted(draft, villages, each, changed);
  const { trouble, busy, save } = useSaving(wanted, changed, onClose);
  const draftState = changed === undefined || changed.state === '0';
  return (
    <DialogBox
      title={changed ? '编辑场次' : '新增场次'}
      width={620}
      onClose={onClose}
      actions={
        <Footer draft={draftState} busy={busy} onClose={onClose} onDraft={() => saveDraft(() => void save(false))} />
      }
    >
      <form
        id="exam-session"
        className="gw-session"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(true);
        }}
      >
        <When draft={draft} set={set} />
        <TextLine label="地点" most={100} value={place} onChange={(text) => set({ place: text })} />
        <Covered villages={villages} draft={draft} set={set} />
        {chosen.length > 1 ? (
          <Line label="每村一场">
            <EachVillage count={chosen.length} on={each} onChange={setEach} sessions={wanted} />
          </Line>
        ) : null}
        {wanted.length > 1 ? null : (
          <TextLine label="场次名称" most={50} value={name} onChange={(text) => set({ name: text })} />
        )}
        <Booking draft={draft} set={set} />
        <Line label="体检类别">
          <Ticks options={CHECK_TYPES} chosen={draft.checkTypes} onChange={(next) => set({ checkTypes: next })} />
        </Line>
        <Line label="开展项目">
          <Ticks options={SESSION_ITEMS} chosen={draft.items} onChange={(next) => set({ items: next })} />
        </Line>
        <TextLine label="车辆设备" most={50} value={draft.vehicle ?? ''} onChange={(text) => set({ vehicle: text })} />
        <Trouble text={trouble} />
      </form>
    </DialogBox>
  );
};

/** A draft goes with no other day than the one that is seen, as what is opened does. */
function saveDraft(save: () => void): void {
  const none = noDayWithin(document.querySelector('#exam-session') ?? document);
  if (none) none.focus();
  else save();
}

/** What would be saved: the session under its name and place, or one of each village that was chosen. */
function sessionsWanted(
  draft: SessionDraft,
  villages: ReturnType<typeof useVillages>,
  each: boolean,
  changed: StoredSession | undefined,
) {
  const first = villages.find(({ code }) => code === draft.villages[0])?.name ?? '';
  const others = draft.villages.length > 1 ? `等${draft.villages.length}村` : '';
  const name = draft.name || proposedName(draft, `${villageNameOf(first)}${others}`);
  const place = proposedPlace(draft, first);
  const chosen = changed ? [] : villages.filter(({ code }) => draft.villages.includes(code));
  const wanted = chosen.length > 1 && each ? sessionOfEach(draft, chosen) : [{ ...draft, name, place }];
  return { name, place, chosen, wanted };
}

const Trouble = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <p className="gw-note gw-note--danger" role="alert">
      没有保存：{text}
    </p>
  );

const Footer = ({
  draft,
  busy,
  onClose,
  onDraft,
}: {
  /** Nobody can book it yet. */
  readonly draft: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDraft: () => void;
}) => (
  <>
    <Button onClick={onClose}>取消</Button>
    {draft ? (
      <Button disabled={busy} onClick={onDraft}>
        存为草稿
      </Button>
    ) : null}
    <Button type="submit" form="exam-session" look="primary" busy={busy}>
      {draft ? '保存并开放预约' : '保存'}
    </Button>
  </>
);

/** A new session a week from now, on a working day, the stored one, or a copy of it on a day of its own. */
function useDraft(
  stored: StoredSession | undefined,
  copy: boolean,
  institution: string,
): readonly [SessionDraft, Change] {
  const ids = useService(IdSource);
  const today = useService(Clock).today();
  const [draft, setDraft] = useState<SessionDraft>(() => {
    const fresh = newDraft(ids.next(), institution, nextWorkday(addDays(today, 6)));
    if (!stored) return fresh;
    const { id, date } = fresh;
    return copy ? movedDraft(draftOf(stored), { id, date, bookUntilDay: date }) : draftOf(stored);
  });
  return [draft, (more) => setDraft((old) => ({ ...old, ...more }))];
}

/** Saves what is wanted, once at a time, and tells what became of it. */
function useSaving(wanted: readonly SessionDraft[], changed: StoredSession | undefined, onClose: () => void) {
  const gateway = useService(SchedulingGateway);
  const { session } = useList();
  const notify = useNotify();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (open: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await saveSessions(gateway, wanted, changed, open);
      if (!answer.ok) return setTrouble(answer.failure);
      const what = wanted.length > 1 ? `${wanted.length} 场` : '场次';
      const bookable = answer.value.every(({ state }) => state === '1');
      const moved = changed && movedMessage(changed, answer.value[0]);
      notify(
        moved === undefined
          ? { kind: 'good', text: bookable ? `${what}已保存，可以预约` : `${what}已保存为草稿` }
          : { kind: 'warn', text: moved },
      );
      session.reload();
      onClose();
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return { trouble, busy, save };
}

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

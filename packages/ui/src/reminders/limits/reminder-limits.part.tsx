import {
  createReminderLimits,
  ReminderLimitsGateway,
  SHORTEST_WAIT,
  type ReminderLimits,
} from '@gongwei/application/reminders';
import { Clock, IdSource } from '@gongwei/application/shared';
import { REMINDER_KINDS, reminderRule, URGENT_RULES } from '@gongwei/domain/reminders';
import { useId, useState, type FormEvent } from 'react';
import {
  Button,
  DialogBox,
  FaultState,
  formatMoment,
  LoadingState,
  useLoaded,
  useNotify,
  useService,
  useUserSession,
  wordsOf,
} from '../../shared/index.ts';
import './reminder-limits.css';

type Props = { readonly onClose: () => void };

/** What goes up to whoever is above: kinds of reminders, each once. */
const URGENT = [...new Set(URGENT_RULES.map((rule) => REMINDER_KINDS[reminderRule(rule).kind]))].join('、');

/** 规则设置: how long an urgent reminder of one's institution and those below may lie unread. What is due when follows from the standard and is not set here. */
export const ReminderLimitsWindow = ({ onClose }: Props) => {
  const { value, failure, reload } = useLoaded(createReminderLimits, useService(ReminderLimitsGateway));
  const form = useId();
  const place = useUserSession()?.institution.name ?? '本机构';
  const { busy, trouble, submit } = useSetting(onClose, reload);
  return (
    <DialogBox
      title="规则设置"
      width={520}
      onClose={onClose}
      initialFocus="input"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit" form={form} busy={busy} disabled={!value}>
            保存
          </Button>
        </>
      }
    >
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {value === undefined && failure === undefined ? <LoadingState /> : null}
      {value ? (
        <form
          id={form}
          className="gw-dialog-form gw-reminder-limits"
          noValidate
          onSubmit={(event) => void submit(event, value)}
        >
          <p>
            紧急提醒（{URGENT}）发给本人后一直没有人看，过这么久转给上级管理员。对{place}和下级机构有效。
          </p>
          <Minutes key={value.version} limits={value} />
          <p className="gw-muted">哪天该随访、该体检、几天内要单采复核，按国家规范计算，这里不能改。</p>
          {trouble === '' ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              {trouble}
            </p>
          )}
        </form>
      ) : null}
    </DialogBox>
  );
};

const Minutes = ({ limits: { minutes, most, by, at } }: { readonly limits: ReminderLimits }) => {
  const id = useId();
  const now = useService(Clock).now();
  return (
    <div className="gw-action-field">
      <label htmlFor={id}>无人看多久转上级 *</label>
      <span>
        <input
          id={id}
          name="minutes"
          className="gw-input gw-reminder-minutes"
          type="number"
          inputMode="numeric"
          min={SHORTEST_WAIT}
          max={most}
          required
          defaultValue={minutes}
        />{' '}
        分钟
      </span>
      <span className="gw-muted">
        {SHORTEST_WAIT} 到 {most} 分钟；上级定为 {most} 分钟，本机构只能更短。
        {by === undefined || at === undefined ? '' : `${by} 于 ${formatMoment(at, now)} 设为 ${minutes} 分钟。`}
      </span>
    </div>
  );
};

function useSetting(onClose: () => void, reload: () => void) {
  const [gateway, ids, notify] = [useService(ReminderLimitsGateway), useService(IdSource), useNotify()];
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>, { most, version }: ReminderLimits): Promise<void> => {
    event.preventDefault();
    const minutes = Number(new FormData(event.currentTarget).get('minutes'));
    if (!Number.isInteger(minutes) || minutes < SHORTEST_WAIT || minutes > most)
      return setTrouble(`请填 ${SHORTEST_WAIT} 到 ${most} 的整数。`);
    setBusy(true);
    try {
      const set = await gateway.set({ minutes, version, saveId: ids.next() });
      if (!set.ok) {
        setTrouble(set.failure);
        return reload();
      }
      notify({ kind: 'good', text: `已设为 ${set.value.minutes} 分钟，马上生效` });
      onClose();
    } catch (thrown) {
      setTrouble(`没有保存：${wordsOf(thrown).message}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, submit };
}

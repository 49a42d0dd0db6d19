import { SchedulingGateway } from '@gongwei/application/scheduling';
import { Clock } from '@gongwei/application/shared';
import { useState, type FormEvent } from 'react';
import { Button, useService, wordsOf } from '../shared/index.ts';
import { MaskedValue } from '../shared/masked-value.part.tsx';

const MODES = ['电话', '当面', '家属转告', '村医上门'];
const HANDLED = ['已转诊', '已就诊', '复测正常', '拒绝'];

type Props = {
  readonly recordId: string;
  readonly residentId: string;
  readonly name: string;
  readonly phone: string | undefined;
  readonly onDone: () => void;
};

/** A critical value is nobody's secret: who was told, how, and what was done. What was done nobody presumes. */
export const CriticalNoticeForm = ({ recordId, residentId, name, phone, onDone }: Props) => {
  const gateway = useService(SchedulingGateway);
  const clock = useService(Clock);
  const [receiver, setReceiver] = useState('本人');
  const [mode, setMode] = useState('1');
  const [handled, setHandled] = useState('');
  const [trouble, setTrouble] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const notifiedAt = new Date(clock.now()).toISOString();
      await gateway.tell(recordId, { notifiedAt, mode, receiver: receiver.trim() || '本人', handled });
      onDone();
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
    }
  };
  const choice = (label: string, value: string, set: (value: string) => void, words: readonly string[]) => (
    <label>
      {label}
      <select className="gw-select" value={value} required onChange={(event) => set(event.target.value)}>
        {value === '' ? <option value="">请选择</option> : null}
        {words.map((word, at) => (
          <option key={word} value={String(at + 1)}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className="gw-note gw-note--danger gw-review-critical" onSubmit={(event) => void submit(event)}>
      <b>有危急值，请马上通知本人并登记</b>
      <span className="gw-review-phone">
        电话 <MaskedValue residentId={residentId} what="phone" masked={phone} owner={name} />
      </span>
      {choice('通知方式', mode, setMode, MODES)}
      <label>
        接听人
        <input
          className="gw-input"
          maxLength={30}
          value={receiver}
          onChange={(event) => setReceiver(event.target.value)}
        />
      </label>
      {choice('处置', handled, setHandled, HANDLED)}
      <Button type="submit" small>
        登记通知
      </Button>
      {trouble === '' ? null : <span role="alert">{trouble}</span>}
    </form>
  );
};

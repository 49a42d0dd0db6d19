import { SchedulingGateway } from '@gongwei/application/scheduling';
import { Clock } from '@gongwei/application/shared';
import { useState, type FormEvent } from 'react';
import { Button, useService, wordsOf } from '../shared/index.ts';

const MODES = ['电话', '当面', '家属转告', '村医上门'];
const HANDLED = ['已转诊', '已就诊', '复测正常', '拒绝'];

/** A critical value is nobody's secret: who was told, how, and what was done. */
export const CriticalNoticeForm = ({
  recordId,
  onDone,
}: {
  readonly recordId: string;
  readonly onDone: () => void;
}) => {
  const gateway = useService(SchedulingGateway);
  const clock = useService(Clock);
  const [receiver, setReceiver] = useState('本人');
  const [mode, setMode] = useState('1');
  const [handled, setHandled] = useState('1');
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
    <select className="gw-select" aria-label={label} value={value} onChange={(event) => set(event.target.value)}>
      {words.map((word, at) => (
        <option key={word} value={String(at + 1)}>
          {word}
        </option>
      ))}
    </select>
  );
  return (
    <form className="gw-note gw-note--danger gw-review-critical" onSubmit={(event) => void submit(event)}>
      <b>有危急值，请马上通知本人并登记</b>
      {choice('通知方式', mode, setMode, MODES)}
      <input
        className="gw-input"
        aria-label="接听人"
        maxLength={30}
        value={receiver}
        onChange={(event) => setReceiver(event.target.value)}
      />
      {choice('处置', handled, setHandled, HANDLED)}
      <Button type="submit" small>
        登记通知
      </Button>
      {trouble === '' ? null : <span role="alert">{trouble}</span>}
    </form>
  );
};

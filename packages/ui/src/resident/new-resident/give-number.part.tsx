import { ResidentDirectory } from '@gongwei/application/resident';
import type { Resident } from '@gongwei/domain/resident';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { archivePath, Button, DialogBox, useNotify, useService, wordsOf } from '../../shared/index.ts';
import { NumberField } from './new-resident-fields.part.tsx';
import './new-resident.css';

type Props = {
  readonly resident: Pick<Resident, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** 补录身份证号: the number of a file that was opened without one. Another sex or birth date is asked about before it is taken. */
export const GiveNumber = ({ resident, onClose, onDone }: Props) => {
  const directory = useService(ResidentDirectory);
  const notify = useNotify();
  const [idNumber, setIdNumber] = useState('');
  const [question, setQuestion] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (idNumber.trim() === '') return setTrouble({ message: '请填写身份证号' });
    setBusy(true);
    setTrouble(undefined);
    try {
      const answer = await directory.giveNumber(resident.id, idNumber, question);
      if (answer.ok) {
        notify({ text: `已补录${resident.name}的身份证号`, kind: 'good' });
        return onDone();
      }
      if (answer.failure.question) setQuestion(answer.failure.message);
      else setTrouble(answer.failure);
    } catch (failure) {
      const { message, advice } = wordsOf(failure);
      setTrouble({ message: [message, advice].filter(Boolean).join(' ') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogBox
      title={`补录身份证号：${resident.name}`}
      width={520}
      initialFocus="input"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form="give-number" look="primary" busy={busy}>
            {busy ? '正在保存…' : question === undefined ? '保存' : '以号码为准，保存'}
          </Button>
        </>
      }
    >
      <form id="give-number" className="gw-new" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <NumberField
          value={idNumber}
          problem={undefined}
          existing={null}
          onChange={(typed) => {
            setIdNumber(typed);
            setQuestion(undefined);
            setTrouble(undefined);
          }}
        />
        <Said {...{ question, trouble }} />
      </form>
    </DialogBox>
  );
};

type Trouble = { readonly message: string; readonly existingId?: string };

const Said = ({
  question,
  trouble,
}: {
  readonly question: string | undefined;
  readonly trouble: Trouble | undefined;
}) => {
  const message = trouble?.message ?? question;
  return message === undefined ? null : (
    <p className="gw-note gw-note--danger" role="alert">
      {message}
      {trouble?.existingId === undefined ? null : (
        <>
          {' '}
          <Link to={archivePath(trouble.existingId)}>打开那份档案</Link>
        </>
      )}
    </p>
  );
};

import type { AnnualReportSession } from '@gongwei/application/reports';
import { changedPieces, isStale, mergedText, saidBy, type ReportSentence } from '@gongwei/domain/reports';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, useBehavior } from '../shared/index.ts';

type Props = {
  readonly sentence: ReportSentence;
  readonly session: AnnualReportSession;
  readonly mayWrite: boolean;
};

/** A sentence of the report. Pressed, it can be written anew; where numbers changed under somebody's words, it shows what and asks. */
export const AnnualSentence = ({ sentence, session, mayWrite }: Props) => {
  const [editing, setEditing] = useState(false);
  const text = saidBy(sentence);
  if (editing) return <SentenceForm sentence={sentence} session={session} onDone={() => setEditing(false)} />;
  const words = (
    <>
      {text}
      {sentence.edited ? <sup className="gwn-hand">人工</sup> : null}
    </>
  );
  return (
    <>
      {mayWrite ? (
        <button
          type="button"
          className="gwn-sentence"
          data-stale={isStale(sentence) || undefined}
          data-none={text === '' || undefined}
          title={sentence.edited ? `${sentence.edited.byName}改过；点击修改` : '点击修改这一句'}
          onClick={() => setEditing(true)}
        >
          {text === '' ? (sentence.edited ? '（已删去的一句）' : '＋ 补充一句') : words}
        </button>
      ) : (
        <span className="gwn-said">{words}</span>
      )}
      {mayWrite && isStale(sentence) ? <StaleSentence sentence={sentence} session={session} /> : null}
    </>
  );
};

const SentenceForm = ({ sentence, session, onDone }: Omit<Props, 'mayWrite'> & { readonly onDone: () => void }) => {
  // What was seen when the writing began: somebody else may write the same sentence meanwhile.
  const [seen] = useState(() => saidBy(sentence));
  const [text, setText] = useState(seen);
  const [trouble, setTrouble] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { busy } = useBehavior(session.state$);
  const now = saidBy(sentence);
  const write = async (words: string | undefined, over: string): Promise<void> => {
    const done = await session.edit(sentence.id, over, words);
    if (done.ok) onDone();
    else setTrouble(done.failure);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === seen && now === seen) return onDone();
    // After a conflict the newest is shown above the line: saving again is over that.
    void write(text, trouble === undefined ? seen : now);
  };
  return (
    <form className="gwn-edit" onSubmit={save}>
      {trouble === undefined ? null : (
        <p role="alert" className="gw-note">
          {trouble}。现在是：“{now}” 您写的还在下面，再按保存就以您的为准。
        </p>
      )}
      <textarea
        ref={box}
        className="gw-textarea"
        aria-label="这一句的文字"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <div className="gwn-bar">
        <Button type="submit" look="primary" busy={busy === sentence.id}>
          保存
        </Button>
        <Button onClick={onDone}>取消</Button>
        {sentence.edited ? (
          <Button look="quiet" onClick={() => void write(undefined, now)}>
            {sentence.generated === '' ? '删除这一句' : '恢复为按数字生成的文字'}
          </Button>
        ) : null}
      </div>
      {sentence.edited && sentence.generated !== '' ? (
        <p className="gw-muted">按数字生成的是：{sentence.generated}</p>
      ) : null}
    </form>
  );
};

/** What the numbers said then and say now, and the three ways out. */
const StaleSentence = ({ sentence, session }: Omit<Props, 'mayWrite'>) => {
  const { busy } = useBehavior(session.state$);
  const [trouble, setTrouble] = useState<string>();
  const { edited, generated, id } = sentence;
  if (!edited) return null;
  const merged = generated === '' ? undefined : mergedText(edited.over, edited.text, generated);
  const settle = async (text: string | undefined): Promise<void> => {
    const done = await session.edit(id, edited.text, text);
    setTrouble(done.ok ? undefined : done.failure);
  };
  return (
    <div className="gwn-stale" role="group" aria-label="数字变了的一句">
      {generated === '' ? (
        <p>这一句按数字已不再生成（例如问题已经解决）。</p>
      ) : (
        <p>
          数字变了：
          {changedPieces(edited.over, generated).map(({ kind, text }, at) =>
            kind === 'same' ? (
              <span key={at}>{text}</span>
            ) : kind === 'gone' ? (
              <del key={at}>{text}</del>
            ) : (
              <ins key={at}>{text}</ins>
            ),
          )}
        </p>
      )}
      {merged !== undefined && merged !== edited.text ? <p>合并后：{merged}</p> : null}
      <div className="gwn-bar">
        {merged !== undefined && merged !== edited.text ? (
          <Button small look="primary" busy={busy === id} onClick={() => void settle(merged)}>
            采用合并后的文字
          </Button>
        ) : null}
        <Button small busy={busy === id} onClick={() => void settle(edited.text)}>
          保留人工文字
        </Button>
        <Button small busy={busy === id} onClick={() => void settle(undefined)}>
          {generated === '' ? '删除这一句' : '改用新生成的文字'}
        </Button>
      </div>
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </div>
  );
};

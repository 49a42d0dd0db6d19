import { createActionSeries, ListGateway, type SeriesRun, type SeriesState } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import type { ActionSeries, ListAction, ListRow } from '@gongwei/domain/lists';
import { useEffect, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Button, DialogBox, useBehavior, useService } from '../../shared/index.ts';
import { ActionFields } from '../actions/action-fields.part.tsx';
import { missingAnswers } from '../actions/action-labels.rules.ts';
import { useKeysOfForm } from '../actions/use-keys-of-form.ts';
import { useList } from '../list-context.ts';
import './code-series.css';

/** What is printed once a series is ended. */
type SeriesPrint = ComponentType<{
  readonly row: ListRow;
  readonly names: { readonly [id: string]: string };
  readonly onClose: () => void;
}>;

type Props = {
  /** The page's action that opened the window. */
  readonly sheet?: string | undefined;
  readonly print: SeriesPrint;
  readonly onClose: () => void;
};

/** One action with one row after the other, by keys alone: scan or type a code, answer, Enter, the next. */
export const CodeSeries = ({ sheet, print, onClose }: Props) => {
  const { session } = useList();
  const actions = session.definition.actions ?? [];
  const opener = actions.find(({ id }) => id === sheet);
  const action = actions.find(({ id }) => id === opener?.series?.action);
  if (!opener?.series || !action) return null;
  return <Window title={opener.label} series={opener.series} action={action} print={print} onClose={onClose} />;
};

type WindowProps = Omit<Props, 'sheet'> & {
  readonly title: string;
  readonly series: ActionSeries;
  readonly action: ListAction;
};

const Window = ({ title, series, action, print: Print, onClose }: WindowProps) => {
  const { session } = useList();
  const [gateway, clock] = [useService(ListGateway), useService(Clock)];
  const [run] = useState(() => createActionSeries(gateway, clock, { definition: session.definition, action, series }));
  const state = useBehavior(run.state$);
  const [printed, setPrinted] = useState<SeriesState['ended']>();
  const formId = useId();
  const { ends } = series;
  const mayEnd = ends !== undefined && state.step === 'code' && state.answers[ends.answer] !== undefined;
  const close = () => {
    if (state.entries.some(({ done }) => done)) session.reload();
    onClose();
  };
  return (
    <DialogBox
      title={title}
      width={640}
      initialFocus=".gw-series-code"
      mustAnswer={state.step === 'doing'}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>关闭</Button>
          {ends ? (
            <Button disabled={!mayEnd} title="F9" onClick={run.end}>
              {ends.label} <kbd>F9</kbd>
            </Button>
          ) : null}
          <Button
            look="primary"
            type="submit"
            form={formId}
            disabled={state.step !== 'asking' || missingAnswers(action, state.answers).length > 0}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <div className="gw-series">
        <CodeLine run={run} state={state} label={series.codeLabel} />
        {state.step === 'code' ? <Kept action={action} series={series} state={state} onForget={run.forget} /> : null}
        {state.row && state.step !== 'code' ? (
          <Asked id={formId} action={action} run={run} state={state} row={state.row} />
        ) : null}
        <Entries entries={state.entries} />
      </div>
      {ends ? <EndKey onPress={run.end} /> : null}
      {state.ended && state.ended !== printed ? (
        <Print {...state.ended} onClose={() => setPrinted(state.ended)} />
      ) : null}
    </DialogBox>
  );
};

/** The box a scanner types into. While a row is asked about the cursor is in its fields. */
const CodeLine = ({
  run,
  state: { step, code },
  label,
}: {
  readonly run: SeriesRun;
  readonly state: SeriesState;
  readonly label: string;
}) => {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (step === 'code') box.current?.focus();
  }, [step]);
  return (
    <form
      className="gw-series-line"
      onSubmit={(event) => {
        event.preventDefault();
        run.take(text);
        setText('');
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={box}
        id={id}
        className="gw-input gw-series-code gw-num"
        autoComplete="off"
        maxLength={40}
        disabled={step === 'asking'}
        placeholder="扫码，或输入后按 Enter"
        value={step === 'asking' ? (code ?? '') : text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
};

/** What stays from one row to the next, and the way to another. */
const Kept = ({
  action: { asks },
  series: { keeps },
  state: { answers },
  onForget,
}: Pick<WindowProps, 'action' | 'series'> & { readonly state: SeriesState; readonly onForget: () => void }) => {
  const { session } = useList();
  const names = session.state$.value.rows.names;
  const said = (asks ?? []).flatMap(({ key, label, words }) => {
    const value = answers[key];
    if (!keeps?.includes(key) || typeof value !== 'string' || value === '') return [];
    const option = words && 'options' in words ? words.options.find(({ code }) => code === value)?.label : undefined;
    return [`${label} ${option ?? names[value] ?? value}`];
  });
  if (said.length === 0) return null;
  return (
    <p className="gw-note gw-series-kept">
      <span>接着用：{said.join('，')}</span>
      <Button small onClick={onForget}>
        改
      </Button>
    </p>
  );
};

const Asked = ({
  id,
  action,
  run,
  state: { step, answers, code },
  row,
}: {
  readonly id: string;
  readonly action: ListAction;
  readonly run: SeriesRun;
  readonly state: SeriesState;
  readonly row: ListRow;
}) => {
  const { titleOf } = useList();
  const form = useRef<HTMLFormElement>(null);
  useKeysOfForm(form, row.id);
  useLeaving(form, run.leave);
  const title = titleOf(row);
  return (
    <form
      ref={form}
      id={id}
      className="gw-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (missingAnswers(action, answers).length === 0) run.confirm();
      }}
    >
      <p>
        <b>{title}</b>
        {title.toUpperCase() === code ? null : <span className="gw-muted gw-num"> {code}</span>}
      </p>
      <fieldset disabled={step === 'doing'}>
        <ActionFields selection="" fields={action.asks ?? []} answers={answers} rows={[row]} onChange={run.answer} />
      </fieldset>
    </form>
  );
};

/** Esc leaves the row, not the window. */
function useLeaving(form: RefObject<HTMLFormElement | null>, leave: () => void): void {
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form, leave]);
}

const EndKey = ({ onPress }: { readonly onPress: () => void }) => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F9') return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
  return null;
};

const Entries = ({ entries }: Pick<SeriesState, 'entries'>) => (
  <ol className="gw-series-entries" aria-label="办过的" aria-live="polite">
    {entries.map(({ no, code, text, done }) => (
      <li key={no} data-failed={done ? undefined : true}>
        <span className="gw-num gw-muted">{no}</span>
        <span className="gw-num">{code}</span>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);

import { ListGateway } from '@gongwei/application/lists';
import { asksSomething, bulkActionMachine, type Answers, type ListAction } from '@gongwei/domain/lists';
import { useMachine } from '@xstate/react';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button, DialogBox, FaultState, LoadingState, useService, wordsOf } from '../shared/index.ts';
import { ActionFields } from './action-fields.part.tsx';
import { missingAnswers, questionText, skippedText } from './action-words.rules.ts';
import { useList, type ActionTarget } from './list-context.ts';

type Props = {
  readonly action: ListAction;
  readonly target: ActionTarget;
  /** Its job is on its way. */
  readonly onBegun: () => void;
  readonly onClose: () => void;
};

/** An action over rows, from its question to the job that does it. What is done is what the question named. */
export const BulkAction = ({ action, target, onBegun, onClose }: Props) => {
  const { session } = useList();
  const gateway = useService(ListGateway);
  const [{ value: step, context }, send] = useMachine(bulkActionMachine);
  const { frozen, answers, failure } = context;
  useEffect(() => send({ type: 'BEGIN', action, selection: target.selection }), [send, action, target]);
  useEffect(() => {
    if (step !== 'freezing') return;
    gateway.freeze(session.definition.id, action.id, target.selection).then(
      (one) => send({ type: 'FROZEN', frozen: one }),
      (cause: unknown) => send({ type: 'FAILED', cause }),
    );
  }, [step, gateway, session, action, target, send]);
  useEffect(() => {
    if (step !== 'starting' || !frozen) return;
    gateway.run(frozen.id, answers).then(
      (job) => {
        session.follow(job);
        if (action.on !== 'row') session.tickNothing();
        send({ type: 'STARTED' });
        onBegun();
      },
      (cause: unknown) => send({ type: 'FAILED', cause }),
    );
    // `answers` stand still while it starts.
  }, [step, gateway, session, action, frozen, answers, send, onBegun]);

  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useKeysOfForm(form, frozen !== undefined);
  const missing = missingAnswers(action, answers);
  const silent = !asksSomething(action) && failure === undefined && (frozen === undefined || frozen.count > 0);
  if (silent) return null;
  const none = frozen !== undefined && frozen.count === 0;
  return (
    <DialogBox
      title={action.label}
      width={480}
      initialFocus=".gw-action-field :is(select, input, textarea)"
      mustAnswer={step === 'starting'}
      onClose={onClose}
      actions={
        <>
          <Button disabled={step === 'starting'} onClick={onClose}>
            {none ? '关闭' : '取消'}
          </Button>
          {none || step === 'refused' ? null : (
            <Button
              look={action.letter === 'M' && action.undo === undefined ? 'danger' : 'primary'}
              busy={step === 'starting'}
              disabled={step === 'freezing' || missing.length > 0}
              type="submit"
              form={formId}
            >
              {action.label}
            </Button>
          )}
        </>
      }
    >
      {step === 'refused' ? <FaultState fault={failure} onRetry={() => send({ type: 'RETRY' })} /> : null}
      {step === 'freezing' || step === 'idle' ? <LoadingState label="正在核对选中的内容…" /> : null}
      {frozen ? (
        <form
          ref={form}
          id={formId}
          className="gw-dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'CONFIRM' });
          }}
        >
          <p>{questionText(action, frozen, session.definition.unit, target)}</p>
          {skippedText(frozen, session.definition.unit).map((line) => (
            <p key={line} className="gw-note">
              {line}
            </p>
          ))}
          {none ? null : (
            <ActionFields
              fields={action.asks ?? []}
              answers={answers}
              rows={target.rows}
              onChange={(next: Answers) => send({ type: 'ANSWERED', answers: next })}
            />
          )}
          {failure !== undefined && step === 'asking' ? (
            <p className="gw-note gw-note--danger" role="alert">
              没有办成：{wordsOf(failure).message}
            </p>
          ) : null}
        </form>
      ) : null}
    </DialogBox>
  );
};

/**
 * The fields come with the count, after the window: the cursor goes to the first, or to the answer where nothing is asked. Enter in a
 * choice goes on to what is still missing, and confirms once nothing is; the browser's list opens by blank or ↓.
 */
function useKeysOfForm(ref: RefObject<HTMLFormElement | null>, there: boolean): void {
  useEffect(() => {
    const form = ref.current;
    if (!there || !form) return undefined;
    const first = form.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)');
    (first ?? form.closest('dialog')?.querySelector<HTMLElement>('.gw-dialog-actions [type=submit]'))?.focus();
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
      event.preventDefault();
      const missing = [...form.querySelectorAll<HTMLInputElement>('[aria-required=true]')].find(
        ({ value }) => value === '',
      );
      if (missing) missing.focus();
      else form.requestSubmit();
    };
    form.addEventListener('keydown', press);
    return () => form.removeEventListener('keydown', press);
  }, [ref, there]);
}

import { ListGateway } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import {
  asksSomething,
  bulkActionMachine,
  type Answers,
  type FrozenSelection,
  type ListAction,
} from '@gongwei/domain/lists';
import { useMachine } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { Button, DialogBox, FaultState, LoadingState, useService, wordsOf } from '../../shared/index.ts';
import { ActionFields } from './action-fields.part.tsx';
import { firstAnswers, missingAnswers, questionText, skippedText } from './action-labels.rules.ts';
import { useList, type ActionTarget } from '../list-context.ts';
import { useKeysOfForm } from './use-keys-of-form.ts';

type Props = {
  readonly action: ListAction;
  readonly target: ActionTarget;
  /** Its job is on its way. */
  readonly onBegun: () => void;
  readonly onClose: () => void;
};

/** An action over rows, from its question to the job that does it. What is done is what the question named. */
export const BulkAction = ({ action, target, onBegun, onClose }: Props) => {
  const [{ value: step, context }, send] = useBulkAction(action, target, onBegun);
  const { frozen, answers, failure } = context;
  const formId = useId();
  const silent = !asksSomething(action) && failure === undefined && (frozen === undefined || frozen.count > 0);
  if (silent) return null;
  const none = frozen !== undefined && frozen.count === 0;
  return (
    <DialogBox
      title={action.label}
      width={widthOf(action)}
      initialFocus=".gw-action-field :is(select, input, textarea)"
      mustAnswer={step === 'starting'}
      onClose={onClose}
      actions={
        <Footer
          action={action}
          form={formId}
          step={step}
          none={none}
          onClose={onClose}
          missing={missingAnswers(action, answers).length > 0}
        />
      }
    >
      {step === 'refused' ? <FaultState fault={failure} onRetry={() => send({ type: 'RETRY' })} /> : null}
      {step === 'freezing' || step === 'idle' ? <LoadingState label="正在核对选中的内容…" /> : null}
      {frozen ? (
        <ActionQuestion
          id={formId}
          action={action}
          target={target}
          frozen={frozen}
          answers={answers}
          failure={step === 'asking' ? failure : undefined}
          onAnswer={(next) => send({ type: 'ANSWERED', answers: next })}
          onConfirm={() => send({ type: 'CONFIRM' })}
        />
      ) : null}
    </DialogBox>
  );
};

/** 取消 beside 取消场次 could be either. */
const dismissalOf = ({ label }: ListAction): string => (label.startsWith('取消') ? '返回' : '取消');

/** Pixels; people stand beside each other with their numbers, rows with what is said to them. */
const widthOf = ({ asks = [] }: ListAction): number =>
  asks.some(({ kind }) => kind === 'resident' || kind === 'notes') ? 640 : 480;

/** Confirms, where there is anything to be done. */
const Footer = ({
  action,
  form,
  step,
  none,
  missing,
  onClose,
}: Pick<Props, 'action' | 'onClose'> & {
  readonly form: string;
  readonly step: ReturnType<typeof useBulkAction>[0]['value'];
  /** No row fits. */
  readonly none: boolean;
  /** Something has to be answered yet. */
  readonly missing: boolean;
}) => (
  <>
    <Button disabled={step === 'starting'} onClick={onClose}>
      {none ? '关闭' : dismissalOf(action)}
    </Button>
    {none || step === 'refused' ? null : (
      <Button
        look={action.letter === 'M' && action.undo === undefined ? 'danger' : 'primary'}
        busy={step === 'starting'}
        disabled={step === 'freezing' || missing}
        type="submit"
        form={form}
      >
        {action.label}
      </Button>
    )}
  </>
);

/** The machine with what it asks the server for: which rows, and the job. */
function useBulkAction(action: ListAction, target: ActionTarget, onBegun: () => void) {
  const { session } = useList();
  const gateway = useService(ListGateway);
  const today = useService(Clock).today();
  const machine = useMachine(bulkActionMachine);
  const [{ value: step, context }, send] = machine;
  const { frozen, answers } = context;
  useEffect(() => {
    send({ type: 'BEGIN', action, selection: target.selection, answers: firstAnswers(action, today, target.rows) });
  }, [send, action, target, today]);
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
  return machine;
}

/** What is about to happen to how many, and what has to be known for it. */
const ActionQuestion = ({
  id,
  action,
  target,
  frozen,
  answers,
  failure,
  onAnswer,
  onConfirm,
}: Pick<Props, 'action' | 'target'> & {
  readonly id: string;
  readonly frozen: FrozenSelection;
  readonly answers: Answers;
  readonly failure: unknown;
  readonly onAnswer: (answers: Answers) => void;
  readonly onConfirm: () => void;
}) => {
  const { session, titleOf } = useList();
  const { unit } = session.definition;
  const [only] = target.rows;
  const form = useRef<HTMLFormElement>(null);
  useKeysOfForm(form);
  return (
    <form
      ref={form}
      id={id}
      className="gw-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <p>{questionText(action, frozen, unit, target, only && target.count === 1 ? titleOf(only) : '')}</p>
      {skippedText(frozen, unit).map((line) => (
        <p key={line} className="gw-note">
          {line}
        </p>
      ))}
      {frozen.count === 0 ? null : (
        <ActionFields
          selection={frozen.id}
          fields={action.asks ?? []}
          answers={answers}
          rows={target.rows}
          onChange={onAnswer}
        />
      )}
      {failure === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有办成：{wordsOf(failure).message}
        </p>
      )}
    </form>
  );
};

import { createPasswordSlips, StaffGateway, type PasswordSlipsState } from '@gongwei/application/back-office';
import { useCallback, useState } from 'react';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, LoadingState, useBehavior, useService, wordsOf } from '../../shared/index.ts';
import { useOwned } from '../../shared/use-owned.ts';
import { SlipSheet } from './slip-sheet.part.tsx';
import './slips.css';

/** People of one window: what one prints, cuts and hands out in a morning. */
const MOST = 400;

type Props = { readonly target: ActionTarget; readonly onClose: () => void };
type Slips = ReturnType<typeof createPasswordSlips>;

/** 打印密码条: first passwords for the ticked accounts, told on paper once. */
export const PasswordSlips = (props: Props) => {
  const { session } = useList();
  const gateway = useService(StaffGateway);
  const { selection } = props.target;
  const open = useCallback(
    () => createPasswordSlips(gateway, async () => (await session.rowsOf(selection, MOST)).rows.map(({ id }) => id)),
    [gateway, session, selection],
  );
  const slips = useOwned(open);
  return slips ? <SlipWindow {...props} given={slips} /> : null;
};

const SlipWindow = ({ target, onClose, given }: Props & { readonly given: Slips }) => {
  const state = useBehavior(given.state$);
  const { session } = useList();
  const [printing, setPrinting] = useState(false);
  const [printed, setPrinted] = useState(false);
  const stopPrinting = useCallback(() => {
    setPrinting(false);
    setPrinted(true);
  }, []);
  const close = (): void => {
    if (state.slips.length > 0) session.reload();
    onClose();
  };
  const { step, slips } = state;
  const ready = step === 'given' && slips.length > 0;
  return (
    <>
      <DialogBox
        title="打印密码条"
        width={520}
        mustAnswer={step === 'giving' || (ready && !printed)}
        onClose={close}
        actions={
          <>
            <Button disabled={step === 'giving'} onClick={close}>
              {ready ? '关闭（不再显示）' : '关闭'}
            </Button>
            <Give state={state} onGive={given.give} />
            {ready ? (
              <Button look="primary" busy={printing} onClick={() => setPrinting(true)}>
                {printed ? '再打印一次' : `打印 ${slips.length} 张`}
              </Button>
            ) : null}
          </>
        }
      >
        <Told state={state} count={Math.min(target.count, MOST)} beyond={target.count > MOST} />
      </DialogBox>
      {printing ? <SlipSheet slips={slips} onPrinted={stopPrinting} /> : null}
    </>
  );
};

/** Begins, or goes on where something failed. */
const Give = ({
  state: { step, slips, fault },
  onGive,
}: {
  readonly state: PasswordSlipsState;
  readonly onGive: () => void;
}) =>
  step === 'given' && fault === undefined ? null : (
    <Button look={slips.length > 0 ? 'normal' : 'primary'} busy={step === 'giving'} onClick={onGive}>
      {step === 'given' ? '生成其余的' : '生成密码条'}
    </Button>
  );

type ToldProps = { readonly state: PasswordSlipsState; readonly count: number; readonly beyond: boolean };

const Told = ({ state: { step, slips, refused, fault }, count, beyond }: ToldProps) => {
  if (step === 'asking')
    return (
      <>
        <p>
          为 {count} 人生成临时密码，每人一张密码条，剪开后当面交给本人。密码只在这个窗口里出现这一次，7
          天内有效，首次登录须修改。
        </p>
        {beyond ? <p className="gw-note">一次最多 {count} 人，其余的请分次打印。</p> : null}
      </>
    );
  if (step === 'giving') return <LoadingState label={`正在生成…已有 ${slips.length} 张，共 ${count} 人`} />;
  return (
    <>
      {slips.length > 0 ? (
        <p role="status">
          已生成 {slips.length} 张密码条。关闭窗口以后不能再看；没有拿到的，请在用户页面逐个“重置密码”。
        </p>
      ) : null}
      {fault === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          还有 {count - slips.length - refused.length} 人没有生成：{wordsOf(fault).message}
        </p>
      )}
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </>
  );
};

/** Why some get none; many of one reason are one line. */
const Refused = ({ refused }: Pick<PasswordSlipsState, 'refused'>) => {
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return (
    <ul className="gw-slips-refused">
      {reasons.map((reason) => (
        <li key={reason}>
          {refused.filter((one) => one.reason === reason).length} 人没有生成：{reason}
        </li>
      ))}
    </ul>
  );
};

import { StaffEditors, type StaffEditor } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import type { Result } from '@gongwei/domain/shared';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import {
  Button,
  FaultState,
  LoadingState,
  formatMoment,
  useBehavior,
  useMay,
  useNotify,
  usePageTitle,
  useService,
  useUserSession,
} from '../shared/index.ts';
import '../shared/list.css';
import './back-office.css';
import { HeldRights } from './held-rights.part.tsx';
import { ReasonStep } from './reason-step.part.tsx';
import { PlaceSelect } from './place-select.part.tsx';
import { StaffFields, StaffRoles, type StaffHere } from './staff-fields.part.tsx';
import { useStep } from './use-step.ts';
import { useTried } from './use-tried.ts';
import { StaffPlaces } from './staff-places.part.tsx';
import { useOwned } from '../shared/use-owned.ts';

/** 用户: one account of the staff, or a new one. */
export const StaffScreen = () => {
  const { id } = useParams();
  const editors = useService(StaffEditors);
  const editor = useOwned(useCallback(() => editors.open(id), [editors, id]));
  return editor ? <StaffPage key={id ?? 'new'} editor={editor} /> : <LoadingState />;
};

const StaffPage = ({ editor }: { readonly editor: StaffEditor }) => {
  const state = useBehavior(editor.state$);
  const [mayEdit, mayManage] = [useMay('ht-jgyh:E'), useMay('ht-jgyh:M')];
  const me = useUserSession()?.user.id;
  const account = state.status === 'here' ? state.account : undefined;
  usePageTitle(account ? '用户' : state.status === 'here' ? '新增用户' : '用户');
  if (state.status === 'failed') return <FaultState fault={state.failure} onRetry={editor.reload} />;
  if (state.status === 'awaited') return <LoadingState />;
  const isSelf = account !== undefined && account.id === me;
  const fixed = !mayEdit || (account !== undefined && (isSelf || !account.mayChange || account.state === 'disabled'));
  return (
    <div className="gw-role">
      <StaffHead state={state} editor={editor} fixed={fixed} manages={mayManage && !isSelf} />
      {isSelf ? (
        <p className="gw-note">这是您自己的账号：密码和手机在“个人中心”修改，角色请由另一位管理员修改。</p>
      ) : null}
      {account && !account.mayChange ? <p className="gw-note">这个账号的权限高于您，这里只能查看。</p> : null}
      {state.password === undefined ? null : (
        <p className="gw-note gw-note--good gw-password" role="status">
          临时密码：<strong>{state.password}</strong>
          <span>只显示这一次，请当面告诉本人；7 天内有效，首次登录须修改。</span>
        </p>
      )}
      <StaffFields state={state} editor={editor} fixed={fixed} />
      <StaffPlaces state={state} editor={editor} fixed={fixed} />
      <div className="gw-role-columns">
        <StaffRoles state={state} editor={editor} fixed={fixed} />
        <HeldRights rights={state.rights} before={account ? (state.before ?? []) : []} />
      </div>
    </div>
  );
};

type HeadProps = {
  readonly state: StaffHere;
  readonly editor: StaffEditor;
  readonly fixed: boolean;
  /** Holds M: may disable and move. */
  readonly manages: boolean;
};

const StaffHead = ({ state, editor, fixed, manages }: HeadProps) => {
  const { account, changed, busy } = state;
  const [step, setStep] = useState<'state' | 'move' | 'password'>();
  const { trouble, tried } = useTried();
  const notify = useNotify();
  const clock = useService(Clock);
  const run = async (work: () => Promise<Result<undefined, string>>, says: string) => {
    if (await tried(work)) notify({ text: says, kind: 'good' });
  };
  const may = account?.mayChange === true;
  const word = account?.state === 'disabled' ? '启用' : '停用';
  return (
    <>
      <div className="gw-page-head">
        <h1>{account ? account.name : '新增用户'}</h1>
        {account ? (
          <span className={`gw-chip ${account.state === 'active' ? 'gw-chip--good' : 'gw-chip--warn'}`}>
            {account.state === 'active' ? '有效' : '已停用'}
          </span>
        ) : null}
        {account?.temporary ? <span className="gw-chip gw-chip--warn">还没改临时密码</span> : null}
        {account ? (
          <span className="gw-muted">
            最近登录：{account.lastLoginAt ? formatMoment(account.lastLoginAt, clock.now()) : '从未'}
          </span>
        ) : null}
        <span className="gw-role-space" />
        {account && may && account.state === 'active' && !fixed ? (
          <>
            <Button onClick={() => setStep('password')}>重置密码</Button>
            {account.weChat ? (
              <Button busy={busy} onClick={() => void run(editor.unbindWeChat, '已解绑微信')}>
                解绑微信
              </Button>
            ) : null}
            {manages ? (
              <>
                <Button busy={busy} onClick={() => void run(editor.logOut, '已退出他的全部登录')}>
                  强制退出
                </Button>
                <Button onClick={() => setStep('move')}>调动机构</Button>
              </>
            ) : null}
          </>
        ) : null}
        {account && may && manages ? <Button onClick={() => setStep('state')}>{word}</Button> : null}
        {fixed ? null : (
          <Button
            look="primary"
            disabled={!changed}
            busy={busy}
            onClick={() => void run(editor.save, account ? '已保存，权限从下一次操作起生效' : '已新增用户')}
          >
            保存
          </Button>
        )}
      </div>
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有保存：{trouble}
        </p>
      )}
      {account && step ? (
        <StaffStep key={step} step={step} word={word} state={state} editor={editor} onDone={() => setStep(undefined)} />
      ) : null}
    </>
  );
};

const StaffStep = ({
  step,
  word,
  state: { account, busy, places },
  editor,
  onDone,
}: {
  readonly step: 'state' | 'move' | 'password';
  readonly word: string;
  readonly state: StaffHere;
  readonly editor: StaffEditor;
  readonly onDone: () => void;
}) => {
  const [to, setTo] = useState('');
  const notify = useNotify();
  const close = (says: string) => (done: boolean) => {
    if (done) notify({ text: says, kind: 'good' });
    onDone();
  };
  if (step === 'password')
    return (
      <PasswordStep
        busy={busy}
        onGo={() => void editor.resetPassword().then(({ ok }) => ok && onDone())}
        onDone={onDone}
      />
    );
  if (step === 'move')
    return (
      <ReasonStep
        label="调动原因"
        go="调动"
        look="primary"
        busy={busy}
        onGo={(reason) => editor.move(to, reason)}
        onDone={close('已调动，他须重新登录')}
        missing={to === '' ? '请选择调到哪个机构' : undefined}
        note={STAYING}
      >
        <label>
          调到机构（角色按下面勾选的）
          <PlaceSelect
            places={places.filter(({ code }) => code !== account?.institutionCode)}
            value={to}
            empty="请选择"
            onChange={setTo}
          />
        </label>
      </ReasonStep>
    );
  return account?.state === 'active' ? (
    <ReasonStep
      label={`${word}原因（他会立即退出，不能再登录）`}
      go={word}
      look="danger"
      busy={busy}
      onGo={(reason) => editor.setState('disabled', reason)}
      onDone={close(`已${word}`)}
      note={STAYING}
    />
  ) : (
    <ReasonStep
      label={`${word}原因`}
      go={word}
      look="primary"
      busy={busy}
      onGo={(reason) => editor.setState('active', reason)}
      onDone={close(`已${word}`)}
    />
  );
};

const PasswordStep = ({
  busy,
  onGo,
  onDone,
}: {
  readonly busy: boolean;
  readonly onGo: () => void;
  readonly onDone: () => void;
}) => (
  <section {...useStep<HTMLElement>(onDone)} className="gw-panel gw-step" aria-label="重置密码">
    <p className="gw-step-wide">生成一个新的临时密码？他现在的登录会全部退出，旧密码作废。</p>
    <Button look="primary" busy={busy} onClick={onGo}>
      重置密码
    </Button>
    <Button onClick={onDone}>取消</Button>
  </section>
);

/** Of whom the doctor cannot see, or who is a doctor no more, nobody would take care. */
const STAYING = '他负责的居民不会自动换医生：请在“机构用户”列表里用“移交居民”交给接手的医生。';

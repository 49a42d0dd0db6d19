import { SetUpGateway } from '@gongwei/application/identity';
import { LOGIN_PATH } from '@gongwei/domain/identity';
import { setUpMachine } from '@gongwei/domain/organisation';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { buttonClass, FaultState, LoadingState, PRODUCT, useService } from '../../shared/index.ts';
import { AdministratorStep } from './administrator-step.part.tsx';
import { CodeStep } from './code-step.part.tsx';
import { InstitutionsStep } from './institutions-step.part.tsx';
import '../login.css';
import './set-up.css';

const STEPS = [
  ['code', '初始化码'],
  ['institutions', '机构'],
  ['administrator', '管理员'],
] as const;

/** 初始设置: how an empty site gets its institutions and its first administrator. */
export const SetUpScreen = () => {
  const gateway = useService(SetUpGateway);
  const [{ value: step, context }, send] = useMachine(setUpMachine);
  const { code, institutions, failure } = context;
  useEffect(() => {
    document.title = `初始设置 - ${PRODUCT}`;
  }, []);
  useEffect(() => {
    if (step !== 'asking') return;
    gateway.needed().then(
      (needed) => send({ type: 'ANSWERED', needed }),
      (cause: unknown) => send({ type: 'FAILED', cause }),
    );
  }, [gateway, send, step]);
  return (
    <main className="gw-set-up">
      <div className="gw-set-up-box">
        <header>
          <span className="gw-seal gw-set-up-seal" aria-hidden="true">
            公卫
          </span>
          <div>
            <h1>初始设置</h1>
            <p className="gw-muted">{PRODUCT}</p>
          </div>
        </header>
        <Steps at={STEPS.findIndex(([one]) => one === step)} />
        {step === 'unreachable' ? <FaultState fault={failure} onRetry={() => send({ type: 'RETRY' })} /> : null}
        {step === 'asking' ? <LoadingState label="正在查看本站状态…" /> : null}
        {step === 'code' ? (
          <CodeStep
            code={code}
            onCode={(typed) => send({ type: 'TYPED', code: typed })}
            onDone={() => send({ type: 'CODE_RIGHT' })}
          />
        ) : null}
        {step === 'institutions' ? (
          <InstitutionsStep
            code={code}
            onBack={() => send({ type: 'BACK' })}
            onDone={(chosen) => send({ type: 'CHOSEN', institutions: chosen })}
          />
        ) : null}
        {step === 'administrator' ? (
          <AdministratorStep
            code={code}
            institutions={institutions}
            onBack={() => send({ type: 'BACK' })}
            onDone={() => send({ type: 'DONE' })}
          />
        ) : null}
        {step === 'done' ? (
          <End title="设置完成" text="请用刚才设置的用户名和密码登录，然后为工作人员开通账号。" />
        ) : null}
        {step === 'notNeeded' ? (
          <End title="本站已完成初始设置" text="请直接登录；没有账号时请联系本站管理员。" />
        ) : null}
      </div>
    </main>
  );
};

const Steps = ({ at }: { readonly at: number }) =>
  at === -1 ? null : (
    <ol className="gw-set-up-steps" aria-label="步骤">
      {STEPS.map(([key, name], number) => (
        <li key={key} aria-current={number === at ? 'step' : undefined} data-done={number < at || undefined}>
          <span aria-hidden="true">{number + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );

/** A whole load and no change of page, so that the server's answer to this address is asked for again. */
const End = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="gw-set-up-end" role="status">
    <h2>{title}</h2>
    <p>{text}</p>
    <a className={buttonClass('primary')} href={LOGIN_PATH}>
      去登录
    </a>
  </section>
);

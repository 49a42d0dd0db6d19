import { SetUpGateway } from '@gongwei/application/identity';
import { useEffect } from 'react';
import { Button, ProblemLine, useService } from '../../shared/index.ts';
import { useStep } from './use-step.ts';

type Props = { readonly code: string; readonly onCode: (code: string) => void; readonly onDone: () => void };

/** The code that proves that one sits at the server. */
export const CodeStep = ({ code, onCode, onDone }: Props) => {
  const gateway = useService(SetUpGateway);
  const { busy, problem, say, run } = useStep();
  useEffect(() => document.getElementById('set-up-code')?.focus(), []);
  const submit = (): void => {
    if (code.trim() === '') return say('请输入初始化码');
    void run(() => gateway.tryCode(code.trim()), onDone);
  };
  return (
    <form
      className="gw-login-form gw-set-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p id="set-up-code-hint">
        本站还没有机构和用户。启动服务的终端上显示了一个初始化码，请在这里输入；它只用一次，服务重新启动后会更换。
      </p>
      <label htmlFor="set-up-code">初始化码</label>
      <input
        id="set-up-code"
        className="gw-input gw-set-up-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={40}
        value={code}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="set-up-problem set-up-code-hint"
        onChange={(event) => {
          onCode(event.target.value.toUpperCase());
          say(undefined);
        }}
      />
      <ProblemLine id="set-up-problem" className="gw-login-problem" problem={problem} />
      <div className="gw-set-up-go">
        <Button type="submit" look="primary" busy={busy}>
          下一步
        </Button>
      </div>
    </form>
  );
};

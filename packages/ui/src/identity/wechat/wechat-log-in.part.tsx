import { SessionService, type WeChatScan } from '@gongwei/application/identity';
import { useEffect, useState } from 'react';
import { Button, ProblemLine, useBehavior, useService } from '../../shared/index.ts';
import { sentenceOf } from '../sentence-of.ts';
import { useWeChatScan } from './use-wechat-scan.ts';
import { WeChatQr } from './wechat-qr.part.tsx';

/** Log-in by scanning a code with the WeChat that is bound to the account. */
export const WeChatLogIn = () => {
  const scan = useWeChatScan('');
  return scan ? <Scanning scan={scan} /> : null;
};

const Scanning = ({ scan }: { readonly scan: WeChatScan }) => {
  const session = useService(SessionService);
  const state = useBehavior(scan.state$);
  const [problem, setProblem] = useState('');
  const openid = state.step === 'bound' ? state.openid : undefined;
  useEffect(() => {
    if (openid === undefined) return;
    setProblem('');
    session.logIn({ weChat: openid }).then(
      (outcome) => {
        if (!outcome.ok) setProblem(outcome.failure.message);
      },
      (failure: unknown) => setProblem(sentenceOf(failure)),
    );
  }, [session, openid]);
  if (problem !== '')
    return (
      <div className="gw-wechat">
        <ProblemLine className="gw-login-problem" problem={problem} />
        <Button
          onClick={() => {
            setProblem('');
            scan.open();
          }}
        >
          重新扫码
        </Button>
      </div>
    );
  return <WeChatQr scan={scan} hint="请用已绑定账号的微信扫描二维码" />;
};

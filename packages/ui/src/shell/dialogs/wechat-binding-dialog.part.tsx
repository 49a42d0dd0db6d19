import { SessionService, type WeChatScan } from '@gongwei/application/identity';
import { useEffect } from 'react';
import { useWeChatScan, WeChatQr } from '../../identity/wechat/index.ts';
import { Button, DialogBox, useBehavior, useNotify, useService, useUserSession } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** Binds the account to the WeChat that scans the code. Closing it stops the asking. */
export const WeChatBindingDialog = ({ onClose }: ShellDialogProps) => {
  const session = useUserSession();
  const scan = useWeChatScan(session?.institution.code ?? '');
  const bound = session?.user.openid !== undefined;
  return (
    <DialogBox title="微信绑定" width={420} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {scan ? <Scanning scan={scan} onClose={onClose} /> : null}
      <p className="gw-muted gw-wechat-note">
        {bound ? '账号已绑定微信；再次扫码将换成新的微信。' : '绑定后可以用微信扫码登录。'}
      </p>
    </DialogBox>
  );
};

const Scanning = ({ scan, onClose }: { readonly scan: WeChatScan; readonly onClose: () => void }) => {
  const { step } = useBehavior(scan.state$);
  const [notify, session] = [useNotify(), useService(SessionService)];
  useEffect(() => {
    if (step !== 'bound') return;
    notify({ kind: 'good', text: '绑定成功。' });
    // What the pages say of the account follows; where it cannot be read now they say it after the next log-in.
    void session.lookAgain();
    onClose();
  }, [step, notify, onClose, session]);
  return <WeChatQr scan={scan} hint="请用微信扫描二维码，并在手机上确认" />;
};

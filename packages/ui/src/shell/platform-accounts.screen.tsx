import type { ReactNode } from 'react';
import { Button, useMay } from '../shared/index.ts';
import { PlatformVerdicts, usePlatformVerdicts } from './dialogs/platform-verdicts.part.tsx';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';
import './personal-centre.css';

/** 报告登录: the institution's accounts at the upload platform, what it says of them, and their correction. Passwords never come back from the server. */
export const PlatformAccountsScreen = ({ beside }: { readonly beside?: ReactNode }) => {
  const open = useShellDialog();
  const may = useMay('tjscgl:E');
  const verdicts = usePlatformVerdicts();
  return (
    <>
      <div className="gw-page-head">
        <h1>报告登录</h1>
        {beside}
      </div>
      <section className="gw-panel">
        <div className="gw-panel-head">
          <h2>第三方平台账号</h2>
          <Button busy={verdicts.loading} onClick={verdicts.reload}>
            重新检验
          </Button>
          {may ? (
            <>
              <Button onClick={() => open('platformCheck')}>检验账号</Button>
              <Button look="primary" onClick={() => open('platformAccounts')}>
                修改账号
              </Button>
            </>
          ) : null}
        </div>
        <div className="gw-own">
          <PlatformVerdicts {...verdicts} />
        </div>
      </section>
    </>
  );
};

import { Button, DialogBox } from '../../shared/index.ts';
import { PlatformVerdicts, usePlatformVerdicts } from './platform-verdicts.part.tsx';
import { useShellDialog, type ShellDialogProps } from './shell-dialogs.tsx';

/** 平台密码测试: tries all accounts of the institution at the upload platform. */
export const PlatformTestDialog = ({ onClose }: ShellDialogProps) => {
  const open = useShellDialog();
  const verdicts = usePlatformVerdicts();
  const { value, loading, reload } = verdicts;
  const wrong = value?.accounts.some(({ verdict }) => verdict === '2') ?? false;
  return (
    <DialogBox
      title="平台密码测试"
      width={760}
      onClose={onClose}
      actions={
        <>
          <Button busy={loading} onClick={reload}>
            重新测试
          </Button>
          {wrong ? <Button onClick={() => open('platformAccounts')}>修改账号</Button> : null}
          <Button look="primary" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      <PlatformVerdicts {...verdicts} />
    </DialogBox>
  );
};

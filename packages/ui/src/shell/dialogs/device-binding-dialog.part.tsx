import { DeviceBinding } from '@gongwei/application/prevention';
import { bindingMessage, deviceName, type DeviceKind } from '@gongwei/domain/prevention';
import { useEffect, useState } from 'react';
import { Button, DialogBox, Icon, useBehavior, useNotify, useService, wordsOf } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';

/** Binds the blood-pressure meter one works with. */
export const BindPressureDialog = (props: ShellDialogProps) => <DeviceBindingDialog kind="xy" {...props} />;

/** Binds the glucose meter one works with. */
export const BindGlucoseDialog = (props: ShellDialogProps) => <DeviceBindingDialog kind="xt" {...props} />;

/** Takes the code of a meter, typed or read by a scanner, which types it and presses Enter. */
const DeviceBindingDialog = ({ kind, onClose }: ShellDialogProps & { readonly kind: DeviceKind }) => {
  const binding = useService(DeviceBinding);
  const bound = useBehavior(binding.bound$)[kind];
  const notify = useNotify();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Where the server is away, what this PC remembers is shown.
    binding.refresh().catch(() => {});
  }, [binding]);
  const say = (sentence: string): void => {
    setProblem(sentence);
    document.getElementById('device-code')?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const outcome = await binding.bind(kind, code);
      if (!outcome.ok) return say(outcome.failure);
      notify({ kind: 'good', text: outcome.value });
      onClose();
    } catch (failure) {
      say(`${bindingMessage(kind, 'failed')}：${wordsOf(failure).message}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogBox
      title={`${deviceName(kind)}绑定`}
      width={440}
      initialFocus="#device-code"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit" form="device-binding" busy={busy}>
            绑定
          </Button>
        </>
      }
    >
      <form
        id="device-binding"
        className="gw-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>
          当前绑定：<strong>{bound ?? '未绑定'}</strong>
        </p>
        <label htmlFor="device-code">设备编码</label>
        <input
          id="device-code"
          className="gw-input"
          type="text"
          autoComplete="off"
          maxLength={50}
          placeholder="扫描或输入机身上的设备编码"
          value={code}
          aria-required="true"
          aria-invalid={problem !== '' || undefined}
          aria-describedby="device-problem"
          onChange={(event) => {
            setCode(event.target.value);
            setProblem('');
          }}
        />
        <p id="device-problem" className="gw-dialog-problem" role="alert">
          {problem === '' ? null : (
            <>
              <Icon name="alert" />
              {problem}
            </>
          )}
        </p>
      </form>
    </DialogBox>
  );
};

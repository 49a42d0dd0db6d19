import { DeviceBinding } from '@gongwei/application/prevention';
import { bindingMessage, deviceName, type DeviceKind } from '@gongwei/domain/prevention';
import { useEffect } from 'react';
import { useBehavior, useNotify, useService, wordsOf } from '../../shared/index.ts';
import { LineDialog } from './line-dialog.part.tsx';
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
  useEffect(() => {
    // Where the server is away, what this PC remembers is shown.
    binding.refresh().catch(() => {});
  }, [binding]);
  const refusal = (sentence: string): string => {
    document.getElementById('device-code')?.focus();
    return sentence;
  };
  const bind = async (code: string): Promise<string | undefined> => {
    try {
      const outcome = await binding.bind(kind, code);
      if (!outcome.ok) return refusal(outcome.failure);
      notify({ kind: 'good', text: outcome.value });
      onClose();
      return undefined;
    } catch (failure) {
      return refusal(`${bindingMessage(kind, 'failed')}：${wordsOf(failure).message}`);
    }
  };
  return (
    <LineDialog
      title={`${deviceName(kind)}绑定`}
      width={440}
      label="设备编码"
      input={{
        id: 'device-code',
        type: 'text',
        autoComplete: 'off',
        maxLength: 50,
        placeholder: '扫描或输入机身上的设备编码',
        'aria-required': true,
      }}
      go="绑定"
      onGo={bind}
      onClose={onClose}
    >
      <p>
        当前绑定：<strong>{bound ?? '未绑定'}</strong>
      </p>
    </LineDialog>
  );
};

import { DeviceCheck } from '@gongwei/application/call';
import { CHECKED, type Checked } from '@gongwei/domain/call';
import { useEffect } from 'react';
import { Button, DialogBox, Icon, useBehavior, useService } from '../shared/index.ts';
import { CallAlertLine } from './call-alert-line.part.tsx';
import './device-check.css';

const NAMES: Readonly<Record<Checked, string>> = {
  camera: '摄像头',
  speaker: '扬声器',
  microphone: '麦克风',
  network: '网络',
};

/** Tries camera, speaker, microphone and network, and says what to do about what fails. */
export const DeviceCheckDialog = ({
  onClose,
  onCall,
}: {
  readonly onClose: () => void;
  /** Before a call: goes on to it, whatever the check found. */
  readonly onCall?: () => void;
}) => {
  const check = useService(DeviceCheck);
  const state = useBehavior(check.state$);
  useEffect(() => {
    check.start();
    return () => check.close();
  }, [check]);
  const result = state.status === 'done' ? state.result : undefined;
  const passed = result !== undefined && CHECKED.every((one) => result.passed[one]);
  return (
    <DialogBox
      title="设备检测"
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button busy={result === undefined} onClick={() => check.start()}>
            重新检测
          </Button>
          {onCall ? <Button onClick={onClose}>暂不呼叫</Button> : null}
          <Button look="primary" onClick={onCall ?? onClose}>
            {onCall ? '开始呼叫' : passed ? '完成' : '关闭'}
          </Button>
        </>
      }
    >
      {onCall ? (
        <p className="gw-devices-why">第一次在此浏览器呼叫，先检测设备。以后可在右上角菜单“设备检测”再做。</p>
      ) : null}
      <ul className="gw-devices">
        {CHECKED.map((one) => (
          <li key={one} data-passed={result?.passed[one]}>
            <span className="gw-devices-mark">
              {result === undefined ? (
                <span className="gw-spinner" aria-hidden="true" />
              ) : (
                <Icon name={result.passed[one] ? 'check' : 'close'} />
              )}
            </span>
            <span>{NAMES[one]}</span>
            <span className="gw-muted">{result === undefined ? '正在检测' : result.passed[one] ? '正常' : '异常'}</span>
          </li>
        ))}
      </ul>
      <p className="gw-devices-message" role="status" data-passed={result === undefined ? undefined : passed}>
        {result === undefined ? '正在检测设备和网络…' : result.message}
      </p>
      <CallAlertLine />
    </DialogBox>
  );
};

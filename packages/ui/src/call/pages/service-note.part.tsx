import { CallService } from '@gongwei/application/call';
import { useState } from 'react';
import { Button, Icon, useBehavior, useService } from '../../shared/index.ts';

/** Why one cannot be called just now, and what to do about it; nothing while all is well. */
export const ServiceNote = () => {
  const desk = useService(CallService);
  const presence = useBehavior(desk.presence$);
  const [busy, setBusy] = useState(false);
  const logIn = async (): Promise<void> => {
    setBusy(true);
    // `presence$` says how it went.
    await desk.logIn().catch(() => undefined);
    setBusy(false);
  };
  if (presence === 'in') return null;
  if (presence === 'logging-in')
    return (
      <p className="gw-note gw-service-note" role="status">
        <span className="gw-spinner" aria-hidden="true" />
        正在连接通话服务…
      </p>
    );
  const kicked = presence === 'kicked-out';
  return (
    <p className="gw-note gw-note--warn gw-service-note" role="alert">
      <Icon name={kicked ? 'alert' : 'offline'} />
      <span>
        {kicked
          ? '来电改在您的另一台设备上响，此设备不再接听来电。'
          : presence === 'failed'
            ? '通话服务暂时连不上，正在自动重试；其间不能呼叫和接听。'
            : '尚未登录通话，其他同事呼叫不到您。'}
      </span>
      <Button small busy={busy} onClick={() => void logIn()}>
        {kicked ? '改回此设备接听' : presence === 'failed' ? '立即重试' : '登录通话'}
      </Button>
    </p>
  );
};

import { CallAlert, type AlertSituation } from '@gongwei/application/call';
import { Button, Icon, useBehavior, useService } from '../shared/index.ts';
import { CallIcon } from './call-icon.part.tsx';

const WORDS: Readonly<Record<AlertSituation, string | undefined>> = {
  on: '来电桌面提醒已开启：在用其他程序时，来电也会在桌面上提示。',
  askable: '在用其他程序时，也想在桌面上看到来电？',
  denied: '来电桌面提醒已被浏览器阻止。请点地址栏左侧的图标，把“通知”改为“允许”。',
  absent: undefined,
};

/** Whether calls are told on the desktop, and the way to that. Asked here, where somebody looks after calls, and never at the log-in. */
export const CallAlertLine = () => {
  const alert = useService(CallAlert);
  const situation = useBehavior(alert.situation$);
  const words = WORDS[situation];
  if (words === undefined) return null;
  return (
    <p className="gw-call-alert">
      {situation === 'on' ? <Icon name="check" /> : <CallIcon name="bell" />}
      {/* Heard when it changes; the state of the check it stands below is another one. */}
      <span aria-live="polite">{words}</span>
      {situation === 'askable' ? (
        <Button small onClick={() => void alert.ask()}>
          开启提醒
        </Button>
      ) : null}
    </p>
  );
};

import { CallAlert } from '@gongwei/application/call';
import { ReminderCentre } from '@gongwei/application/reminders';
import { Button, useBehavior, useService } from '../shared/index.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Between which hours the desktop stays quiet, and leave to tell there at all. */
export const QuietSettings = () => {
  const centre = useService(ReminderCentre);
  const alert = useService(CallAlert);
  const { from, until } = useBehavior(centre.quiet$);
  const situation = useBehavior(alert.situation$);
  const hour = (label: string, value: number, set: (hour: number) => void) => (
    <select
      className="gw-select"
      aria-label={label}
      value={value}
      onChange={(event) => set(Number(event.target.value))}
    >
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {one} 点
        </option>
      ))}
    </select>
  );
  return (
    <div className="gw-reminders-quiet">
      <span>
        {hour('免打扰开始', from, (next) => centre.keepQuiet({ from: next, until }))} 到{' '}
        {hour('免打扰结束', until, (next) => centre.keepQuiet({ from, until: next }))}{' '}
        {from === until ? '（相同即不设免打扰）' : '不弹桌面通知'}
      </span>
      {situation === 'askable' ? (
        <Button small onClick={() => void alert.ask()}>
          允许桌面通知
        </Button>
      ) : (
        <span className="gw-muted">
          {situation === 'on'
            ? '桌面通知已开'
            : situation === 'denied'
              ? '桌面通知被浏览器禁止：点地址栏左侧的图标，把“通知”改为允许'
              : '这里不能弹桌面通知（网址须以 https 开头）'}
        </span>
      )}
    </div>
  );
};

import { DEVICE_OFFLINE } from '../../lists/definitions/monitoring/device-offline.ts';
import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

const row = (id: string, label: string, counts: string, unit: string, hint: string) =>
  ({ id, label, counts, unit, basis: 'P', source: '产品定义（modules.md）', hint }) as const;
const now = { within: 'always', organisation: 'now', pick: 'all', population: 'true', exclusions: [] } as const;

const FAILED = "log.state == '1'";

/** What is kept of staff, their devices and reminders, what was done and what went wrong. */
export const officeMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures({ ...now, of: 'user' }, [row('user-active', '有效用户', "user.state == '0'", '人', '在册、没有停用的用户。')]),
  ...defineMeasures({ ...now, of: 'exception' }, [
    row('exception-open', '未处理异常', "exception.status == '0'", '种', '还没有人处理的异常，同样的算一种；解决以后又发生的也在内。全站一个数，不分机构。'),
  ]),
  ...defineMeasures({ ...now, of: 'reminder' }, [
    row('reminders-unread', '未办提醒', "hasAny(reminder.state, ['0', '1', '2'])", '条', '未读、已读和处理中的提醒，按接收人的机构；自己的和下级的。'),
  ]),
  ...defineMeasures({ ...now, of: 'terminal' }, [
    row('app-terminals', '终端数', 'day(terminal.lastAt) >= addDays(@today, -30)', '台', '近 30 天启动过的终端。'),
  ]),
  ...defineMeasures({ ...now, of: 'record:device', day: null, population: '!record.@removed' }, [
    row('devices-offline', '离线设备', DEVICE_OFFLINE, '台', '在用的设备中超过 72 小时没有通讯的；从没通讯过的看登记的状态。'),
  ]),
  ...defineMeasures({ ...now, of: 'record:house-type', day: null, population: '!record.@removed' }, [
    row('hotel-house-types', '房型数', 'true', '种', '登记的房型。'),
  ]),
  ...defineMeasures({ ...now, of: 'log', within: 'period', organisation: 'event' }, [
    row('log-count', '操作次数', 'true', '次', '期内记下的操作，逐条计，按操作时的机构；没有做成的也在内。'),
    row('log-failed-today', '失败的操作', FAILED, '次', '期内被拒绝的操作：没有权限、与他人的修改冲突、内容不符合要求等；同一人同样的十分钟内记一次。'),
    { id: 'log-fail-rate', label: '操作失败率', counts: FAILED, among: 'true', decimals: 2, basis: 'P', source: '产品定义（modules.md）', hint: '失败的操作÷全部操作，按次。' },
  ]),
];

import type { MeterStep } from '@gongwei/application/prevention';
import type { DeviceKind } from '@gongwei/domain/prevention';
import { METERS } from '../wording.rules.ts';

type Trouble = (MeterStep & { readonly step: 'failed' })['trouble'];

/** Why nothing was read, and what helps. `device`: as it calls itself, where one was chosen. */
export function troubleWords(trouble: Trouble, kind: DeviceKind, device = METERS[kind]): string {
  const words: { readonly [Name in Trouble]: string } = {
    cancelled: `没有选择${METERS[kind]}。`,
    forbidden: '浏览器没有允许本页使用蓝牙：请点地址栏左侧的图标，在权限中允许“蓝牙设备”后再连接。',
    off: '这台电脑没有蓝牙，或者蓝牙没有打开：请在系统设置中打开蓝牙，没有的可以插一个蓝牙适配器。',
    foreign: `“${device}”没有标准的${kind === 'xy' ? '血压' : '血糖'}服务，读不了它的数据：请按它显示的数值录入。`,
    silent: `“${device}”连上了，但一直没有收到读数：请确认已经测完、数据没有被别的手机取走，再读一次。`,
    empty: `“${device}”里没有测量记录：请先测量，再读一次。`,
    away: `没有连上“${device}”：请让它靠近电脑、保持开机（多数设备测完后几十秒内可连接），再读一次。`,
    unread: `“${device}”发来的数据读不懂，没有填入：请按它显示的数值录入。`,
  };
  return words[trouble];
}

/** What somebody does while a meter is waited for. */
export const WAITING: { readonly [Kind in DeviceKind]: string } = {
  xy: '已连接。请现在测量；刚测完的会自动传来，最多等 3 分钟。',
  xt: '已连接，正在取最近一次的血糖……',
};

import type { Answers } from '@gongwei/domain/forms';
import { chinaTime } from '../shared/format.ts';

export type DeskKind = 'sample' | 'pool' | 'receipt';

/** A page on which one entry follows the other. */
export type Desk = {
  readonly path: string;
  readonly title: string;
  readonly formId: string;
  /** The moment of what is done here; a new entry begins with now. */
  readonly time: string;
  /** Scanned from the tube: Enter behind it saves where nothing else is missing. */
  readonly saveAfter: string;
  /** What stays from one entry to the next: the place, the shift, the box. */
  readonly stays: readonly string[];
  /** The field whose words name an entry in the list of the latest, and those beside it. */
  readonly naming: string;
  readonly beside: readonly string[];
  /** Where what was entered here goes on, for holders of V of the code. */
  readonly leads: readonly DeskLead[];
};

type DeskLead = { readonly to: string; readonly label: string; readonly code: string };
const RETESTS: DeskLead = { to: '/hsjc/jdcx/fh', label: '单采复核', code: 'jdcx' };
const SAMPLED: readonly DeskLead[] = [
  { to: '/hsjc/yblb?view=to-pack', label: '未装箱的样本', code: 'yblb' },
  { to: '/hsjc/yblb?view=to-pack&do=pack-by-code', label: '扫码装箱', code: 'yblb' },
  { to: '/hsjc/yblb/zyx', label: '转运箱', code: 'yblb' },
  RETESTS,
];

export const DESKS: { readonly [Kind in DeskKind]: Desk } = {
  sample: {
    path: '/hsjc/cjyb',
    title: '单采登记',
    formId: 'nucleic-sample',
    time: 'sampleTime',
    saveAfter: 'tubeBarcode',
    stays: [
      'crowdType',
      'batchNo',
      'specimenType',
      'sampleSite',
      'samplePoint',
      'checkType',
      'preserveTemp',
      'payType',
    ],
    naming: 'name',
    beside: ['sampleNo', 'tubeBarcode'],
    leads: SAMPLED,
  },
  pool: {
    path: '/hsjc/jcyb',
    title: '混采登记',
    formId: 'nucleic-pool',
    time: 'openTime',
    saveAfter: 'tubeBarcode',
    stays: ['mixType', 'specimenType', 'preserveVolume', 'samplePoint'],
    naming: 'tubeBarcode',
    beside: ['mixType', 'memberCount', 'tubeState'],
    leads: SAMPLED,
  },
  receipt: {
    path: '/hsjc/sjyb',
    title: '收集样本',
    formId: 'nucleic-receipt',
    time: 'receiveTime',
    saveAfter: 'tubeBarcode',
    stays: ['boxNo', 'arriveTemp'],
    naming: 'tubeBarcode',
    beside: ['labNo', 'conclusion'],
    leads: [
      { to: '/hsjc/yblb/zyx?view=to-receive', label: '待接收的转运箱', code: 'yblb' },
      { to: '/hsjc/ybjg?view=to-test', label: '待检测', code: 'ybjg' },
      { to: '/hsjc/ybjg?view=to-test&do=enter-by-code', label: '扫码录入结果', code: 'ybjg' },
      { to: '/hsjc/ybjg?view=to-review', label: '待审核', code: 'ybjg' },
    ],
  },
};

/** A moment as forms write it: day and minute in China. */
export const chinaMinute = (moment: Date): string => chinaTime(moment).slice(0, 16);

/** 检测目的 2, a retest, is of one person: the next is none because of it. */
const ONE_PERSON: Answers = { checkType: '2' };

/** What the next entry begins with: the minute it begins (China's time) and what stays of the last one. */
export function nextGiven(desk: Desk, last: Answers, minute: string): Answers {
  const stays = desk.stays.flatMap((key) =>
    key in last && (ONE_PERSON[key] ?? null) !== last[key] ? [[key, last[key]] as const] : [],
  );
  return { ...(Object.fromEntries(stays) as Answers), [desk.time]: minute };
}

/** Until when the result of a retest is wanted, an instant, in China's time. */
export function formatDue({ due, late }: { readonly due: string; readonly late: boolean }): string {
  const said = chinaTime(new Date(due));
  const when = `${Number(said.slice(5, 7))}月${Number(said.slice(8, 10))}日 ${said.slice(11, 16)}`;
  return late ? `已超过 ${when} 的时限` : `要在 ${when} 前出结果`;
}

/** Why somebody was not added to a tube. */
export const REFUSALS = {
  sealed: '本管已封管，不能再加人；请先保存，再开新管。',
  full: '本管已满，请先保存，再开新管。',
  twice: '此人已在本管名单中，没有重复登记。',
} as const;

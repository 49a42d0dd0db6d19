import type { Institution } from './institution.ts';

/** An institution as those who keep the tree of a county see it. */
export type KeptInstitution = Institution & {
  readonly parentName?: string;
  /** As one calls it, and where it is. */
  readonly phone?: string;
  readonly address?: string;
  /** Counts changes; a change names the one it saw. */
  readonly version: number;
  /** ISO 8601, of a disabled one. */
  readonly disabledAt?: string;
  /** What still hangs on it and on those below it. */
  readonly hanging: HangingOn;
  /** Why who asks cannot change its name, or not put it out of use, as sentences. */
  readonly fixed?: string;
  readonly stays?: string;
};

/** What is in use of an institution and of those below it, each as a number. */
export type HangingOn = {
  /** Institutions below that are in use. */
  readonly below: number;
  /** Accounts in use that belong there or may work there. */
  readonly accounts: number;
  /** Files in care. */
  readonly residents: number;
  /** Planned visits that are due or overdue. */
  readonly plans: number;
  /** Sessions of check-ups that are planned, open or under way. */
  readonly sessions: number;
  /** Appointments that were not kept yet. */
  readonly appointments: number;
};

/** What hangs on an institution: how it is called, what it is counted in, how somebody settles it, and the page (`at`) where. */
export const HANGING: readonly {
  readonly key: keyof HangingOn;
  readonly label: string;
  readonly unit: string;
  readonly way: string;
  readonly at: string;
}[] = [
  { key: 'below', label: '在用的下级机构', unit: '个', way: '先停用下级机构', at: '/upms/jgyh/orgs' },
  { key: 'accounts', label: '有效用户', unit: '个', way: '到“机构用户”停用、调动或去掉可用机构', at: '/upms/jgyh' },
  { key: 'residents', label: '在管居民', unit: '人', way: '在“个人基本信息表”改村，档案随之迁走', at: '/cust/base' },
  {
    key: 'plans',
    label: '应访未访的随访',
    unit: '项',
    way: '到“随访记录”完成，或随居民迁走',
    at: '/cust/followupList',
  },
  { key: 'sessions', label: '未结束的体检场次', unit: '场', way: '到“预约管理”结束或取消', at: '/appointManage' },
  {
    key: 'appointments',
    label: '未体检的预约',
    unit: '个',
    way: '到“预约列表”改约或取消',
    at: '/appointManage/appointList',
  },
];

/** What stands in the way of disabling, each with how much of it and where to go; empty where nothing does. */
const hangingLines = (hanging: HangingOn): readonly string[] =>
  HANGING.flatMap(({ key, label, unit, way }) =>
    hanging[key] > 0 ? [`${label} ${hanging[key]} ${unit}（${way}）`] : [],
  );

/** Why an institution cannot be disabled, as one sentence; `undefined` where it can. */
export function disableProblem(name: string, hanging: HangingOn): string | undefined {
  const lines = hangingLines(hanging);
  return lines.length === 0 ? undefined : `“${name}”还有${lines.join('、')}，不能停用`;
}

/** What is wrong with the name of an institution, as a sentence. */
export function institutionNameProblem(name: string): string | undefined {
  const length = [...name.trim()].length;
  return length < 2 || length > 60 ? '机构名称应为 2 到 60 个字' : undefined;
}

/** What is wrong with the telephone number of an institution, as a sentence; it may be empty. */
export function institutionPhoneProblem(phone: string): string | undefined {
  const typed = phone.trim();
  return typed === '' || /^[0-9][0-9 ,，、转-]{4,19}$/.test(typed)
    ? undefined
    : '联系电话应为 5 到 20 位数字，可带区号和分机，如 0311-8123456';
}

/** The three digits after a parent's code that come next; those used once are not given again. Empty where all are used. */
export function nextTail(codes: readonly string[], parentCode: string): string {
  const length = parentCode.length + 3;
  const used = codes
    .filter((code) => code.length === length && code.startsWith(parentCode))
    .map((code) => Number(code.slice(-3)));
  const next = Math.max(parentCode.length === 6 ? 100 : 0, ...used.filter((number) => number < 900)) + 1;
  return next > 999 ? '' : String(next).padStart(3, '0');
}

import { cleanLogText } from './client-log.rules.ts';

/** A kind of fault as the log lists it, its times as staff read them. */
type LoggedFault = {
  /** Numbers that users were told, the newest first. */
  readonly numbers: readonly string[];
  readonly message: string;
  readonly code: string;
  /** Page or call it happened in, identifiers left out. */
  readonly route: string;
  readonly source: string;
  readonly at: string;
  readonly firstAt: string;
  readonly times: number;
  readonly users: number;
};

/** Numbers a ticket names; who asks for more looks into the log. */
const MOST_NUMBERS = 3;

/**
 * 复制信息: what a ticket to support says of a fault: numbers, time, place, version and the sentence, without a stack. The log holds nothing personal; what
 * leaves the house is cleaned once more.
 */
export function faultTicket(fault: LoggedFault, version: string): string {
  const more = fault.numbers.length - MOST_NUMBERS;
  const lines: readonly (readonly [label: string, text: string])[] = [
    ['编号', fault.numbers.slice(0, MOST_NUMBERS).join('、') + (more > 0 ? ` 等 ${fault.numbers.length} 个` : '')],
    ['时间', fault.times > 1 ? `最近 ${fault.at}，首次 ${fault.firstAt}` : fault.at],
    ['次数', `${fault.times} 次，涉及 ${fault.users} 人`],
    ['位置', `${fault.source} ${fault.route}`.trim()],
    ['版本', version],
    ['类型', fault.code],
    ['异常信息', cleanLogText(fault.message)],
  ];
  return lines
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}：${text}`)
    .join('\n');
}

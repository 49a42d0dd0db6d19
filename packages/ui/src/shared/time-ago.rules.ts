import { formatMoment } from './format.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/**
 * How long ago, as it is said: 刚刚 under 30 s, minutes under an hour (at least one), hours under a day, 1 天前 under 48 h
 * (specification, section 9); what is older, or still to come by more than a PC's wrong clock, is given as a moment.
 */
export function timeAgo(instant: string | Date, now: Date): string {
  const at = new Date(instant);
  const ago = now.getTime() - at.getTime();
  if (ago <= -MINUTE) return formatMoment(at.toISOString(), now);
  if (ago < 30 * SECOND) return '刚刚';
  if (ago < HOUR) return `${Math.max(1, Math.floor(ago / MINUTE))} 分钟前`;
  if (ago < 24 * HOUR) return `${Math.floor(ago / HOUR)} 小时前`;
  return ago < 48 * HOUR ? '1 天前' : formatMoment(at.toISOString(), now);
}

import type { JsonObject } from '@gongwei/domain/shared';
import { httpFailure } from '../shared/http-failure.ts';

/** What a new task is told besides what it sends. */
export type TaskOptions = {
  /** ISO 8601 in UTC; not before then. */
  readonly planAt?: string;
  /** It pauses after so many refusals of one kind. */
  readonly stopAt?: number;
  readonly remark?: string;
};

const DAY = 86_400_000;
const LATEST = 7 * DAY;
/** A PC's clock may be behind: what was meant to begin now begins now. */
const SLACK = 5 * 60_000;
const MOST_REFUSALS = 10_000;

const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });

/** Of what a window was told. `now`: it is only being asked for, so a time that has gone by is refused. @throws 422 with a sentence. */
export function taskOptions({ planAt, stopAt, remark }: JsonObject, now?: Date): TaskOptions {
  const said = typeof remark === 'string' ? remark.trim().slice(0, 100) : '';
  return {
    ...(typeof planAt === 'string' && planAt !== '' && { planAt: planned(planAt, now) }),
    ...(typeof stopAt === 'number' && { stopAt: mostOf(stopAt) }),
    ...(said !== '' && { remark: said }),
  };
}

function planned(text: string, now: Date | undefined): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw refuse('开始时间看不懂，请重新选择');
  if (now && at < now.getTime() - SLACK) throw refuse('开始时间不得早于现在');
  if (now && at > now.getTime() + LATEST) throw refuse('开始时间不得晚于 7 天后');
  return new Date(at).toISOString();
}

function mostOf(most: number): number {
  if (!Number.isInteger(most) || most < 1 || most > MOST_REFUSALS)
    throw refuse(`失败多少条时暂停：请填 1 到 ${MOST_REFUSALS} 的整数`);
  return most;
}

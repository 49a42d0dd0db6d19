import { sessionOf, type SessionDraft, type StoredSession } from '@gongwei/domain/scheduling';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

/**
 * Stores sessions one after the other; fails with the sentence of the first that is refused. What was stored before that is there, and is only answered
 * the next time, as each has an identifier of its own. `stored`: the one that is changed. Rejects with a `Fault`.
 */
export async function saveSessions(
  gateway: Pick<SchedulingGateway, 'saveSession'>,
  drafts: readonly SessionDraft[],
  stored: StoredSession | undefined,
  open: boolean,
): Promise<Result<readonly StoredSession[], string>> {
  const saved: StoredSession[] = [];
  for (const draft of drafts) {
    const answer = await gateway.saveSession(sessionOf(draft, stored), stored?.version ?? 0, open);
    if (!answer.ok) return drafts.length > 1 ? fail(`${draft.name}：${answer.failure}`) : answer;
    saved.push(answer.value);
  }
  return ok(saved);
}

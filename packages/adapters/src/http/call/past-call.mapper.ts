import type { PastCall } from '@gongwei/application/call';
import type { Json } from '@gongwei/domain/shared';
import { callPartyIn } from './call-party.mapper.ts';
import { listIn, member, memberText } from '../wire-body.ts';

const OUTCOMES: readonly PastCall['outcome'][] = ['talked', 'missed', 'rejected', 'no-answer', 'cancelled', 'busy'];

/** A call that was; none where its id, its time or what became of it cannot be read. */
export function pastCallIn(wire: Json): readonly PastCall[] {
  const [callId, startedAt, direction] = ['callId', 'startedAt', 'direction'].map((name) => memberText(wire, name));
  const outcome = OUTCOMES.find((known) => known === member(wire, 'outcome'));
  if (!callId || startedAt === undefined || Number.isNaN(Date.parse(startedAt)) || !outcome) return [];
  if (direction !== 'placed' && direction !== 'received') return [];
  const seconds = member(wire, 'seconds');
  const resident = residentIn(member(wire, 'resident'));
  return [
    {
      callId,
      kind: member(wire, 'kind') === 'video' ? 'video' : 'audio',
      direction,
      outcome,
      others: listIn(member(wire, 'others')).flatMap((one) => callPartyIn(one) ?? []),
      startedAt,
      seconds: typeof seconds === 'number' && seconds > 0 ? seconds : 0,
      seen: member(wire, 'seen') === true,
      note: memberText(wire, 'note') ?? '',
      ...(resident && { resident }),
    },
  ];
}

function residentIn(wire: Json | undefined): PastCall['resident'] {
  const [id, name] = [memberText(wire, 'id'), memberText(wire, 'name')];
  return id && name !== undefined ? { id, name } : undefined;
}

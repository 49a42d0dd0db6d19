import type { CallMember, Invitation, SharedResident } from '@gongwei/domain/call';
import { MAX_SHARED_FIELDS } from '@gongwei/domain/call';
import type { Json } from '@gongwei/domain/shared';
import { callPartyIn } from '../http/call/call-party.mapper.ts';
import { listIn, member, memberText } from '../http/wire-body.ts';

/** Whoever is in, with what of theirs is on. */
export function callMemberIn(wire: Json | undefined): CallMember | undefined {
  const [party, microphone, camera] = [callPartyIn(wire), member(wire, 'microphone'), member(wire, 'camera')];
  if (!party || typeof microphone !== 'boolean' || typeof camera !== 'boolean') return undefined;
  return { ...party, microphone, camera };
}

export function invitationIn(wire: Json | undefined): Invitation | undefined {
  const [callId, from, kind] = [memberText(wire, 'callId'), callPartyIn(member(wire, 'from')), member(wire, 'kind')];
  if (!callId || !from || (kind !== 'audio' && kind !== 'video')) return undefined;
  const resident = sharedResidentIn(member(wire, 'resident'));
  return {
    callId,
    from,
    kind,
    others: listIn(member(wire, 'others')).flatMap((one) => callPartyIn(one) ?? []),
    ...(resident && { resident }),
    ...(member(wire, 'callEnd') === true && { callEnd: true }),
  };
}

/** What is shown of a resident helps the talk; a call goes without it. */
function sharedResidentIn(wire: Json | undefined): SharedResident | undefined {
  const [residentId, title] = [memberText(wire, 'residentId'), memberText(wire, 'title')];
  if (!residentId || title === undefined) return undefined;
  const fields = listIn(member(wire, 'fields')).flatMap((field) => {
    const [label, value] = [memberText(field, 'label'), memberText(field, 'value')];
    return label !== undefined && value !== undefined ? [{ label, value }] : [];
  });
  return { residentId, title, fields: fields.slice(0, MAX_SHARED_FIELDS) };
}

import type { Colleague, Colleagues } from '@gongwei/application/call';
import { fail, ok, type Json } from '@gongwei/domain/shared';
import { callPartyIn, presenceIn } from './call-party.mapper.ts';
import { unreadable } from '../faults.ts';
import { pastCallIn } from './past-call.mapper.ts';
import { memberText, requiredList } from '../wire-body.ts';
import type { WireCalls } from '../wire-calls.ts';

/** Colleagues that can be called, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpColleagues(calls: WireCalls): Colleagues {
  return {
    async find({ text, onlineOnly }, asker) {
      const { body } = await calls.resource({
        method: 'POST',
        path: '/v1/call/colleagues/search',
        body: { text: text.trim().slice(0, LONGEST_SEARCH), onlineOnly },
        asker,
      });
      return requiredList(body, 'colleagues').flatMap((one) => colleagueIn(one) ?? []);
    },
    async byNumber(number) {
      const { status, body } = await calls.resource(
        { method: 'POST', path: '/v1/call/colleagues/by-number', body: { number } },
        REFUSED,
      );
      if (status >= 400) return fail(memberText(body, 'message') ?? '没有找到这个号码');
      const found = colleagueIn(body);
      if (!found) throw unreadable('colleague');
      return ok(found);
    },
    async pastCalls() {
      const { body } = await calls.resource({ method: 'GET', path: '/v1/call/past' });
      return requiredList(body, 'past calls').flatMap(pastCallIn);
    },
    async markSeen() {
      await calls.resource({ method: 'POST', path: '/v1/call/past/seen' });
    },
    async note(callId, note) {
      const { status, body } = await calls.resource(
        { method: 'PUT', path: `/v1/call/${encodeURIComponent(callId)}/note`, body: { note } },
        REFUSED,
      );
      return status < 400 ? ok(undefined) : fail(memberText(body, 'message') ?? '备注没有保存成功');
    },
  };
}

/** Characters the server searches for at most. */
const LONGEST_SEARCH = 50;
/** What a user can cause, and reads in the server's words; anything else is a `Fault`. */
const REFUSED = [404, 422];

function colleagueIn(wire: Json | undefined): Colleague | undefined {
  const party = callPartyIn(wire);
  // Somebody of whom it is not known whether they are there is called as if they were not: a missed call is left behind.
  return party && { ...party, presence: presenceIn(wire) ?? 'offline' };
}

import {
  checkCallNumber,
  MAX_PARTICIPANTS,
  REFUSAL_MESSAGES,
  type CallEvent,
  type CallSnapshot,
} from '@gongwei/domain/call';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { faultOf, type IdSource } from '../shared/index.ts';
import type { CallService } from './call.service.ts';
import type { CallUser } from './call-registration.ts';
import type { Colleagues } from './colleagues.port.ts';

const NOT_IN = '通话服务未连接，请稍后再试';
const CALLING = '正在通话中';
const NOT_CONNECTED = '通话接通后才能邀请';
const ASKED = '已在通话中';

/** Placing calls, with the sentences for what cannot be called. */
export function createCallActs(needs: {
  readonly ids: IdSource;
  readonly colleagues: Pick<Colleagues, 'byNumber'>;
  /** Absent when not taking part in calling. */
  readonly user: () => CallUser | undefined;
  readonly snapshot: () => CallSnapshot;
  readonly send: (event: CallEvent) => void;
  /** The call will begin with the camera, or without. */
  readonly prepare: (camera: boolean) => void;
}): Pick<CallService, 'place' | 'dial' | 'invite'> {
  const { ids, colleagues, user, snapshot, send, prepare } = needs;

  const place: CallService['place'] = async ({ to, kind, resident }) => {
    const self = user();
    if (!self) return fail(NOT_IN);
    if (snapshot().value !== 'idle') return fail(CALLING);
    const wanted = to.filter((one, at) => to.findIndex(({ userId }) => userId === one.userId) === at);
    if (wanted.length === 0 || wanted.some(({ userId }) => userId === self.userId)) return fail(REFUSAL_MESSAGES.self);
    if (wanted.length >= MAX_PARTICIPANTS) return fail(REFUSAL_MESSAGES.full);
    prepare(kind === 'video');
    send({ type: 'PLACE', callId: ids.next(), to: wanted, kind, resident });
    return ok(undefined);
  };

  return {
    place,
    async dial(typed, kind) {
      const self = user();
      if (!self) return fail(NOT_IN);
      const number = checkCallNumber(typed, self);
      if (!number.ok) return number;
      const found = await findByNumber(colleagues, number.value);
      return found.ok ? place({ to: [found.value], kind }) : found;
    },
    async invite(to) {
      const { value, context } = snapshot();
      if (value !== 'connected') return fail(NOT_CONNECTED);
      const inIt = [{ userId: context.self }, ...context.others, ...context.invited];
      if (inIt.some(({ userId }) => userId === to.userId)) return fail(ASKED);
      if (inIt.length >= MAX_PARTICIPANTS) return fail(REFUSAL_MESSAGES.full);
      send({ type: 'INVITE', to });
      return ok(undefined);
    },
  };
}

const findByNumber = async (
  colleagues: Pick<Colleagues, 'byNumber'>,
  number: string,
): ReturnType<Colleagues['byNumber']> => {
  try {
    return await colleagues.byNumber(number);
  } catch (thrown) {
    return fail(faultOf(thrown).message) satisfies Result<never, string>;
  }
};

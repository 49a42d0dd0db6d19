import type { CallAnswer, CallCommand, CallEvent, CallInvite } from '@gongwei/domain/call';
import { faultOf } from '../shared/index.ts';

/** What is asked of the server about a call; what it answers, or that it does not, becomes an event of the machine. */
export function createCallAsks(tell: (command: CallCommand) => Promise<CallAnswer>, send: (event: CallEvent) => void) {
  const enter = async (command: Extract<CallCommand, { do: 'accept' | 'rejoin' }>): Promise<void> => {
    const { callId } = command;
    try {
      const answer = await tell(command);
      if (answer.ok) send({ type: 'MEMBERS', callId, members: 'members' in answer ? answer.members : [] });
      else if (answer.code === 'gone') send({ type: 'GONE', callId });
      else send({ type: 'FAILED', callId, message: answer.message });
    } catch (thrown) {
      send({ type: 'FAILED', callId, message: faultOf(thrown).message });
    }
  };
  return {
    async invite({ callId, to, kind, resident }: CallInvite): Promise<void> {
      const ids = to.map(({ userId }) => userId);
      const failed = (message: string): void => send({ type: 'INVITE_FAILED', callId, to: ids, message });
      try {
        const answer = await tell({ do: 'invite', callId, to: ids, kind, ...(resident && { resident }) });
        if (!answer.ok) failed(answer.message);
        else send({ type: 'INVITE_ANSWERED', callId, offline: 'offline' in answer ? answer.offline : [] });
      } catch (thrown) {
        failed(faultOf(thrown).message);
      }
    },
    accept: (callId: string): Promise<void> => enter({ do: 'accept', callId }),
    rejoin: (callId: string): Promise<void> => enter({ do: 'rejoin', callId }),
    /** Where no answer is of use: a server that cannot be told finds out by itself. */
    quietly: (command: CallCommand): void => void tell(command).catch(() => undefined),
  };
}
export type CallAsks = ReturnType<typeof createCallAsks>;

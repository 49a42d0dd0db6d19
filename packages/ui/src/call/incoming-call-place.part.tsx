import { IncomingCalls } from '@gongwei/application/call';
import { useBehavior, useService } from '../shared/index.ts';
import { IncomingCall } from './incoming-call.part.tsx';

/** Where a call rings: above every page and every open window. What lies below stays as it is and goes on taking keys. */
export const IncomingCallPlace = () => {
  const calls = useService(IncomingCalls);
  const call = useBehavior(calls.ringing$);
  return call ? <IncomingCall key={call.callId} call={call} calls={calls} /> : null;
};

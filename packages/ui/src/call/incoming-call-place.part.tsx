import { IncomingCalls } from '@gongwei/application/call';
import { Button, DialogBox, fetchDialog, useBehavior, useIdleFetch, useService } from '../shared/index.ts';

const AHEAD = [fetchDialog];

/** Where a call rings: above every page and every open window. It wants an answer; what lies below stays as it is. */
export const IncomingCallPlace = () => {
  const calls = useService(IncomingCalls);
  const call = useBehavior(calls.ringing$);
  useIdleFetch(AHEAD);
  if (!call) return null;
  return (
    <DialogBox
      key={call.callId}
      title={call.kind === 'video' ? '视频来电' : '语音来电'}
      width={380}
      mustAnswer
      onClose={calls.reject}
      actions={
        <>
          <Button look="danger" onClick={calls.reject}>
            拒绝
          </Button>
          <Button look="primary" onClick={() => calls.accept()}>
            接听
          </Button>
        </>
      }
    >
      {call.name}邀请您{call.kind === 'video' ? '视频' : '语音'}通话
    </DialogBox>
  );
};

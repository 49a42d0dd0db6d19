import type { CurrentCall } from '@gongwei/application/call';
import { Button, Icon } from '../../shared/index.ts';
import { useCallContext } from '../call-context.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { ownLineMessage, deviceMessage } from '../call-labels.ts';
import './call-notes.css';

/** What goes wrong in the call and what to do about it, a sentence each. */
export const CallNotes = ({ call, problem }: { readonly call: CurrentCall; readonly problem: string | undefined }) => {
  const { soundBlocked, playSound } = useCallContext();
  const { local, kind, line } = call;
  const sentences = [
    line === 'reconnecting' ? '网络断开，正在重连。恢复后通话自动继续，请不要关闭页面。' : undefined,
    ownLineMessage(call),
    deviceMessage('microphone', local.microphone),
    kind === 'video' ? deviceMessage('camera', local.camera) : undefined,
    problem,
  ].filter((one) => one !== undefined);
  if (sentences.length === 0 && !soundBlocked) return null;
  return (
    <div className="gw-call-notes">
      {soundBlocked ? (
        <p role="alert">
          <CallIcon name="sound" />
          <span>浏览器暂时不播放声音。</span>
          <Button small onClick={playSound}>
            点击播放声音
          </Button>
        </p>
      ) : null}
      {sentences.map((sentence) => (
        <p key={sentence} role="alert">
          <Icon name="alert" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
};

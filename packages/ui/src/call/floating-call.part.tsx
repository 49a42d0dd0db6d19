import { CallService, type CurrentCall } from '@gongwei/application/call';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, Icon, useBehavior, useService } from '../shared/index.ts';
import { useCallContext } from './call-context.ts';
import { END_KEY } from './call-keys.rules.ts';
import { CallIcon } from './call-icon.part.tsx';
import { CALL_PATHS } from './call-paths.ts';
import { statusLabel } from './call-labels.ts';
import { Picture } from './picture.part.tsx';
import { layOut } from './stage-layout.rules.ts';
import { useDuration } from './use-duration.ts';
import { useEndKey } from './use-end-key.ts';
import './floating-call.css';

/** A running call over other pages: above the bar that saves, and folded to one line by a press. */
export const FloatingCall = () => {
  const call = useBehavior(useService(CallService).call$);
  return call ? <Tile call={call} /> : null;
};

const Tile = ({ call }: { readonly call: CurrentCall }) => {
  const desk = useService(CallService);
  const { soundBlocked, playSound } = useCallContext();
  const [folded, setFolded] = useState(false);
  const duration = useDuration(call.connectedAt);
  const { main } = layOut(call.others);
  useEndKey(desk);
  return (
    <aside className="gw-floating-call" aria-label="进行中的通话">
      {main && !folded ? <Picture key={main.userId} userId={main.userId} label={`${main.name}的画面`} /> : null}
      <p className="gw-floating-call-line">
        <span className="gw-floating-call-lamp" aria-hidden="true" />
        <span role="status">{statusLabel(call)}</span>
        {duration === undefined ? null : (
          <span role="timer" className="gw-num">
            {duration}
          </span>
        )}
        {main ? (
          <Button
            look="icon"
            small
            aria-expanded={!folded}
            aria-label={folded ? '展开画面' : '收起画面'}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? 'up' : 'down'} size={12} />
          </Button>
        ) : null}
      </p>
      {soundBlocked ? (
        <Button small onClick={playSound}>
          <CallIcon name="sound" />
          点击播放声音
        </Button>
      ) : null}
      <p className="gw-floating-call-acts">
        <Link className={buttonClass('primary', true)} to={CALL_PATHS[`${call.kind}-call`]}>
          返回通话
        </Link>
        <Button
          look="danger"
          small
          aria-keyshortcuts={END_KEY.aria}
          title={`挂断（${END_KEY.words}）`}
          onClick={() => desk.hangUp()}
        >
          <CallIcon name="hangUp" />
          挂断
        </Button>
      </p>
    </aside>
  );
};

import type { CurrentCall } from '@gongwei/application/call';
import { SessionService } from '@gongwei/application/identity';
import { useBehavior, useService } from '../../shared/index.ts';
import { Avatar } from '../avatar.part.tsx';
import { CallIcon } from '../call-icon.part.tsx';
import { Picture } from '../picture.part.tsx';
import { QualityBars } from './quality-bars.part.tsx';
import './tile.css';

/** Oneself, small, as the others see one but mirrored, and how good one's own network is. */
export const OwnTile = ({ call: { local, quality } }: { readonly call: CurrentCall }) => {
  const login = useBehavior(useService(SessionService).state$);
  const name = login.status === 'logged-in' ? login.session.user.name : '';
  const picture = local.camera === 'on' || local.screen;
  return (
    <figure className="gw-tile gw-tile--own" aria-label="我">
      {picture ? (
        <Picture userId={undefined} label={local.screen ? '我共享的屏幕' : '我的画面'} />
      ) : (
        <div className="gw-tile-who">
          <Avatar name={name} size={48} />
        </div>
      )}
      {quality === 'unknown' ? null : <QualityBars quality={quality} />}
      <figcaption>
        <span className="gw-tile-name">我</span>
        {local.screen ? <span className="gw-tile-mark">正在共享屏幕</span> : null}
        {local.microphone === 'on' ? null : (
          <span className="gw-tile-mark">
            <CallIcon name="micOff" size={14} />
            已静音
          </span>
        )}
      </figcaption>
    </figure>
  );
};

import type { CallParticipant } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import { Avatar } from '../avatar.part.tsx';
import { CallIcon } from '../call-icon.part.tsx';
import { Picture } from '../picture.part.tsx';
import { QualityBars } from './quality-bars.part.tsx';
import './tile.css';

/** One of the others: the picture or who it is, whether they are heard, and how good their network is. */
export const RemoteTile = ({
  participant,
  kind,
}: {
  readonly participant: CallParticipant;
  readonly kind: CallKind;
}) => {
  const { userId, name, institutionName, media, stage } = participant;
  const waiting = waitingMessage(participant);
  const picture = media?.picture === true;
  return (
    <figure className="gw-tile" data-screen={media?.screen || undefined} aria-label={name}>
      {picture ? <Picture userId={userId} label={media.screen ? `${name}共享的屏幕` : `${name}的画面`} /> : null}
      {picture ? null : (
        <div className="gw-tile-who">
          <span data-ringing={stage === 'ringing' || undefined} className="gw-tile-avatar">
            <Avatar name={name} size={96} />
          </span>
          <strong>{name}</strong>
          <span>{institutionName}</span>
        </div>
      )}
      {waiting ? <p className="gw-tile-waiting">{waiting}</p> : null}
      {waiting === undefined ? <QualityBars quality={media?.quality ?? 'unknown'} /> : null}
      <figcaption>
        {picture ? (
          <span className="gw-tile-name">
            {name} · {institutionName}
          </span>
        ) : null}
        {media?.screen ? <span className="gw-tile-mark">正在共享屏幕</span> : null}
        {stage !== 'ringing' && !participant.microphone ? (
          <span className="gw-tile-mark">
            <CallIcon name="micOff" size={14} />
            已静音
          </span>
        ) : null}
        {kind === 'video' && stage !== 'ringing' && !participant.camera && !media?.screen ? (
          <span className="gw-tile-mark">
            <CallIcon name="videoOff" size={14} />
            摄像头已关
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
};

/** What is awaited of somebody; nothing while they are heard and seen. */
function waitingMessage({ stage, media }: CallParticipant): string | undefined {
  if (stage === 'ringing') return '正在呼叫…';
  if (stage === 'reconnecting' || media?.link === 'reconnecting') return '正在重连…';
  return media === undefined || media.link === 'joining' ? '正在接通…' : undefined;
}

import { CallRehearsal, type RehearsalState } from '@gongwei/application/call';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, useBehavior, useService } from '../../shared/index.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { deviceMessage } from '../call-labels.ts';
import { DrawnPicture, type Draw } from '../picture.part.tsx';
import { CallButton } from './call-button.part.tsx';
import { QualityBars } from './quality-bars.part.tsx';
import './call.css';
import './call-bar.css';
import './tile.css';
import './rehearsal.css';

/** 音视频演示: sound and picture over the way that calls take, without a colleague. Leaving the page ends it. */
export const RehearsalScreen = () => {
  const rehearsal = useService(CallRehearsal);
  const state = useBehavior(rehearsal.state$);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => () => rehearsal.stop(), [rehearsal]);
  const on = state.step === 'on';
  // The button that was pressed is gone: keys go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, [on]);
  return (
    <div className="gw-rehearsal" ref={page} tabIndex={-1}>
      <div className="gw-page-head">
        <h1>音视频演示</h1>
        <span className="gw-muted">不需要同事配合：本机发出的声音和画面，按通话的线路传回本页。</span>
        <Link className={buttonClass()} to="/info/video/video-home">
          去视频通话
        </Link>
      </div>
      {state.step === 'on' ? <Room state={state} /> : <Beginning state={state} />}
    </div>
  );
};

const Beginning = ({ state }: { readonly state: Exclude<RehearsalState, { readonly step: 'on' }> }) => {
  const rehearsal = useService(CallRehearsal);
  const opening = state.step === 'opening';
  return (
    <section className="gw-panel gw-rehearsal-begin" aria-label="开始演示">
      <CallIcon name="video" size={40} />
      <p role="status" data-failed={state.step === 'failed' || undefined}>
        {state.step === 'failed'
          ? state.message
          : opening
            ? '正在打开摄像头和通话线路…'
            : '开始后浏览器会询问是否允许使用摄像头，请点“允许”。'}
      </p>
      <Button look="primary" busy={opening} onClick={() => void rehearsal.start()}>
        {state.step === 'failed' ? '重新开始' : '开始演示'}
      </Button>
    </section>
  );
};

const Room = ({
  state: { local, back, quality },
}: {
  readonly state: Extract<RehearsalState, { readonly step: 'on' }>;
}) => {
  const rehearsal = useService(CallRehearsal);
  const [heard, seen] = [local.microphone === 'on', local.camera === 'on'];
  const troubles = (['camera', 'microphone'] as const).flatMap((device) => deviceMessage(device, local[device]) ?? []);
  return (
    <section className="gw-call gw-rehearsal-room" aria-label="演示">
      <div className="gw-call-room">
        <div className="gw-rehearsal-notes" role="status">
          {troubles.length > 0 ? (
            troubles.map((words) => <p key={words}>{words}</p>)
          ) : (
            <p>
              {heard
                ? '请戴上耳机，对着麦克风说话，应能听到自己的声音。'
                : '戴上耳机再打开麦克风，即可听到自己的声音。'}
            </p>
          )}
        </div>
        <div className="gw-rehearsal-tiles">
          <Tile title="本机画面" which="own" picture={seen}>
            <p>摄像头未打开</p>
          </Tile>
          <Tile
            title="对方收到的画面"
            which="back"
            picture={back?.picture === true}
            mark={<QualityBars quality={back?.quality ?? quality} />}
          >
            <p>
              {!seen
                ? '摄像头打开后，这里显示对方收到的画面'
                : back
                  ? '正在接通…'
                  : '当前的通话服务不能把画面传回本机，请找一位同事试通话。'}
            </p>
          </Tile>
        </div>
        <div className="gw-call-bar" role="toolbar" aria-label="演示操作">
          <CallButton
            label={heard ? '静音' : '打开麦克风'}
            icon={<CallIcon name={heard ? 'mic' : 'micOff'} size={20} />}
            off={!heard}
            onPress={() => void rehearsal.setMicrophone(!heard)}
          />
          <CallButton
            label={seen ? '关闭摄像头' : '打开摄像头'}
            icon={<CallIcon name={seen ? 'video' : 'videoOff'} size={20} />}
            off={!seen}
            onPress={() => void rehearsal.setCamera(!seen)}
          />
          <CallButton label="结束演示" end icon={<CallIcon name="hangUp" size={20} />} onPress={rehearsal.stop} />
        </div>
      </div>
    </section>
  );
};

const Tile = ({
  title,
  which,
  picture,
  mark,
  children,
}: {
  readonly title: string;
  readonly which: 'own' | 'back';
  readonly picture: boolean;
  readonly mark?: ReactNode;
  /** What stands there while there is no picture. */
  readonly children: ReactNode;
}) => {
  const rehearsal = useService(CallRehearsal);
  const draw = useCallback<Draw>((place) => rehearsal.show(which, place), [rehearsal, which]);
  return (
    <figure className="gw-tile" aria-label={title}>
      {picture ? (
        <DrawnPicture draw={draw} label={title} name={`rehearsal-${which}`} />
      ) : (
        <div className="gw-tile-who">{children}</div>
      )}
      {mark}
      <figcaption>
        <span className="gw-tile-name">{title}</span>
      </figcaption>
    </figure>
  );
};

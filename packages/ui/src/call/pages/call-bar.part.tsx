import { CallService, type CurrentCall } from '@gongwei/application/call';
import { MAX_PARTICIPANTS } from '@gongwei/domain/call';
import { Icon, useService } from '../../shared/index.ts';
import { END_KEY } from '../call-keys.rules.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { CallButton } from './call-button.part.tsx';
import { DeviceMenu } from './device-menu.part.tsx';
import type { CallActs } from './use-call-acts.ts';
import type { PictureWindow } from './use-picture-window.ts';
import type { StageCover } from './use-stage-cover.ts';
import './call-bar.css';

type Props = {
  readonly call: CurrentCall;
  readonly acts: CallActs;
  readonly cover: StageCover;
  readonly inset: PictureWindow | undefined;
  readonly onAdd: () => void;
};

/** What one can do in a call. */
export const CallBar = ({ call, acts, cover, inset, onAdd }: Props) => {
  const desk = useService(CallService);
  const { local, kind, status, others } = call;
  const [heard, seen, video] = [local.microphone === 'on', local.camera === 'on', kind === 'video'];
  const roomLeft = status === 'connected' && others.length < MAX_PARTICIPANTS - 1;
  return (
    <div className="gw-call-bar" role="toolbar" aria-label="通话操作">
      <CallButton
        label={heard ? '静音' : '打开麦克风'}
        icon={<CallIcon name={heard ? 'mic' : 'micOff'} size={20} />}
        letter="M"
        off={!heard}
        onPress={acts.microphone}
      />
      {video ? (
        <>
          <CallButton
            label={seen ? '关闭摄像头' : '打开摄像头'}
            icon={<CallIcon name={seen ? 'video' : 'videoOff'} size={20} />}
            letter="V"
            off={!seen}
            onPress={acts.camera}
          />
          <CallButton
            label={local.screen ? '停止共享' : '共享屏幕'}
            icon={<CallIcon name="screen" size={20} />}
            letter="S"
            on={local.screen}
            onPress={acts.screen}
          />
        </>
      ) : null}
      <DeviceMenu local={local} kind={kind} onChoose={acts.choose} />
      {roomLeft ? <CallButton label="添加成员" icon={<CallIcon name="addUser" size={20} />} onPress={onAdd} /> : null}
      {video ? (
        <CallButton
          label={cover.on ? '退出全屏' : '全屏'}
          icon={<Icon name={cover.on ? 'shrink' : 'expand'} size={20} />}
          letter="F"
          onPress={cover.toggle}
        />
      ) : null}
      {inset ? (
        <CallButton
          label={inset.on ? '关闭画中画' : '画中画'}
          icon={<CallIcon name="inset" size={20} />}
          letter="P"
          onPress={inset.toggle}
        />
      ) : null}
      <CallButton
        end
        label={status === 'calling' && call.inviter ? '取消' : '挂断'}
        icon={<CallIcon name="hangUp" size={20} />}
        letter={END_KEY.aria}
        onPress={() => desk.hangUp()}
      />
    </div>
  );
};

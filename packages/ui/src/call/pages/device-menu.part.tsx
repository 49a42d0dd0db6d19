import { createPluggedDevices, MediaDevices, type LocalMedia } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import { MenuButton, useLoaded, useService, type MenuEntry } from '../../shared/index.ts';
import { CallIcon } from '../call-icon.part.tsx';
import type { CallActs } from './use-call-acts.ts';

const KINDS = [
  ['microphone', '麦克风', 'microphoneId'],
  ['camera', '摄像头', 'cameraId'],
  ['speaker', '扬声器', 'speakerId'],
] as const;

/** Which of the microphones, cameras and speakers is used; what is plugged in meanwhile is there at once. */
export const DeviceMenu = ({
  local,
  kind,
  onChoose,
}: {
  readonly local: LocalMedia;
  readonly kind: CallKind;
  readonly onChoose: CallActs['choose'];
}) => {
  const { value: devices = [] } = useLoaded(
    createPluggedDevices,
    useService(MediaDevices),
    `${local.microphone} ${local.camera}`,
  );
  const entries = KINDS.filter(([device]) => kind === 'video' || device !== 'camera').flatMap(
    ([device, name, idOf]): readonly MenuEntry[] => {
      const mine = devices.filter((one) => one.kind === device);
      const used = local[idOf] ?? mine[0]?.id;
      return [
        { kind: 'heading', key: device, label: name },
        ...mine.map(({ id, label }, at): MenuEntry => ({
          kind: 'check',
          key: `${device} ${id}`,
          label: label === '' ? `${name} ${at + 1}` : label,
          checked: id === used,
          onPick: () => onChoose(device, id),
        })),
        ...(mine.length === 0
          ? [{ key: `${device} none`, label: `未检测到${name}`, disabled: true, onPick: () => {} } as const]
          : []),
      ];
    },
  );
  return (
    <MenuButton className="gw-call-button" entries={entries}>
      <CallIcon name="devices" size={20} />
      <span>设备</span>
    </MenuButton>
  );
};

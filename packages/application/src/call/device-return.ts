import type { Scope } from '../shared/index.ts';
import type { MediaDevices } from './media-devices.port.ts';
import type { MediaRoom } from './media-room.port.ts';

/** Takes up a microphone or camera that was unplugged in the call as soon as one is plugged in again. */
export function watchReplugging(needs: {
  readonly scope: Scope;
  readonly devices: MediaDevices;
  readonly room: MediaRoom;
  /** As the user last wanted it. */
  readonly wanted: () => { readonly microphone: boolean; readonly camera: boolean };
}): void {
  const { scope, devices, room, wanted } = needs;
  const takeUp = async (): Promise<void> => {
    const isThere = new Set((await devices.list()).map(({ kind }) => kind));
    if (scope.ended) return;
    const isMissing = (device: 'microphone' | 'camera'): boolean =>
      wanted()[device] && room.local$.value[device] === 'missing' && isThere.has(device);
    await Promise.all([
      isMissing('microphone') && room.setMicrophone(true),
      isMissing('camera') && room.setCamera(true),
    ]);
  };
  scope.listen(devices.changes$, () => void takeUp().catch(() => undefined));
}

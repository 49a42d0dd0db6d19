import type { MediaRoom, MediaRooms, MediaTrouble, RoomWish } from '@gongwei/application/call';
import { createScope } from '@gongwei/application/shared';
import { MEDIA_UNREACHABLE, ROOM_LOST } from './trtc-messages.ts';
import { fault, isFault } from '@gongwei/domain/shared';
import { merge, Subject } from 'rxjs';
import { browserCapture, type CaptureBrowser } from '../media/capture.ts';
import { createLocalMedia } from '../media/local-media.ts';
import { createPictureBoard } from '../media/picture-board.ts';
import { browserPlayers, type PlayerBrowser } from '../media/pictures.ts';
import { watchPeople } from './people.ts';
import { createPublishing } from './publishing.ts';
import { createRemotePictures } from './remote-pictures.ts';
import { loadTrtc, type TrtcSdk } from './trtc-sdk.ts';

/** What rooms of TRTC need of the browser: devices to capture from, and where a picture is drawn. */
export type TrtcBrowser = CaptureBrowser & Pick<PlayerBrowser, 'picture'>;

/** `TRTC.ERROR_CODE.SERVER_ERROR`, and of OPERATION_FAILED the extra code REJOIN_FAILED. Of others (5501: a firewall) the SDK says that it goes on trying. */
const [SERVER_ERROR, REJOIN_FAILED] = [5400, 5502];

/**
 * Rooms of Tencent Cloud's TRTC, for networks in which browsers do not find each other. It carries media only: who is in the
 * call says our own signalling (ADR 0006).
 *
 * Not run against the cloud, as that takes an account: whether `enterRoom` takes the server's `userSig`, real drops and what
 * `statistics` and `network-quality` tell then, `kicked-out`, and the picture the SDK draws. The suite of the port runs over a
 * fake that tells the events of the SDK's declarations in the order its documentation gives.
 */
export const createTrtcRooms = (
  load: () => Promise<TrtcSdk> = loadTrtc,
  browser: TrtcBrowser = { ...browserCapture, ...browserPlayers },
): MediaRooms => ({
  join: async (wish) => {
    try {
      return await enter(await load(), wish, browser);
    } catch (cause) {
      if (isFault(cause)) throw cause;
      throw fault({ code: 'call.media-unreachable', category: 'network', ...MEDIA_UNREACHABLE, cause });
    }
  },
});

async function enter(sdk: TrtcSdk, wish: RoomWish, browser: TrtcBrowser): Promise<MediaRoom> {
  const { pass } = wish;
  const client = sdk.create();
  const scope = createScope();
  // First made, last ended: by then our tracks are stopped.
  scope.onEnd(() => void goOut());
  const troubles$ = new Subject<MediaTrouble>();
  let lost: string | undefined;
  const held = new Set<() => Promise<void>>();
  const pictures = createRemotePictures(client, scope);
  const board = createPictureBoard(browser, scope);
  const { remote$, quality$ } = watchPeople(client, scope, wish.others$, pictures);
  const local = createLocalMedia(browser, scope, sdk.setCurrentSpeaker);

  async function goOut(): Promise<void> {
    await client.exitRoom().catch(() => {});
    client.destroy();
  }
  function lose(message: string): void {
    if (scope.ended) return;
    lost = message;
    scope.end();
    troubles$.next({ kind: 'room-lost', message });
  }
  client.on('kicked-out', ({ reason }) => lose(ROOM_LOST[reason as keyof typeof ROOM_LOST] ?? ROOM_LOST.failed));
  client.on('error', ({ code, extraCode }) => {
    if (code === SERVER_ERROR || extraCode === REJOIN_FAILED) lose(ROOM_LOST.failed);
  });
  client.on('autoplay-failed', ({ resume }) => {
    held.add(resume);
    if (!scope.ended) troubles$.next({ kind: 'autoplay-blocked' });
  });
  scope.listen(local.outgoing$, ({ picture, screen }) => board.set(undefined, picture, !screen));

  try {
    await client.enterRoom({
      sdkAppId: pass.media.by === 'trtc' ? pass.media.sdkAppId : 0,
      userId: pass.userId,
      userSig: pass.userSig,
      strRoomId: wish.callId,
      scene: 'rtc',
      autoReceiveAudio: true,
      autoReceiveVideo: false,
      enableAutoPlayDialog: false,
    });
  } catch (thrown) {
    scope.end();
    if (lost === undefined) throw thrown;
  }
  // Nobody listens yet to what happens to the room.
  if (lost !== undefined) throw fault({ code: 'call.room-lost', category: 'conflict', message: lost });
  scope.listen(local.outgoing$, createPublishing(client, scope));
  // Not before: entering takes its time, and the lamp of a camera must not outlast a call that is hung up meanwhile.
  if (wish.microphone) void local.setMicrophone(true);
  if (wish.camera) void local.setCamera(true);
  return {
    local$: local.local$,
    remote$,
    quality$,
    troubles$: merge(local.troubles$, troubles$),
    setMicrophone: local.setMicrophone,
    setCamera: local.setCamera,
    shareScreen: local.shareScreen,
    useDevice: local.useDevice,
    show: (userId, place) => (userId === undefined ? board.show(undefined, place) : pictures.show(userId, place)),
    async play() {
      const all = [...held];
      held.clear();
      await Promise.all(all.map((resume) => resume().catch(() => {})));
    },
    leave: scope.end,
  };
}

import type {
  MediaQuality,
  MediaRoom,
  MediaRooms,
  MediaTrouble,
  RemoteMedia,
  RoomWish,
} from '@gongwei/application/call';
import { createScope, type Clock, type Scope } from '@gongwei/application/shared';
import { ownQualityOf } from '@gongwei/domain/call';
import { map, merge, Subject } from 'rxjs';
import { createLocalMedia } from '../media/local-media.ts';
import { createPictureBoard } from '../media/picture-board.ts';
import { createSoundOutlet } from '../media/sound-outlet.ts';
import { iceAccessOf, type IceAccess } from './ice-access.ts';
import { createPeerLink, type PeerLink } from './peer-link.ts';
import { webRtcBrowser, type WebRtcBrowser } from './web-rtc-browser.ts';

/** Rooms from browser to browser: each participant sends to each other one. Needs no media service; TURN only where networks are closed. */
export const createWebRtcRooms = (clock: Clock, browser: WebRtcBrowser = webRtcBrowser): MediaRooms => ({
  // At once: the words of the others may arrive before a device is open.
  join: async (wish) => createRoom(wish, browser, clock),
});

function createRoom(wish: RoomWish, browser: WebRtcBrowser, clock: Clock): MediaRoom {
  const scope = createScope();
  const blocked$ = new Subject<MediaTrouble>();
  const board = createPictureBoard(browser, scope);
  const sounds = createSoundOutlet(browser, scope, () => blocked$.next({ kind: 'autoplay-blocked' }));
  const local = createLocalMedia(browser, scope, sounds.output);
  const remote$ = scope.behavior<readonly RemoteMedia[]>([]);
  const links = new Map<string, PeerLink & { readonly scope: Scope }>();
  const quality$ = scope.behavior<MediaQuality>('unknown');
  // A way to a TURN server lasts while it is used; a new one is only opened with a name and password that hold.
  const access$ = scope.behaviorOf<IceAccess>(wish.renewed$.pipe(map(iceAccessOf)), iceAccessOf(wish.pass));

  const tell = (): void => {
    if (scope.ended) return;
    remote$.next([...links.values()].map(({ media$ }) => media$.value));
    const own = ownQualityOf([...links.values()].map(({ reach }) => reach()));
    if (own !== quality$.value) quality$.next(own);
  };
  function enter(userId: string): void {
    const own = createScope();
    const link = createPeerLink({
      userId,
      selfId: wish.pass.userId,
      browser,
      clock,
      scope: own,
      access$,
      say: (signal) => wish.path.send(userId, signal),
      comes(sound, picture) {
        sounds.set(userId, sound);
        board.set(userId, picture);
      },
    });
    links.set(userId, { ...link, scope: own });
    own.listen(link.media$, tell);
  }
  function exit(userId: string): void {
    links.get(userId)?.scope.end();
    links.delete(userId);
    sounds.set(userId, undefined);
    board.set(userId, undefined);
  }
  function send(): void {
    for (const link of links.values()) link.send(local.outgoing$.value, links.size);
  }
  function follow(others: readonly string[]): void {
    const there = others.filter((userId) => userId !== wish.pass.userId);
    for (const userId of [...links.keys()]) if (!there.includes(userId)) exit(userId);
    for (const userId of there) if (!links.has(userId)) enter(userId);
    send();
    tell();
  }

  scope.onEnd(() => [...links.keys()].forEach(exit));
  scope.listen(wish.path.received$, ({ from, signal }) => links.get(from)?.receive(signal));
  scope.listen(wish.others$, follow);
  scope.listen(local.outgoing$, ({ picture, screen }) => {
    send();
    board.set(undefined, picture, !screen);
  });
  if (wish.microphone) void local.setMicrophone(true);
  if (wish.camera) void local.setCamera(true);
  return {
    local$: local.local$,
    remote$,
    quality$,
    troubles$: merge(local.troubles$, blocked$),
    setMicrophone: local.setMicrophone,
    setCamera: local.setCamera,
    shareScreen: local.shareScreen,
    useDevice: local.useDevice,
    show: board.show,
    play: sounds.play,
    leave: scope.end,
  };
}

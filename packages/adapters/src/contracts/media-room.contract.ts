import type { MediaRoom, MediaTrouble, RemoteMedia } from '@gongwei/application/call';
import { describe, expect, it } from 'vitest';

/** What is drawn in a place of the page. */
export type DrawnPicture = { readonly live: boolean; readonly mirrored: boolean };

/** People with a PC each and a network between them, as far as the suite plays with them. */
export type MediaWorld = {
  /** Comes into the call; who is in learns of it. Camera and microphone on, if not told otherwise. */
  enter(userId: string, wish?: { readonly microphone?: boolean; readonly camera?: boolean }): Promise<MediaRoom>;
  /** The signalling says that somebody is no longer in the call; their room is left. */
  exit(userId: string): void;
  /** The PC of somebody, there before they come in. */
  pc(userId: string): {
    plug(kind: 'audioinput' | 'videoinput', deviceId: string): void;
    unplug(deviceId: string): void;
    permit(device: 'microphone' | 'camera', state: 'granted' | 'denied' | 'prompt'): void;
    occupy(deviceId: string, by: boolean): void;
    screen: 'shows' | 'cancels' | 'unsupported';
    endScreen(): void;
    opening: Promise<void>;
    /** Tracks of devices that run. */
    readonly live: readonly { readonly kind: string; readonly enabled: boolean }[];
    readonly listeners: number;
  };
  /** Sound is held back until somebody clicks. */
  holdBack(userId: string, on: boolean): void;
  /** Loudspeakers through which somebody hears others now. */
  hears(userId: string): readonly string[];
  place(): object;
  drawn(place: object): readonly DrawnPicture[];
  pass(milliseconds: number): Promise<void>;
  cut(): void;
  heal(): void;
  /** Connections somebody's room keeps open. */
  connections(userId: string): number;
};

const BOTH = { picture: true, sound: true, link: 'up' } as const;

/** What every `MediaRoom` promises. */
export function mediaRoomContract(name: string, create: () => MediaWorld): void {
  const of = (room: MediaRoom, userId: string): RemoteMedia | undefined =>
    room.remote$.value.find((one) => one.userId === userId);
  const troublesOf = (room: MediaRoom): MediaTrouble[] => {
    const troubles: MediaTrouble[] = [];
    room.troubles$.subscribe((trouble) => troubles.push(trouble));
    return troubles;
  };
  /** Two people who see and hear each other. */
  async function two() {
    const world = create();
    const anna = await world.enter('anna');
    const troubles = troublesOf(anna);
    const bert = await world.enter('bert');
    await world.pass(5_000);
    return { world, anna, bert, troubles };
  }

  describe(`media room: ${name}`, () => {
    it('opens what is wished for and waits for the others', async () => {
      const world = create();
      const anna = await world.enter('anna');
      await world.pass(100);
      expect(anna.local$.value).toMatchObject({ microphone: 'on', camera: 'on', screen: false });
      expect(anna.local$.value).toMatchObject({ microphoneId: 'built-in-microphone', cameraId: 'built-in-camera' });
      expect(anna.remote$.value).toEqual([]);
    });
    it('opens nothing that is not wished for', async () => {
      const world = create();
      const anna = await world.enter('anna', { microphone: false, camera: false });
      await world.pass(100);
      expect(anna.local$.value).toMatchObject({ microphone: 'off', camera: 'off' });
      expect(world.pc('anna').live).toEqual([]);
    });
    it('brings sound and picture of each to the other', async () => {
      const { anna, bert } = await two();
      expect(of(anna, 'bert')).toMatchObject({ ...BOTH, screen: false, quality: 'good' });
      expect(of(bert, 'anna')).toMatchObject({ ...BOTH, screen: false, quality: 'good' });
    });
    it('lets three see each other, and the two that remain', async () => {
      const { world, anna, bert } = await two();
      const carl = await world.enter('carl');
      await world.pass(5_000);
      for (const [room, others] of [
        [anna, ['bert', 'carl']],
        [bert, ['anna', 'carl']],
        [carl, ['anna', 'bert']],
      ] as const) {
        for (const other of others) expect(of(room, other)).toMatchObject(BOTH);
      }
      world.exit('bert');
      await world.pass(5_000);
      expect(anna.remote$.value.map(({ userId }) => userId)).toEqual(['carl']);
      expect(of(anna, 'carl')).toMatchObject(BOTH);
      expect(world.connections('bert')).toBe(0);
    });
    it('mutes and keeps the microphone', async () => {
      const { world, anna, bert } = await two();
      await anna.setMicrophone(false);
      expect(world.pc('anna').live).toContainEqual(expect.objectContaining({ kind: 'audio', enabled: false }));
      await world.pass(3_000);
      expect(anna.local$.value.microphone).toBe('off');
      expect(of(bert, 'anna')).toMatchObject({ sound: false, picture: true, link: 'up' });
      await anna.setMicrophone(true);
      await world.pass(1_000);
      expect(of(bert, 'anna')).toMatchObject(BOTH);
    });
    it('lets go of the camera that is off', async () => {
      const { world, anna, bert } = await two();
      const turning = anna.setCamera(false);
      expect(world.pc('anna').live.map(({ kind }) => kind)).toEqual(['audio']);
      await turning;
      await world.pass(3_000);
      expect(anna.local$.value.camera).toBe('off');
      expect(of(bert, 'anna')).toMatchObject({ sound: true, picture: false, link: 'up' });
      await anna.setCamera(true);
      await world.pass(1_000);
      expect(of(bert, 'anna')).toMatchObject(BOTH);
    });
    it('goes by the last word when camera on and off follow each other', async () => {
      const { world, anna } = await two();
      await Promise.all([anna.setCamera(false), anna.setCamera(true), anna.setCamera(false)]);
      await world.pass(100);
      expect(anna.local$.value.camera).toBe('off');
      expect(world.pc('anna').live.map(({ kind }) => kind)).toEqual(['audio']);
    });

    it.each([
      ['missing', (pc: ReturnType<MediaWorld['pc']>) => pc.unplug('built-in-camera')],
      ['denied', (pc: ReturnType<MediaWorld['pc']>) => pc.permit('camera', 'denied')],
      ['failed', (pc: ReturnType<MediaWorld['pc']>) => pc.occupy('built-in-camera', true)],
    ] as const)('goes on by voice when the camera is %s', async (situation, spoil) => {
      const world = create();
      spoil(world.pc('anna'));
      const anna = await world.enter('anna');
      const bert = await world.enter('bert');
      await world.pass(5_000);
      expect(anna.local$.value).toMatchObject({ camera: situation, microphone: 'on' });
      expect(of(bert, 'anna')).toMatchObject({ sound: true, picture: false, link: 'up' });
    });
    it('tells of a camera that is unplugged, and takes it back when it is plugged in again', async () => {
      const { world, anna, bert, troubles } = await two();
      world.pc('anna').unplug('built-in-camera');
      await world.pass(1_000);
      expect(anna.local$.value.camera).toBe('missing');
      expect(troubles).toEqual([{ kind: 'device-gone', device: 'camera', because: 'missing' }]);
      expect(of(bert, 'anna')).toMatchObject({ picture: false, sound: true });
      world.pc('anna').plug('videoinput', 'built-in-camera');
      await world.pass(1_000);
      expect(anna.local$.value.camera).toBe('on');
      expect(of(bert, 'anna')).toMatchObject(BOTH);
    });
    it('goes on with another microphone where there is one', async () => {
      const { world, anna, troubles } = await two();
      world.pc('anna').plug('audioinput', 'headset');
      world.pc('anna').unplug('built-in-microphone');
      await world.pass(1_000);
      expect(anna.local$.value).toMatchObject({ microphone: 'on', microphoneId: 'headset' });
      expect(troubles).toEqual([]);
    });
    it('does not take a device back that was off', async () => {
      const { world, anna, troubles } = await two();
      await anna.setCamera(false);
      world.pc('anna').unplug('built-in-camera');
      world.pc('anna').plug('videoinput', 'built-in-camera');
      await world.pass(1_000);
      expect(anna.local$.value.camera).toBe('off');
      expect(troubles).toEqual([]);
    });
    it('tells of a permission that is taken back, and goes on when it is given again', async () => {
      const { world, anna, bert, troubles } = await two();
      world.pc('anna').permit('microphone', 'denied');
      await world.pass(1_000);
      expect(anna.local$.value.microphone).toBe('denied');
      expect(troubles).toEqual([{ kind: 'device-gone', device: 'microphone', because: 'denied' }]);
      expect(of(bert, 'anna')).toMatchObject({ sound: false, picture: true });
      world.pc('anna').permit('microphone', 'granted');
      await world.pass(1_000);
      expect(anna.local$.value.microphone).toBe('on');
      expect(of(bert, 'anna')).toMatchObject(BOTH);
    });
    it('changes over to another device, and keeps the old one where that fails', async () => {
      const { world, anna, bert } = await two();
      world.pc('anna').plug('videoinput', 'usb-camera');
      expect(await anna.useDevice('camera', 'usb-camera')).toEqual({ ok: true, value: undefined });
      expect(anna.local$.value).toMatchObject({ camera: 'on', cameraId: 'usb-camera' });
      expect(world.pc('anna').live).toHaveLength(2);
      expect(await anna.useDevice('camera', 'nowhere')).toMatchObject({ ok: false, failure: expect.any(String) });
      expect(anna.local$.value).toMatchObject({ camera: 'on', cameraId: 'usb-camera' });
      await world.pass(1_000);
      expect(of(bert, 'anna')).toMatchObject(BOTH);
    });
    it('hears through another loudspeaker', async () => {
      const { world, anna } = await two();
      expect(await anna.useDevice('speaker', 'headset')).toEqual({ ok: true, value: undefined });
      expect(anna.local$.value.speakerId).toBe('headset');
      expect(world.hears('anna')).toEqual(['headset']);
      expect(await anna.useDevice('speaker', 'nowhere')).toMatchObject({ ok: false });
      expect(anna.local$.value.speakerId).toBe('headset');
    });

    it('shows the screen in place of the camera, which comes back', async () => {
      const { world, anna, bert } = await two();
      expect(await anna.shareScreen(true)).toEqual({ ok: true, value: undefined });
      await world.pass(1_000);
      expect(anna.local$.value).toMatchObject({ screen: true, camera: 'on' });
      expect(of(bert, 'anna')).toMatchObject({ ...BOTH, screen: true });
      await anna.shareScreen(false);
      await world.pass(1_000);
      expect(anna.local$.value).toMatchObject({ screen: false, camera: 'on' });
      expect(of(bert, 'anna')).toMatchObject({ ...BOTH, screen: false });
      expect(world.pc('anna').live).toHaveLength(2);
    });
    it('shows the camera again when sharing is ended from the browser', async () => {
      const { world, anna, bert, troubles } = await two();
      await anna.shareScreen(true);
      await world.pass(1_000);
      world.pc('anna').endScreen();
      await world.pass(1_000);
      expect(troubles).toEqual([{ kind: 'screen-ended' }]);
      expect(anna.local$.value.screen).toBe(false);
      expect(of(bert, 'anna')).toMatchObject({ ...BOTH, screen: false });
    });
    it.each(['cancels', 'unsupported'] as const)('says so when there is no screen to show: %s', async (screen) => {
      const { world, anna } = await two();
      world.pc('anna').screen = screen;
      const shared = await anna.shareScreen(true);
      expect(!shared.ok && shared.failure === '').toBe(screen === 'cancels');
      expect(shared.ok).toBe(false);
      expect(anna.local$.value.screen).toBe(false);
    });

    it('shows a drop of the network within 3 s, and goes on as it was', async () => {
      const { world, anna, bert } = await two();
      anna.show('bert', world.place());
      bert.show('anna', world.place());
      await anna.setMicrophone(false);
      await world.pass(1_000);
      world.cut();
      await world.pass(3_000);
      expect(of(bert, 'anna')?.link).toBe('reconnecting');
      expect(of(anna, 'bert')?.link).toBe('reconnecting');
      await world.pass(17_000);
      world.heal();
      await world.pass(8_000);
      expect(of(bert, 'anna')).toMatchObject({ link: 'up', sound: false, picture: true });
      expect(of(anna, 'bert')).toMatchObject(BOTH);
      expect(anna.local$.value).toMatchObject({ microphone: 'off', camera: 'on' });
    });
    it('tells when sound is held back, and plays it on a click', async () => {
      const world = create();
      world.holdBack('anna', true);
      const anna = await world.enter('anna');
      const troubles = troublesOf(anna);
      await world.enter('bert');
      await world.pass(5_000);
      expect(troubles).toContainEqual({ kind: 'autoplay-blocked' });
      expect(world.hears('anna')).toEqual([]);
      world.holdBack('anna', false);
      await anna.play();
      await world.pass(100);
      expect(world.hears('anna')).toHaveLength(1);
    });
    it('draws somebody where it is told, until it is told to stop', async () => {
      const { world, anna, bert } = await two();
      const [own, others] = [world.place(), world.place()];
      const hideOwn = anna.show(undefined, own);
      const hide = anna.show('bert', others);
      await world.pass(100);
      expect(world.drawn(own)).toEqual([{ live: true, mirrored: true }]);
      expect(world.drawn(others)).toEqual([{ live: true, mirrored: false }]);
      await anna.shareScreen(true);
      await bert.shareScreen(true);
      await world.pass(1_000);
      expect(world.drawn(own)).toEqual([{ live: true, mirrored: false }]);
      expect(world.drawn(others)).toEqual([{ live: true, mirrored: false }]);
      hideOwn();
      hide();
      hide();
      await world.pass(100);
      expect([...world.drawn(own), ...world.drawn(others)]).toEqual([]);
    });
    it('draws nothing of a camera that is off, and draws it again', async () => {
      const { world, anna, bert } = await two();
      const place = world.place();
      anna.show('bert', place);
      await bert.setCamera(false);
      await world.pass(1_000);
      expect(world.drawn(place).filter(({ live }) => live)).toEqual([]);
      await bert.setCamera(true);
      await world.pass(1_000);
      expect(world.drawn(place).filter(({ live }) => live)).toHaveLength(1);
    });
    it('draws somebody who is shown before they are there', async () => {
      const world = create();
      const anna = await world.enter('anna');
      const place = world.place();
      anna.show('bert', place);
      await world.enter('bert');
      await world.pass(5_000);
      expect(world.drawn(place)).toEqual([{ live: true, mirrored: false }]);
    });

    it('leaves nothing behind', async () => {
      const { world, anna } = await two();
      const places = [world.place(), world.place()];
      anna.show(undefined, places[0]!);
      anna.show('bert', places[1]!);
      await anna.shareScreen(true);
      anna.leave();
      expect(world.pc('anna').live).toEqual([]);
      anna.leave();
      await world.pass(100);
      expect(world.pc('anna').listeners).toBe(0);
      expect(world.connections('anna')).toBe(0);
      expect(world.hears('anna')).toEqual([]);
      for (const place of places) expect(world.drawn(place)).toEqual([]);
    });
    it('leaves nothing behind when a device opens only afterwards', async () => {
      const world = create();
      let open = (): void => {};
      world.pc('anna').opening = new Promise((resolve) => (open = resolve));
      const anna = await world.enter('anna');
      anna.leave();
      open();
      await world.pass(100);
      expect(world.pc('anna').live).toEqual([]);
    });
  });
}

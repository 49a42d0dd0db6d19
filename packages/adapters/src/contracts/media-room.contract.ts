import { describe, expect, it } from 'vitest';
import { mediaDevicesContract } from './media-devices.contract.ts';
import { BOTH, remoteOf, troublesOf, twoIn, type MediaWorld } from './media-room-world.ts';

/** What every `MediaRoom` promises. */
export function mediaRoomContract(name: string, create: () => MediaWorld): void {
  const two = () => twoIn(create());
  describe(`media room: ${name}`, () => {
    mediaDevicesContract(create);
    it('opens what is wished for and waits for the others', async () => {
      const world = create();
      const anna = await world.enter('anna');
      await world.pass(100);
      expect(anna.local$.value).toMatchObject({ microphone: 'on', camera: 'on', screen: false });
      expect(anna.local$.value).toMatchObject({ microphoneId: 'built-in-microphone', cameraId: 'built-in-camera' });
      expect(anna.remote$.value).toEqual([]);
      expect(anna.quality$.value).toBe('unknown');
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
      expect(remoteOf(anna, 'bert')).toMatchObject({ ...BOTH, screen: false, quality: 'good' });
      expect(remoteOf(bert, 'anna')).toMatchObject({ ...BOTH, screen: false, quality: 'good' });
      expect([anna.quality$.value, bert.quality$.value]).toEqual(['good', 'good']);
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
        for (const other of others) expect(remoteOf(room, other)).toMatchObject(BOTH);
      }
      world.exit('bert');
      await world.pass(5_000);
      expect(anna.remote$.value.map(({ userId }) => userId)).toEqual(['carl']);
      expect(remoteOf(anna, 'carl')).toMatchObject(BOTH);
      expect(world.connections('bert')).toBe(0);
    });
    it('shows a drop of the network within 3 s, and goes on as it was', async () => {
      const { world, anna, bert } = await two();
      anna.show('bert', world.place());
      bert.show('anna', world.place());
      await anna.setMicrophone(false);
      await world.pass(1_000);
      world.cut();
      await world.pass(3_000);
      expect(remoteOf(bert, 'anna')?.link).toBe('reconnecting');
      expect(remoteOf(anna, 'bert')?.link).toBe('reconnecting');
      await world.pass(17_000);
      expect([anna.quality$.value, bert.quality$.value]).toEqual(['bad', 'bad']);
      world.heal();
      await world.pass(8_000);
      expect(remoteOf(bert, 'anna')).toMatchObject({ link: 'up', sound: false, picture: true });
      expect(remoteOf(anna, 'bert')).toMatchObject(BOTH);
      expect(anna.local$.value).toMatchObject({ microphone: 'off', camera: 'on' });
      expect([anna.quality$.value, bert.quality$.value]).toEqual(['good', 'good']);
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

import { expect, it } from 'vitest';
import { BOTH, remoteOf, twoIn, type MediaWorld } from './media-room-world.ts';

/** What a `MediaRoom` promises of microphone, camera, loudspeaker and screen. */
export function mediaDevicesContract(create: () => MediaWorld): void {
  const two = () => twoIn(create());
  it('mutes and keeps the microphone', async () => {
    const { world, anna, bert } = await two();
    await anna.setMicrophone(false);
    expect(world.pc('anna').live).toContainEqual(expect.objectContaining({ kind: 'audio', enabled: false }));
    await world.pass(3_000);
    expect(anna.local$.value.microphone).toBe('off');
    expect(remoteOf(bert, 'anna')).toMatchObject({ sound: false, picture: true, link: 'up' });
    await anna.setMicrophone(true);
    await world.pass(1_000);
    expect(remoteOf(bert, 'anna')).toMatchObject(BOTH);
  });
  it('lets go of the camera that is off', async () => {
    const { world, anna, bert } = await two();
    const turning = anna.setCamera(false);
    expect(world.pc('anna').live.map(({ kind }) => kind)).toEqual(['audio']);
    await turning;
    await world.pass(3_000);
    expect(anna.local$.value.camera).toBe('off');
    expect(remoteOf(bert, 'anna')).toMatchObject({ sound: true, picture: false, link: 'up' });
    await anna.setCamera(true);
    await world.pass(1_000);
    expect(remoteOf(bert, 'anna')).toMatchObject(BOTH);
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
    expect(remoteOf(bert, 'anna')).toMatchObject({ sound: true, picture: false, link: 'up' });
  });
  it('tells of a camera that is unplugged, and takes it back when it is plugged in again', async () => {
    const { world, anna, bert, troubles } = await two();
    world.pc('anna').unplug('built-in-camera');
    await world.pass(1_000);
    expect(anna.local$.value.camera).toBe('missing');
    expect(troubles).toEqual([{ kind: 'device-gone', device: 'camera', because: 'missing' }]);
    expect(remoteOf(bert, 'anna')).toMatchObject({ picture: false, sound: true });
    world.pc('anna').plug('videoinput', 'built-in-camera');
    await world.pass(1_000);
    expect(anna.local$.value.camera).toBe('on');
    expect(remoteOf(bert, 'anna')).toMatchObject(BOTH);
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
    expect(remoteOf(bert, 'anna')).toMatchObject({ sound: false, picture: true });
    world.pc('anna').permit('microphone', 'granted');
    await world.pass(1_000);
    expect(anna.local$.value.microphone).toBe('on');
    expect(remoteOf(bert, 'anna')).toMatchObject(BOTH);
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
    expect(remoteOf(bert, 'anna')).toMatchObject(BOTH);
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
    expect(remoteOf(bert, 'anna')).toMatchObject({ ...BOTH, screen: true });
    await anna.shareScreen(false);
    await world.pass(1_000);
    expect(anna.local$.value).toMatchObject({ screen: false, camera: 'on' });
    expect(remoteOf(bert, 'anna')).toMatchObject({ ...BOTH, screen: false });
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
    expect(remoteOf(bert, 'anna')).toMatchObject({ ...BOTH, screen: false });
  });
  it.each(['cancels', 'unsupported'] as const)('says so when there is no screen to show: %s', async (screen) => {
    const { world, anna } = await two();
    world.pc('anna').screen = screen;
    const shared = await anna.shareScreen(true);
    expect(!shared.ok && shared.failure === '').toBe(screen === 'cancels');
    expect(shared.ok).toBe(false);
    expect(anna.local$.value.screen).toBe(false);
  });
}

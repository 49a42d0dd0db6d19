import { expect, test, type BrowserContext } from '@playwright/test';
import type { ServedFolder } from '../../tools/lib/serve-folder.ts';
import { participant, serveMediaPage, type Participant } from './support/media-page.ts';

let site: ServedFolder;
test.beforeAll(async () => {
  site = await serveMediaPage();
});
test.afterAll(() => site.close());

/** Two tabs of one browser, both in the room. */
async function two(context: BrowserContext): Promise<readonly [Participant, Participant]> {
  await context.grantPermissions(['camera', 'microphone']);
  const [anna, bert] = [await participant(context, site.origin), await participant(context, site.origin)];
  await anna.does('join', 'anna', ['bert']);
  await bert.does('join', 'bert', ['anna']);
  return [anna, bert];
}
const seen = (who: Participant) => expect.poll(async () => (await who.state()).frames.at(-1) ?? 0);
/** Frames go on: more than there were. */
async function seesMore(who: Participant): Promise<void> {
  const before = (await who.state()).frames.at(-1) ?? 0;
  await seen(who).toBeGreaterThan(before + 5);
}
const link = (who: Participant) => expect.poll(async () => (await who.state()).remote[0]?.link, { intervals: [100] });

test('two see and hear each other, and nothing is left when they leave', async ({ context }) => {
  const [anna, bert] = await two(context);
  const begun = Date.now();
  await Promise.all([seesMore(anna), seesMore(bert)]);
  expect(Date.now() - begun).toBeLessThan(5_000);
  await link(anna).toBe('up');
  await expect.poll(async () => (await bert.state()).voices).toBe(1);
  await expect
    .poll(async () => (await bert.state()).remote[0])
    .toMatchObject({
      userId: 'anna',
      picture: true,
      sound: true,
      screen: false,
      quality: 'good',
    });
  expect(await anna.state()).toMatchObject({ connections: 1, tracks: 2, ownPictures: 1, mirrored: 'scaleX(-1)' });
  expect(await anna.does('leave')).toEqual({ connections: 0, tracks: 0 });
  expect((await anna.state()).ownPictures).toBe(0);
  await link(bert).toBe('reconnecting');
  await bert.does('others', []);
  expect((await bert.state()).remote).toEqual([]);
  expect(await bert.does('leave')).toEqual({ connections: 0, tracks: 0 });
});

test('a camera that is off lets go of the device and comes back; a muted microphone stays', async ({ context }) => {
  const [anna, bert] = await two(context);
  await seesMore(bert);
  await anna.does('setCamera', false);
  expect((await anna.state()).tracks).toBe(1);
  await expect.poll(async () => (await bert.state()).remote[0]?.picture).toBe(false);
  await anna.does('setMicrophone', false);
  await expect.poll(async () => (await bert.state()).remote[0]?.sound).toBe(false);
  expect((await anna.state()).tracks).toBe(1);
  await link(bert).toBe('up');
  await anna.does('setCamera', true);
  await anna.does('setMicrophone', true);
  await expect.poll(async () => (await bert.state()).remote[0]).toMatchObject({ picture: true, sound: true });
  await seesMore(bert);
});

test('one without camera and microphone sees the other all the same', async ({ context }) => {
  await context.grantPermissions(['camera', 'microphone']);
  const [anna, bert] = [await participant(context, site.origin), await participant(context, site.origin)];
  await anna.does('join', 'anna', ['bert'], { camera: false, microphone: false });
  await bert.does('join', 'bert', ['anna']);
  await seesMore(anna);
  await link(bert).toBe('up');
  expect((await bert.state()).remote[0]).toMatchObject({ picture: false, sound: false });
  await anna.does('setCamera', true);
  await seesMore(bert);
});

test('a tab that dies is seen to reconnect within 3 s, and a new one takes its place', async ({ context }) => {
  const [anna, bert] = await two(context);
  await seesMore(bert);
  await link(bert).toBe('up');
  await anna.page.close();
  const gone = Date.now();
  await link(bert).toBe('reconnecting');
  expect(Date.now() - gone).toBeLessThan(3_500);
  const again = await participant(context, site.origin);
  await again.does('join', 'anna', ['bert']);
  await seesMore(again);
  await link(bert).toBe('up');
  await seesMore(bert);
  expect((await bert.state()).connections).toBe(1);
});

test('a screen is shown in place of the camera, which comes back', async ({ context }) => {
  const [anna, bert] = await two(context);
  await seesMore(bert);
  expect(await anna.does('shareScreen', true)).toEqual({ ok: true, value: undefined });
  expect(await anna.state()).toMatchObject({ local: { screen: true, camera: 'on' }, mirrored: '' });
  await expect.poll(async () => (await bert.state()).remote[0]?.screen).toBe(true);
  await expect.poll(async () => (await bert.state()).widths.at(-1)).toBeGreaterThan(640);
  await anna.does('shareScreen', false);
  await expect.poll(async () => (await bert.state()).remote[0]?.screen).toBe(false);
  await expect.poll(async () => (await bert.state()).widths.at(-1)).toBeLessThanOrEqual(640);
  expect((await anna.state()).tracks).toBe(2);
});

test('three see each other in pairs; the third comes later and leaves first', async ({ context }) => {
  const [anna, bert] = await two(context);
  await seesMore(bert);
  const carl = await participant(context, site.origin);
  await carl.does('join', 'carl', ['anna', 'bert']);
  for (const one of [anna, bert]) await one.does('show', 'carl');
  await anna.does('others', ['bert', 'carl']);
  await bert.does('others', ['anna', 'carl']);
  for (const one of [anna, bert, carl])
    await expect.poll(async () => (await one.state()).frames.filter(Boolean).length).toBe(2);
  expect((await anna.state()).connections).toBe(2);
  await carl.does('leave');
  for (const one of [anna, bert]) await one.does('others', [one === anna ? 'bert' : 'anna']);
  expect((await anna.state()).connections).toBe(1);
  await link(anna).toBe('up');
});

test('twenty rooms in a row leave no connection and no track', async ({ context }) => {
  const [anna, bert] = await two(context);
  for (let round = 0; round < 20; round++) {
    await link(anna).toBe('up');
    expect(await anna.does('leave')).toEqual({ connections: 0, tracks: 0 });
    expect(await bert.does('leave')).toEqual({ connections: 0, tracks: 0 });
    await anna.does('join', 'anna', ['bert']);
    await bert.does('join', 'bert', ['anna']);
  }
});

/** What the room over TRTC relies on (packages/adapters/src/trtc/trtc-sdk.ts). */
const RELIED_ON = {
  events: [
    'error',
    'kicked-out',
    'autoplay-failed',
    'remote-user-enter',
    'remote-user-exit',
    'remote-audio-available',
    'remote-audio-unavailable',
    'remote-video-available',
    'remote-video-unavailable',
    'network-quality',
    'connection-state-changed',
    'statistics',
  ],
  methods: [
    ...['enterRoom', 'exitRoom', 'destroy', 'on', 'startLocalAudio', 'updateLocalAudio', 'stopLocalAudio'],
    ...['startLocalVideo', 'updateLocalVideo', 'stopLocalVideo', 'startScreenShare', 'stopScreenShare'],
    ...['startRemoteVideo', 'updateRemoteVideo', 'stopRemoteVideo'],
  ],
};

test('the SDK of the media service comes as a chunk of its own, knows what is relied on, and asks no other host', async ({
  context,
}) => {
  const anna = await participant(context, site.origin);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const { events, methods } = await anna.does('mediaService');
  expect(events).toEqual(expect.arrayContaining(RELIED_ON.events));
  expect(methods).toEqual(expect.arrayContaining(RELIED_ON.methods));
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(site.origin))).toEqual([]);
});

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FAULTS } from '../provincial-platform/faults.ts';
import { PLATFORM_PASSWORD, type SentRecord } from '../provincial-platform/wire.ts';
import { startPlatformProcess, type PlatformProcess } from '../testing/index.ts';
import { createHttpPlatform } from './http-platform.adapter.ts';
import { createStandInPlatform } from './stand-in-platform.adapter.ts';
import type { ThirdPartyPlatform } from './third-party-platform.ts';

let there: PlatformProcess;
beforeAll(async () => {
  there = await startPlatformProcess();
}, 60_000);
afterAll(() => there?.stop());
beforeEach(() => there.fault(NO_FAULTS));

const LOGIN = { username: 'gw1', password: PLATFORM_PASSWORD };
let people = 0;
/** The archive and the check-up of somebody the platform has never heard of. */
function somebody(): { readonly archive: SentRecord; readonly checkUp: SentRecord } {
  people += 1;
  const person = {
    name: '王一',
    idNumber: `99010119550302${String(people).padStart(4, '0')}`,
    sex: '1',
    birthDate: '1955-03-02',
  };
  const common = { sentAt: '2026-06-01T04:00:00Z', institution: '990101101', person } as const;
  return {
    archive: {
      ...common,
      key: `a${people}`,
      source: `archive${people}`,
      recordType: '1',
      sheet: 'resident-personal-info',
      day: '2020-01-01',
      fields: { phone: '19900000001', filingDate: '2020-01-01' },
    },
    checkUp: {
      ...common,
      key: `c${people}`,
      source: `check-up${people}`,
      recordType: '2',
      sheet: 'health-check-up',
      day: '2026-06-01',
      fields: { height: 165, weight: 60, leftSystolic: 130, leftDiastolic: 80, healthEvaluation: '1' },
    },
  };
}
const keyOf = ({ person: { idNumber }, sheet, day }: SentRecord) => ({ idNumber, sheet, day });

describe.each([
  ['in the same process', () => createStandInPlatform()],
  ['over HTTP, in a process of its own', () => createHttpPlatform(there.url)],
])('the platform %s', (_, open: () => ThirdPartyPlatform) => {
  it('takes the archive first, gives numbers, and knows what it was sent before', async () => {
    const [platform, { archive, checkUp }] = [open(), somebody()];
    expect(await platform.send(LOGIN, checkUp)).toMatchObject({ kind: 'refused', code: 'E03' });
    expect(await platform.send(LOGIN, archive)).toMatchObject({ kind: 'accepted' });
    const first = await platform.send(LOGIN, checkUp);
    expect(first).toMatchObject({ kind: 'accepted', id: expect.stringMatching(/^P\d{8}$/) });
    expect(await platform.send(LOGIN, checkUp)).toEqual(first);
    const sentAt = '2026-06-01T05:00:00Z';
    const other = { ...checkUp, key: 'other', sentAt, fields: { ...checkUp.fields, weight: 61 } };
    expect(await platform.send(LOGIN, other)).toMatchObject({ kind: 'refused', code: 'E08' });
    const id = first.kind === 'accepted' ? first.id : '';
    expect(await platform.send(LOGIN, { ...other, platformId: id })).toEqual(first);
    // What was sent before it and comes now is the older one.
    expect(await platform.send(LOGIN, { ...checkUp, platformId: id })).toMatchObject({ kind: 'refused', code: 'E99' });
    expect(await platform.ask(LOGIN, [keyOf(checkUp)])).toMatchObject({ records: [{ fields: { weight: 61 } }] });
    expect(await platform.ask(LOGIN, [keyOf(checkUp), { ...keyOf(checkUp), day: '2026-06-02' }])).toMatchObject({
      kind: 'told',
      records: [{ id, fields: { weight: 61 } }, null],
    });
    const listed = { institution: '990101', sheets: ['health-check-up'], from: '2026-06-01', to: '2026-06-01' };
    expect(await platform.list(LOGIN, listed)).toMatchObject({ kind: 'told', more: false });
  });

  it('judges by rules of its own and names the field', async () => {
    const [platform, { archive, checkUp }] = [open(), somebody()];
    await platform.send(LOGIN, archive);
    const changed = (fields: object) => ({ ...checkUp, fields: { ...checkUp.fields, ...fields } });
    expect(await platform.send(LOGIN, changed({ height: null }))).toMatchObject({ code: 'E06', field: 'height' });
    expect(await platform.send(LOGIN, changed({ weight: 400 }))).toMatchObject({ code: 'E07', field: 'weight' });
    expect(await platform.send(LOGIN, { ...checkUp, day: '2019-06-01' })).toMatchObject({ code: 'E14' });
    const renamed = { ...checkUp, person: { ...checkUp.person, name: '王二' } };
    expect(await platform.send(LOGIN, renamed)).toMatchObject({ code: 'E05', field: 'name' });
    const wrong = { ...checkUp, person: { ...checkUp.person, idNumber: '123' } };
    expect(await platform.send(LOGIN, wrong)).toMatchObject({ code: 'E04' });
  });

  it('refuses accounts it does not take', async () => {
    const [platform, { archive }] = [open(), somebody()];
    expect(await platform.send({ username: 'gw1', password: 'old' }, archive)).toMatchObject({ code: 'E01' });
    expect(await platform.verify('gw1', PLATFORM_PASSWORD)).toMatchObject({ state: '1' });
    expect(await platform.verify('locked-1', PLATFORM_PASSWORD)).toMatchObject({ state: '4' });
  });
});

describe('an answer that does not come', () => {
  it('is unknown once the request has gone out: lost, late or unreadable', async () => {
    const [platform, { archive }] = [createHttpPlatform(there.url, 300), somebody()];
    await there.fault({ loseAnswers: 1 });
    expect(await platform.send(LOGIN, archive)).toMatchObject({ kind: 'unknown' });
    await there.fault({ loseAnswers: 0, wrongAnswers: 1 });
    expect(await platform.send(LOGIN, archive)).toMatchObject({ kind: 'unknown' });
    await there.fault({ wrongAnswers: 0, slow: 5_000 });
    expect(await platform.send(LOGIN, archive)).toMatchObject({ kind: 'unknown' });
    await there.fault({ slow: 0, loseRequests: 1 });
    expect(await platform.send(LOGIN, somebody().archive)).toMatchObject({ kind: 'unknown' });
    await there.fault({ loseRequests: 0 });
    expect(await platform.ask(LOGIN, [keyOf(archive)])).toMatchObject({ records: [{ name: '王一' }] });
  });

  it('is none at all where the platform is down or nobody listens', async () => {
    const { archive } = somebody();
    await there.fault({ down: true });
    expect(await createHttpPlatform(there.url).send(LOGIN, archive)).toMatchObject({ kind: 'unsent', code: 'E12' });
    expect(await createHttpPlatform(there.url).verify('gw1', PLATFORM_PASSWORD)).toMatchObject({ state: '3' });
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => probe.once('listening', listening));
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    const nobody = createHttpPlatform(`http://127.0.0.1:${port}`);
    expect(await nobody.send(LOGIN, archive)).toMatchObject({ kind: 'unsent', code: 'E11' });
  });
});

it('shows what it holds, without letting a name become markup', async () => {
  const { archive } = somebody();
  const person = { ...archive.person, name: '<b>王</b>' };
  await createHttpPlatform(there.url).send(LOGIN, { ...archive, person });
  const page = await (await fetch(there.url)).text();
  expect(page).toContain('&lt;b&gt;王&lt;/b&gt;');
  expect(page).not.toContain('<b>');
});

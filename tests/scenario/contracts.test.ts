import {
  deviceGatewayContract,
  familyDirectoryContract,
  institutionDirectoryContract,
  platformGatewayContract,
  printJobsContract,
  recordRepositoryContract,
  registerDirectoryContract,
  regionDirectoryContract,
  residentCreationContract,
  residentDirectoryContract,
  rosterGatewayContract,
  sessionGatewayContract,
  shellGatewayContract,
} from '@gongwei/adapters/contracts';
import {
  createCountingIdSource,
  createManualClock,
  createMemoryDeviceGateway,
  createMemoryPlatformGateway,
  createMemoryPrintJobs,
  createMemoryFamilyDirectory,
  createMemoryInstitutionDirectory,
  createMemoryNameDirectory,
  createMemoryRecordRepository,
  createMemoryRegisterDirectory,
  createMemoryRegionDirectory,
  createMemoryResidentDirectory,
  createMemoryRosterGateway,
  createMemorySessionGateway,
  createMemoryShellGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import type { RecordRepository } from '@gongwei/application/forms';
import {
  createHttpDeviceGateway,
  createHttpFamilyDirectory,
  createHttpNameDirectory,
  createHttpPlatformGateway,
  createHttpPrintJobs,
  createHttpRegionDirectory,
} from '@gongwei/adapters/http';
import type { RosterRowResult } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import {
  bloodCount,
  fixtureIdNumber,
  registerDevice,
  rosterFixture,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '@gongwei/server/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { resident, sessionOf } from './forms/desk.fixture.ts';
import { openBrowser, type Browser } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

/** Logging in costs half a second by design: once for each user. */
const browsers = new Map<string, Promise<Browser>>();
const loggedIn = (username: string): Promise<Browser> => {
  const known = browsers.get(username) ?? logIn(username);
  browsers.set(username, known);
  return known;
};
const logIn = async (username: string): Promise<Browser> => {
  const browser = openBrowser(server.url);
  await browser.session.logIn({ username, password: TEST_PASSWORD });
  return browser;
};

const memoryIds = createCountingIdSource(9);
recordRepositoryContract('memory', async () => {
  const records = createMemoryRecordRepository(createManualClock());
  return {
    mine: records,
    theirs: records.as({ id: 'u2', name: '赵医生' }),
    newId: memoryIds.next,
    firstSave: () => bloodCount({ id: memoryIds.next(), saveId: memoryIds.next() }),
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});
// A resident has one blood count a day, so every save of the suite gets a day of its own.
let day = 0;
recordRepositoryContract('server', async () => {
  const [mine, theirs] = [await loggedIn('doctor'), await loggedIn('clerk')];
  return {
    mine: mine.records,
    theirs: theirs.records,
    newId: randomUUID,
    firstSave() {
      const examDate = `2026-06-${String((day += 1)).padStart(2, '0')}`;
      const save = bloodCount({ id: randomUUID(), saveId: randomUUID() });
      return { ...save, occurredOn: examDate as typeof save.occurredOn, data: { ...save.data, examDate } };
    },
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});

registerDirectoryContract('memory', async () => {
  const records = createMemoryRecordRepository(createManualClock(), { institutionCode: '990101' });
  const registers = createMemoryRegisterDirectory(records);
  return { records, registers, institutionCode: '990101', newId: memoryIds.next };
});
registerDirectoryContract('server', async () => {
  const { records, registers } = await loggedIn('county');
  return { records, registers, institutionCode: '990101', newId: randomUUID };
});

sessionGatewayContract('memory', async () => {
  const tokens = createMemoryTokenStore();
  return {
    gateway: createMemorySessionGateway({ u1: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens),
    tokens,
    username: 'u1',
    password: 'x',
  };
});
sessionGatewayContract('server', async () => {
  const { sessions, tokens } = openBrowser(server.url);
  return { gateway: sessions, tokens, username: 'doctor', password: TEST_PASSWORD };
});

/** Saves two blood counts of a resident, the later one first. */
async function twoCounts(records: RecordRepository, subjectId: string) {
  const counts = [
    { recordId: `later-${subjectId}`, on: '2025-03-02' as CalendarDay, hemoglobin: 128 },
    { recordId: `earlier-${subjectId}`, on: '2024-03-02' as CalendarDay, hemoglobin: 121 },
  ];
  for (const { recordId, on, hemoglobin } of counts) {
    const data = { examDate: on, hemoglobin };
    await records.save(bloodCount({ id: recordId, saveId: recordId, subjectId, occurredOn: on, data }));
  }
  return counts;
}
residentDirectoryContract('memory', async () => {
  const clock = createManualClock('2026-06-15T04:00:00.000Z');
  const other = { ...resident, id: 'r2', name: '李大山' };
  const records = createMemoryRecordRepository(clock);
  return {
    directory: createMemoryResidentDirectory({
      residents: [resident, other],
      records,
      clock,
      concepts: ({ id, formId, occurredOn, data }) => [
        {
          concept: 'hemoglobin',
          value: data['hemoglobin'] as number,
          on: occurredOn,
          formId,
          formTitle: '',
          recordId: id,
        },
      ],
    }),
    known: resident,
    formId: 'hypertension-follow-up',
    counts: await twoCounts(records, resident.id),
  };
});
let serverCounts: ReturnType<typeof twoCounts> | undefined;
residentDirectoryContract('server', async () => {
  const { residents, records } = await loggedIn('doctor');
  serverCounts ??= twoCounts(records, 'resident-1');
  return {
    directory: residents,
    known: { id: 'resident-1', name: '张三丰' },
    formId: 'hypertension-follow-up',
    counts: await serverCounts,
  };
});

let newcomers = 100;
const newcomer = () => ({
  name: `周新${'一二三四五六七八九'[newcomers % 9]}`,
  idNumber: fixtureIdNumber((newcomers += 1), '320997'),
});
residentCreationContract('memory', async () => {
  const clock = createManualClock('2026-06-15T04:00:00.000Z');
  return {
    directory: createMemoryResidentDirectory({
      residents: [resident],
      records: createMemoryRecordRepository(clock),
      clock,
    }),
    newcomer,
  };
});
residentCreationContract('server', async () => ({ directory: (await loggedIn('doctor')).residents, newcomer }));

const rosterRow = (row: number): RosterRowResult =>
  row % 7 === 0
    ? { row, outcome: 'rejected', messages: [{ severity: 'error', text: '身份证号码校验位不正确。' }] }
    : { row, outcome: row % 5 === 0 ? 'skipped-empty' : 'created', messages: [] };
rosterGatewayContract('memory', async () => ({
  gateway: createMemoryRosterGateway(
    Array.from({ length: 64 }, (_, at) => rosterRow(at + 2)),
    createManualClock(),
    10,
  ),
  file: { name: '花名册.xlsx', size: 1, bytes: async () => new Uint8Array(1) },
}));
rosterGatewayContract('server', async () => {
  const { bytes } = await rosterFixture({ rows: 64, villages: ['东村卫生室'] });
  return {
    gateway: (await loggedIn('doctor')).roster,
    file: { name: '花名册.xlsx', size: bytes.length, bytes: async () => bytes },
  };
});

shellGatewayContract('memory', async () => ({
  gateway: createMemoryShellGateway([{ id: '1', label: '首页', path: '/info/home', initials: 'sy' }], () => ({
    on: '2026-06-15' as CalendarDay,
    residents: { total: 3, elderly: 2, hypertension: 1, diabetes: 0 },
    mine: { residents: 2, due: 1, overdue: 0 },
    followUps: { due: 1, overdue: 1, doneThisMonth: 0 },
    checkUps: { thisYear: 1, elderlyThisYear: 1, byMonth: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    worklist: [],
  })),
  institutionCode: '990101101',
}));
shellGatewayContract('server', async () => ({
  gateway: (await loggedIn('doctor')).shell,
  institutionCode: '990101101',
}));

const [county, children] = ['990101', ['990101101', '990101102']];
institutionDirectoryContract('memory', async () => ({
  directory: createMemoryInstitutionDirectory(
    [...children]
      .reverse()
      .map((code) => ({ code, name: `${code}卫生院`, level: 4 as const, offersChildren: false, parentCode: county })),
  ),
  parent: county,
  children,
  leaf: '990101101',
}));
institutionDirectoryContract('server', async () => ({
  directory: (await loggedIn('county')).institutions,
  parent: county,
  children,
  leaf: '990101101001',
}));

const regionOf = (code: string, name: string, initials: string, lowest = false) => ({ code, name, initials, lowest });
const people = { user: { id: 'western', name: '西镇医生' }, institution: { id: county, name: '测试县卫生健康局' } };
regionDirectoryContract('memory', async () => {
  const regions = [
    regionOf('32', '江苏省', 'jss'),
    regionOf(county, '测试县', 'csx'),
    regionOf(`${county}101`, '东镇', 'dz'),
    regionOf(`${county}101001`, '东村', 'dc', true),
  ];
  return {
    regions: createMemoryRegionDirectory(regions),
    names: createMemoryNameDirectory(regions, { western: '西镇医生', [county]: '测试县卫生健康局' }),
    county,
    ...people,
  };
});
regionDirectoryContract('server', async () => {
  const { calls } = await loggedIn('doctor');
  return { regions: createHttpRegionDirectory(calls), names: createHttpNameDirectory(calls), county, ...people };
});

const member = (id: string, sex: 'male' | 'female', birthDate: string) => ({
  id,
  sex,
  birthDate: birthDate as CalendarDay,
  name: id,
  archiveNumber: id,
  idNumber: '',
  villageName: '东村',
});
const family = { woman: 'woman', man: 'man', other: 'other', child: 'child' };
familyDirectoryContract('memory', async () => ({
  families: createMemoryFamilyDirectory([
    member('woman', 'female', '1998-01-01'),
    member('man', 'male', '1996-01-01'),
    member('other', 'male', '1995-01-01'),
    member('child', 'male', '2026-01-01'),
  ]),
  ...family,
}));
familyDirectoryContract('server', async () => ({
  families: createHttpFamilyDirectory((await loggedIn('doctor')).calls),
  woman: 'resident-3',
  man: 'resident-1',
  other: 'resident-2',
  child: 'resident-2',
}));

const printed = { one: 'resident-1', other: 'resident-2' };
printJobsContract('memory', async () => {
  const clock = createManualClock();
  const people = [member(printed.one, 'male', '1960-01-01'), member(printed.other, 'male', '1990-01-01')];
  return { jobs: createMemoryPrintJobs(people, clock), ...printed, name: printed.one };
});
printJobsContract('server', async () => ({
  jobs: createHttpPrintJobs((await loggedIn('doctor')).calls),
  ...printed,
  name: '张三丰',
}));

const meters = { pressure: 'XY-1', glucose: 'XT-1' };
deviceGatewayContract('memory', async () => ({
  gateway: createMemoryDeviceGateway({ 'XY-1': 'xy', 'XT-1': 'xt' }),
  by: { username: 'doctor' },
  ...meters,
}));
let metersKept: Promise<unknown> | undefined;
deviceGatewayContract('server', async () => {
  metersKept ??= Promise.all([
    registerDevice(server.url, { deviceno: meters.pressure, yqtype: 'xy' }),
    registerDevice(server.url, { deviceno: meters.glucose, yqtype: 'xt' }),
  ]);
  await metersKept;
  return { gateway: createHttpDeviceGateway((await loggedIn('doctor')).calls), by: { username: 'doctor' }, ...meters };
});

const rightPassword = 'Platform@2026';
platformGatewayContract('memory', async () => ({
  gateway: createMemoryPlatformGateway(
    [{ username: 'gw1', password: '********', institutionName: '东镇卫生院', keeper: 'doctor' }],
    rightPassword,
  ),
  institution: { code: county, level: 3 },
  rightPassword,
}));
platformGatewayContract('server', async () => ({
  gateway: createHttpPlatformGateway((await loggedIn('county')).calls),
  institution: { code: county, level: 3 },
  rightPassword,
}));

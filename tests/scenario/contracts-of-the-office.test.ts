import {
  deviceGatewayContract,
  archiveEventsContract,
  familyDirectoryContract,
  institutionDirectoryContract,
  platformGatewayContract,
  printJobsContract,
  regionDirectoryContract,
  shellGatewayContract,
} from '@gongwei/adapters/contracts';
import {
  createMemoryDeviceGateway,
  createMemoryPlatformGateway,
  createMemoryPrintJobs,
  createMemoryArchiveEvents,
  createMemoryFamilyDirectory,
  createMemoryInstitutionDirectory,
  createMemoryNameDirectory,
  createMemoryRegionDirectory,
  createMemoryShellGateway,
} from '@gongwei/adapters/memory';
import {
  createHttpDeviceGateway,
  createHttpArchiveEvents,
  createHttpFamilyDirectory,
  createHttpNameDirectory,
  createHttpPlatformGateway,
  createHttpPrintJobs,
  createHttpRegionDirectory,
} from '@gongwei/adapters/http';
import type { CalendarDay } from '@gongwei/domain/shared';
import { registerDevice } from '@gongwei/server/testing';
import { contractServer } from './contract-server.fixture.ts';

const server = contractServer();
const { loggedIn } = server;

shellGatewayContract('memory', async () => ({
  gateway: createMemoryShellGateway([{ id: '1', label: '首页', path: '/info/home', initials: 'sy' }], () => ({
    on: '2026-06-15' as CalendarDay,
    residents: { total: 3, elderly: 2, hypertension: 1, diabetes: 0 },
    mine: { residents: 2, due: 1, overdue: 0 },
    followUps: { due: 1, overdue: 1, doneThisMonth: 0 },
    round: { mine: false, due: 0, overdue: 0 },
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

const people = {
  user: { id: 'western', name: '西镇医生' },
  institution: { id: county, name: '测试县卫生健康局' },
  resident: { id: 'resident-4', name: '其他机构的居民' },
};

regionDirectoryContract('memory', async () => {
  const regions = [
    regionOf('32', '江苏省', 'jss'),
    regionOf(county, '测试县', 'csx'),
    regionOf(`${county}101`, '东镇', 'dz'),
    regionOf(`${county}101001`, '东村', 'dc', true),
  ];
  return {
    regions: createMemoryRegionDirectory(regions),
    names: createMemoryNameDirectory(regions, {
      western: '西镇医生',
      [county]: '测试县卫生健康局',
      'resident-4': '其他机构的居民',
    }),
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

archiveEventsContract('memory', async () => ({
  events: createMemoryArchiveEvents(
    ['resident-1', 'resident-2', 'resident-3'].map((id) => ({
      ...{ id, birthDate: '1955-03-02' as CalendarDay, status: '1' as const },
      seen: id === 'resident-3' ? [{ on: '2026-06-12' as CalendarDay, title: '健康体检表' }] : [],
    })),
    () => '2026-06-15' as CalendarDay,
  ),
  resident: 'resident-1',
  other: 'resident-2',
  visited: 'resident-3',
}));

archiveEventsContract('server', async () => {
  await server.written('health-check-up', 'resident-3', '2026-06-12');
  return {
    events: createHttpArchiveEvents((await loggedIn('county')).calls),
    resident: 'resident-1',
    other: 'resident-2',
    visited: 'resident-3',
  };
});

const printed = { one: 'resident-1', other: 'resident-2' };

printJobsContract('memory', async () => ({
  jobs: createMemoryPrintJobs(Object.values(printed)),
  ...printed,
}));

printJobsContract('server', async () => ({
  jobs: createHttpPrintJobs((await loggedIn('doctor')).calls),
  ...printed,
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

import type { CalendarDay } from '@gongwei/domain/shared';
import type { County } from '../loading/county.ts';
import type { SeedFile, SeedResident, SeedUser } from '../seed/seed-rows.ts';

/** The password of everybody in the tiny county. */
export const TEST_PASSWORD = 'Test@2026';

/** Cheap to guess: nobody has to, and the tests log in some hundred times. */
export const TEST_PASSWORD_COST = { logN: 4, r: 8, p: 1 } as const;

const institution = (code: string, name: string, level: 3 | 4 | 5, parentCode?: string) => ({
  code,
  name,
  level,
  offersChildren: level < 5,
  ...(parentCode === undefined ? {} : { parentCode }),
});

const user = (id: string, role: SeedUser['roles'][number], name: string, institutionCode: string): SeedUser => ({
  id,
  code: `code-${id}`,
  username: id,
  name,
  roles: [role],
  institutionCode,
  demo: true,
});

const EAST = '990101101';
const WEST = '990101102';

const resident = (number: number, name: string, village: string, more: Partial<SeedResident> = {}): SeedFile => ({
  records: [],
  resident: {
    id: `resident-${number}`,
    archiveNumber: `${village}${String(number).padStart(5, '0')}`,
    name,
    sex: 'male',
    birthDate: '1955-03-02' as CalendarDay,
    idNumber: `99010119550302${String(number).padStart(3, '0')}X`,
    phone: `1990000${String(number).padStart(4, '0')}`,
    address: '测试路1号',
    villageCode: village,
    villageName: village.startsWith(EAST) ? '东村' : '西村',
    institutionCode: village,
    institutionName: '',
    doctorId: 'village',
    doctorName: '',
    conditions: [],
    status: '1',
    filedOn: '2024-05-06' as CalendarDay,
    ...more,
  },
});

/** One county, two townships with a village each, a user of several roles, five residents: enough for every rule of the server. */
export const tinyCounty: County = {
  institutions: [
    institution('990101', '测试县卫生健康局', 3),
    institution(EAST, '东镇卫生院', 4, '990101'),
    institution(WEST, '西镇卫生院', 4, '990101'),
    institution(`${EAST}001`, '东村卫生室', 5, EAST),
    institution(`${WEST}001`, '西村卫生室', 5, WEST),
  ],
  users: [
    user('county', 'CNT', '县管理员', '990101'),
    user('doctor', 'DOC', '东镇医生', EAST),
    user('clerk', 'ENT', '东镇录入员', EAST),
    user('western', 'DOC', '西镇医生', WEST),
    user('village', 'VIL', '东村医生', `${EAST}001`),
    user('viewer', 'VEW', '监管员', '990101'),
    user('sampler', 'SMP', '采样员', EAST),
  ],
  demoPassword: TEST_PASSWORD,
  demoPasswordCost: TEST_PASSWORD_COST,
  files: [
    resident(1, '张三丰', `${EAST}001`, { conditions: ['hypertension'] }),
    resident(2, '单雄信', `${EAST}001`, { birthDate: '1990-01-31' as CalendarDay }),
    resident(3, '李清照', `${EAST}001`, { sex: 'female', birthDate: '1948-12-31' as CalendarDay }),
    resident(4, '张小西', `${WEST}001`),
    resident(5, '赵西', `${WEST}001`),
  ],
};

/** A site before its first start is over: nobody and nothing. */
export const EMPTY_SITE: County = { institutions: [], users: [], demoPassword: TEST_PASSWORD, files: [] };

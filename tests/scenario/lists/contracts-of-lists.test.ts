import { listGatewayContract } from '@gongwei/adapters/contracts';
import { createHttpListGateway } from '@gongwei/adapters/http';
import { createMemoryListGateway, type MemoryListRow } from '@gongwei/adapters/memory';
import { loadListLibrary } from '@gongwei/domain/catalogue';
import { compileList, loadList, type AskedBy } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { tinyCounty } from '@gongwei/server/testing';
import { contractServer } from '../contract-server.fixture.ts';

const { loggedIn } = contractServer();
const places = ['990101101', '990101102'] as const;
const asked: AskedBy = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'county', institution: '990101' };

/** What the database keeps beside the names, to sort and search by. */
const PINYIN: { readonly [name: string]: readonly [pinyin: string, initials: string] } = {
  张三丰: ['zhang san feng', 'zsf'],
  单雄信: ['shan xiong xin', 'sxx'],
  李清照: ['li qing zhao', 'lqz'],
  张小西: ['zhang xiao xi', 'zxx'],
  赵西: ['zhao xi', 'zx'],
};

listGatewayContract('memory', async () => {
  const library = await loadListLibrary();
  const list = compileList(await loadList('resident-list'), library);
  const rows = [...tinyCounty.files].map(({ resident }): MemoryListRow => {
    const [pinyin = '', initials = ''] = PINYIN[resident.name] ?? [];
    const {
      villageCode,
      institutionCode,
      doctorId,
      id,
      archiveNumber,
      name,
      sex,
      birthDate,
      idNumber,
      status,
      filedOn,
    } = resident;
    const known = { id, archiveNumber, name, sex, birthDate, idNumber, status, filedOn, pinyin, initials };
    const places = { village: villageCode, institution: institutionCode, doctor: doctorId };
    const person = { resident: { ...known, ...places, conditions: [...resident.conditions] }, records: [] };
    return { id, residentId: id, asked, person };
  });
  const gateway = createMemoryListGateway({
    lists: new Map([['resident-list', list]]),
    library,
    rows: () => rows,
    names: {},
    asked,
    reader: 'reveals',
    jobs: { undoable: () => true },
  });
  return { gateway, places, doctor: 'doctor' };
});

listGatewayContract('server', async () => ({
  gateway: createHttpListGateway((await loggedIn('county')).calls, () => undefined),
  places,
  doctor: 'doctor',
}));

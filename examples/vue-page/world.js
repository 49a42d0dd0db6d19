// Where the page's data is. Here in memory, to try it without a server; `examples/save-on-a-server.mjs` shows the same ports over HTTP.
import { createMemoryWorld } from '@gongwei/adapters/memory';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';

const town = { code: '110105001', name: '示范镇卫生院', level: 4, offersChildren: true };
const li = {
  token: '',
  user: { id: 'u1', code: '001', username: 'li', name: '李医生' },
  institution: town,
  institutions: [town],
  permissions: [{ code: 'gwsfmkgl', letter: 'M' }],
  roles: ['doctor'],
  doctors: [],
  recorders: [],
};
const wang = {
  id: 'r1',
  archiveNumber: '11010500100100001',
  name: '王秀英',
  sex: 'female',
  birthDate: '1955-03-08',
  idNumber: '110105********0024',
  fullIdNumber: '110105195503080024',
  conditions: ['hypertension'],
  status: '1',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: town.code,
  institutionName: town.name,
  filedOn: '2020-01-02',
};

/** Somebody logged in: `desk` opens sheets, `print` is where printed ones come from. */
export const logIn = () => createMemoryWorld({ forms: [formModule], residents: [wang], users: { li } }).start('li');

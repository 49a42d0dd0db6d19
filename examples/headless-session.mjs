// The whole application without a browser, a network or a database: log in, open a form, fill it, save it, read the record.
import { createMemoryWorld } from '@gongwei/adapters/memory';
import { formModule } from '@gongwei/domain/form/visit-record';

const town = { code: '110105001', name: '示范镇卫生院', level: 4, offersChildren: true };
const li = {
  token: '',
  user: { id: 'u1', code: '001', username: 'li', name: '李医生' },
  institution: town,
  institutions: [town],
  permissions: [{ code: 'gwjkdngl', letter: 'M' }],
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
  initials: 'WXY',
  conditions: [],
  status: '1',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: town.code,
  institutionName: town.name,
  filedOn: '2020-01-02',
};

// A picture, as a signature pad gives it.
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const world = createMemoryWorld({ forms: [formModule], residents: [wang], users: { li } });
const { desk } = await world.start('li');
const form = await desk.open({ formId: 'visit-record', subjectId: 'r1' });
form.change('subjective', '头晕三天，晨起明显。');
form.change('objective', '血压 168/92 mmHg，心率 78 次/分。');
form.change('assessment', '高血压 2 级。');
form.change('plan', '规律服药，两周后随访。');
form.change('doctorSignature', signature);
const saved = await form.save({ acceptWarnings: true });
if (!saved.ok) throw new Error(saved.issues.map(({ field, message }) => `${field}: ${message}`).join('\n'));
const { version, occurredOn, data } = saved.record;
console.log(`saved as version ${version} of ${occurredOn}:`, data.assessment);

// A record as the official sheet prints it, without React and without a browser: which layout, what stands in each cell, in words.
import { createMemoryWorld } from '@gongwei/adapters/memory';
import { loadPrintJob } from '@gongwei/application/paper';
import { paperLines } from '@gongwei/paper';
import { formModule } from '@gongwei/domain/form/visit-record';

const town = { code: '110105990', name: '示范镇卫生院', level: 4, offersChildren: true };
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
  conditions: [],
  status: '1',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: town.code,
  institutionName: town.name,
  filedOn: '2020-01-02',
};

const world = createMemoryWorld({ forms: [formModule], residents: [wang], users: { li } });
const { print } = await world.start('li');
await print.records.save({
  id: 'record-1',
  formId: 'visit-record',
  formVersion: formModule.definition.version,
  subjectId: 'r1',
  occurredOn: '2026-11-20',
  data: { subjective: '头晕三天，晨起明显。', assessment: '高血压 2 级。', plan: '规律服药，两周后随访。' },
  baseVersion: 0,
  saveId: 'save-1',
});

const { papers, person } = await loadPrintJob(print, 'record-1');
console.log(`${person.name} ${person.archiveNumber}`);
for (const paper of papers) {
  console.log(paper.layout.title);
  for (const line of paperLines(paper)) console.log(line);
}

// A list of the product asked in memory: the definition and the question the server answers, over plain rows.
import { loadListLibrary } from '@gongwei/domain/catalogue';
import { answerList, cellsOfRows, compileList, loadList, readQuestion } from '@gongwei/domain/lists';
import type { AnsweringRow, AskedBy, ListQuestion } from '@gongwei/domain/lists';
import { calendarDay, type JsonObject } from '@gongwei/domain/shared';

const list = compileList(await loadList('resident-list'), await loadListLibrary());
const asked: AskedBy = { today: calendarDay(2026, 11, 22), year: 2026, me: 'doctor', institution: '320999101' };
const row = (id: string, resident: JsonObject): AnsweringRow => ({
  id,
  asked,
  person: { resident: { id, status: '1', ...resident }, records: [] },
});
const rows = [
  row('a', { name: '王秀英', pinyin: 'wang xiu ying', birthDate: '1950-03-02', conditions: ['hypertension'] }),
  row('b', { name: '李建国', pinyin: 'li jian guo', birthDate: '1948-07-11', conditions: ['hypertension'] }),
  row('c', { name: '赵小满', pinyin: 'zhao xiao man', birthDate: '2015-05-20', conditions: [] }),
];

const question: ListQuestion = {
  list: 'resident-list',
  where: { conditions: ['hypertension'] },
  sort: [{ by: 'name' }],
};
const found = answerList(readQuestion(list, question, asked, 'reveals'), rows);
// Cells for a reader who may only look come masked.
for (const { name, age } of found.map(cellsOfRows(list, 'looks'))) console.log(name, age);

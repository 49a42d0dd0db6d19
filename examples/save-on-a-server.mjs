// A follow-up saved on a running server with a token of 接口令牌: whose file it is, what the server knows of it, the form, the save, the sheet.
import { createHttpRecordRepository, createHttpResidentDirectory, createWireCalls } from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { compileForm, createFormEngine, recordDay } from '@gongwei/domain/forms';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
import { layoutFor, paperLines } from '@gongwei/paper';

const { GONGWEI_URL, GONGWEI_TOKEN } = process.env;
if (!GONGWEI_URL || !GONGWEI_TOKEN) throw new Error('GONGWEI_URL and GONGWEI_TOKEN name the server and a token of it');
const gateway = createHttpGateway({ origin: GONGWEI_URL, token: () => GONGWEI_TOKEN, now: Date.now });
const calls = createWireCalls(gateway);
const [records, residents] = [createHttpRecordRepository(calls), createHttpResidentDirectory(calls)];
const ids = createUuidV7Source({ now: Date.now, random: (bytes) => crypto.getRandomValues(bytes) });

// Any list is asked this way; what the rows hold and how they are narrowed is in docs/list-language.md.
const found = await calls.resource({ method: 'POST', path: '/v1/lists/resident-list/search', body: { limit: 1 } });
const [{ id: subjectId }] = found.body.rows;

// The server's day, the person, earlier visits: a form is opened with these.
const { body: day } = await calls.resource({ method: 'GET', path: '/v1/time' });
const { context } = await residents.background(subjectId, 'hypertension-follow-up', day.today);
const form = compileForm(formModule);
const sheet = createFormEngine(form, context);
sheet.setMany({
  followUpMode: '2',
  symptoms: ['2'],
  systolic: 168,
  diastolic: 92,
  heartRate: 76,
  height: 158,
  weight: 64,
});
sheet.setMany({
  smokingPerDay: 0,
  alcoholPerDay: 0,
  exerciseTimesPerWeek: 3,
  exerciseMinutesPerTime: 30,
  saltIntake: '2',
});
sheet.setMany({
  psychologicalAdjustment: '1',
  complianceBehaviour: '1',
  medicationAdherence: '1',
  adverseDrugReaction: '1',
});
sheet.setMany({ visitClass: '2', followUpDoctor: context.user?.id });
const open = sheet.issues().filter(({ severity }) => severity !== 'warning');
if (open.length > 0) throw new Error(open.map(({ field, message }) => `${field}: ${message}`).join('\n'));

const data = sheet.answers();
const id = ids.next();
const saved = await records.save({
  ...{ id, subjectId, formId: form.definition.id, formVersion: form.definition.version },
  ...{ occurredOn: recordDay(form.definition, data), data, baseVersion: 0, saveId: ids.next() },
});
if (!saved.ok)
  throw new Error(
    'somebody else saved it meanwhile: saved.failure holds what it was made from and what stands there now',
  );
console.log(`saved ${id} as version ${saved.value.version}`);

const paper = { form, data: saved.value.data, names: {}, facts: {} };
const layout = await layoutFor(form, data);
console.log(paperLines({ layout, sheet: paper, visits: [paper], person: context.resident })[3]);

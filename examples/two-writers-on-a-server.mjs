// A record of a running server read back and changed by two at once: node two-writers-on-a-server.mjs <id that the save told>
import { createHttpRecordRepository, createWireCalls } from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { compileForm, mergeAnswers } from '@gongwei/domain';
import { loadForm } from '@gongwei/domain/catalogue';

const { GONGWEI_URL, GONGWEI_TOKEN } = process.env;
if (!GONGWEI_URL || !GONGWEI_TOKEN) throw new Error('GONGWEI_URL and GONGWEI_TOKEN name the server and a token of it');
const gateway = createHttpGateway({ origin: GONGWEI_URL, token: () => GONGWEI_TOKEN, now: Date.now });
const records = createHttpRecordRepository(createWireCalls(gateway));
const ids = createUuidV7Source({ now: Date.now, random: (bytes) => crypto.getRandomValues(bytes) });

const { id, subjectId, formId, formVersion, occurredOn, version, data } = await records.read(process.argv[2]);
const save = (answers, baseVersion) =>
  records.save({
    ...{ id, subjectId, formId, formVersion, occurredOn },
    ...{ data: answers, baseVersion, saveId: ids.next() },
  });

// Each edits what was read; who comes second is refused and told what stands there now. Nothing is written over unseen.
await save({ ...data, heartRate: 80 }, version);
const mine = { ...data, weight: 65 };
const refused = await save(mine, version);
if (refused.ok) throw new Error('nobody was first');
const { base, theirs } = refused.failure;

// Changes of different fields go together; different changes of one field are a person's to decide.
const { merged, conflicts } = mergeAnswers(base.data, mine, theirs.data);
// What the form computes is nobody's to decide: it is worked out anew when it is saved.
const form = compileForm(await loadForm(formId));
const asked = conflicts.map(({ key }) => form.field(key)).filter(({ type }) => type !== 'computed');
if (asked.length > 0) throw new Error(`to be asked about: ${asked.map(({ label }) => label).join(', ')}`);
const settled = await save(merged, theirs.version);
if (!settled.ok) throw new Error('and again somebody was first');
const { heartRate, weight, bmi } = settled.value.data;
console.log(`saved as version ${settled.value.version}: heart rate ${heartRate}, weight ${weight}, BMI ${bmi}`);

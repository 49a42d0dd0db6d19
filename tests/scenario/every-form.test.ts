import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '@gongwei/server/testing';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import {
  createFormEngine,
  maskAnswers,
  sensitiveFieldsOf,
  isOfResident,
  ownSubjectId,
  type Answers,
  type FormContext,
  type FormDefinition,
} from '@gongwei/domain/forms';
import { formAccess } from '@gongwei/domain/identity';
import { checkDigitOf } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAtRandom } from './every-form.fixture.ts';
import { jpegOf } from '../fixtures/pictures.ts';

const TODAY = '2026-06-15' as CalendarDay;
const COUNTY = '990101';

/** No records, each for the reason the policy gives: acts like logging in, and what holds a password. */
const ACTS = ['login', 'password-change', 'platform-account', 'platform-password-check', 'settings-panel'];

/** Sheets that move tubes there have to be: what is filled at random says something of none (apps/server/src/nucleic-acid/sheets.test.ts saves them). */
const OF_TUBES = ['nucleic-report', 'nucleic-result', 'nucleic-retest-task', 'nucleic-transport-box'];

/** Begins as a draft of whole months whose numbers the server works out: nothing filled at random is one (apps/server/src/prevention/health-report.test.ts). */
const WORKED_OUT = ['health-report'];

/** Numbers that the server hands out, whatever was sent. */
const HANDED_OUT: Readonly<Record<string, string>> = { 'nucleic-receipt': 'labNo', 'nucleic-sample': 'sampleNo' };

const definitions = await Promise.all(formIndex.map(async ({ id }) => ({ id, module: await loadForm(id) })));
const ofPersons = definitions.filter(({ module }) => isOfResident(module.definition.subject));
const acts = definitions.filter(({ module }) => formAccess(module.definition).kind === 'not-a-record');
const others = definitions.filter((form) => !ofPersons.includes(form) && !acts.includes(form));

const saveOf = ({ id, version, occurredOn }: FormDefinition, subjectId: string, data: Answers) => {
  const day = data[occurredOn ?? ''];
  return {
    id: `record-${id}`,
    formId: id,
    formVersion: version,
    subjectId,
    occurredOn: typeof day === 'string' ? day.slice(0, 10) : TODAY,
    data,
    baseVersion: 0,
    saveId: `save-${id}`,
  };
};

/** Somebody of a plausible age for each form: a sheet of somebody else must not get in its way. */
const somebodyFor = ({ id, module: { definition } }: (typeof definitions)[number], number: number) => {
  const [file] = tinyCounty.files;
  const child = definition.subject === 'child';
  const woman =
    definition.subject === 'pregnancy' || definition.subject === 'couple' || /female|wife|women|pregnan/.test(id);
  const birthDate = (
    child ? '2025-04-20' : woman || definition.module === 'premarital' ? '1996-05-01' : '1955-03-02'
  ) as CalendarDay;
  const digits = String(number).padStart(3, '0');
  const first17 = `990101${birthDate.replaceAll('-', '')}${String(2 * number + (woman ? 0 : 1)).padStart(3, '0')}`;
  return {
    ...file!,
    records: [],
    resident: {
      ...file!.resident,
      id: `of-${id}`,
      archiveNumber: `99010110100110${digits}`,
      sex: woman ? ('female' as const) : ('male' as const),
      birthDate,
      idNumber: first17 + checkDigitOf(first17),
    },
  };
};

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  const [county] = tinyCounty.users;
  server = await startTestServer({
    county: {
      ...tinyCounty,
      users: [...tinyCounty.users, { ...county!, id: 'all', username: 'all', roles: ['SYS', 'MEN'] }],
      files: ofPersons.map(somebodyFor),
    },
  });
  staff = await clientFor(server.url, 'all');
}, 60_000);
afterAll(() => server?.stop());

type Filled = ReturnType<typeof fillAtRandom>;
/** The first of these that may be a first save: a contract that has run out or was dissolved is refused by its machine. */
function beginning(fill: (at: number) => Filled, at = 0): Filled {
  const filled = fill(at);
  const { contractStatus = '4' } = filled.answers;
  return contractStatus === '4' || at === 40 ? filled : beginning(fill, at + 1);
}

/** A self-check begins as a draft of the institution that fills it in; what the county writes and the system counts is not typed. */
const begun = (id: string, random: Answers): Answers =>
  id === 'institution-self-check'
    ? Object.fromEntries(
        Object.entries({ ...random, org: COUNTY, state: '0' }).filter(
          ([key]) => !['opinions', 'taken', 'reviewNote'].includes(key),
        ),
      )
    : random;

describe('every form of the catalogue, filled at random', () => {
  it('is one of a person, of an institution, a user or a register, or one of the few that are no records', () => {
    expect([ofPersons.length + others.length + acts.length, ofPersons.length > 80]).toEqual([formIndex.length, true]);
    expect(acts.map(({ id }) => id).toSorted()).toEqual(ACTS);
  });

  it.each(ofPersons.map((form, index) => [form.id, form, index] as const).filter(([id]) => !WORKED_OUT.includes(id)))(
    '%s is saved once, read back and reopened equal',
    async (id, { module }, index) => {
      const subjectId = `of-${id}`;
      const told = await staff.get<{ context: FormContext }>(
        `/api/v1/residents/${subjectId}/form-context?formId=${id}&on=${TODAY}`,
      );
      expect(told.status).toBe(200);
      const { context } = told.body;
      const { form, answers, refused } = beginning((at) => fillAtRandom(module, context, 7_919 * (index + 1) + at));
      expect(refused).toEqual([]);
      const save = saveOf(form.definition, subjectId, answers);
      const saved = await staff.send('PUT', `/api/v1/records/${save.id}`, save);
      expect(saved).toMatchObject({ status: 200, body: { version: 1 } });
      expect(await staff.send('PUT', `/api/v1/records/${save.id}`, save)).toMatchObject({
        status: 200,
        body: { version: 1 },
      });
      const listed = await staff.get(`/api/v1/records?subjectId=${subjectId}&formId=${id}`);
      expect(listed.body).toHaveLength(1);
      const stored = await staff.get(`/api/v1/records/${save.id}`);
      // Numbers come back masked; saved again as they are, they stay what they were.
      const shown = maskAnswers('reveals', sensitiveFieldsOf(form.definition), answers);
      expect(stored.body['data']).toEqual(shown);
      const reopened = createFormEngine(form, context, { answers: stored.body['data'] as never });
      expect(reopened.answers()).toEqual(shown);
      const printed = async () => (await staff.get(`/api/v1/records/${save.id}?purpose=print`)).body['data'];
      const whole = await printed();
      const again = { ...save, data: shown, baseVersion: 1, saveId: `${save.saveId}-again` };
      expect(await staff.send('PUT', `/api/v1/records/${save.id}`, again)).toMatchObject({ status: 200 });
      expect(await printed()).toEqual(whole);
    },
  );

  it('takes a picture as large as a browser sends it', async () => {
    const picture = jpegOf(525_000);
    const context: FormContext = { today: TODAY, user: { id: 'county', name: '县管理员', institutionCode: '990101' } };
    const { answers } = fillAtRandom(await loadForm('supplement-ecg'), context, 3);
    const data = { ...answers, tracing: picture };
    const save = {
      id: 'record-large',
      formId: 'supplement-ecg',
      formVersion: 1,
      subjectId: 'of-general-follow-up',
      occurredOn: TODAY,
      data,
      baseVersion: 0,
      saveId: 'save-large',
    };
    const saved = await staff.send('PUT', `/api/v1/records/${save.id}`, save);
    expect(saved.status).toBe(200);
    expect(String(saved.body['data']?.['tracing'])).toHaveLength(picture.length);
  });

  it.each(others.map((form, index) => [form.id, form, index] as const).filter(([id]) => !OF_TUBES.includes(id)))(
    '%s is saved once, read back and reopened equal, in nobody’s file',
    async (id, { module }, index) => {
      const subjectId = ownSubjectId(module.definition.subject, { userId: 'all', institutionCode: COUNTY });
      const context: FormContext = { today: TODAY, user: { id: 'all', name: '县管理员', institutionCode: COUNTY } };
      const { form, answers: random, refused } = fillAtRandom(module, context, 104_729 * (index + 1));
      const answers = begun(id, random);
      expect(refused).toEqual([]);
      expect(Object.keys(answers).length).toBeGreaterThan(0);
      const save = saveOf(form.definition, subjectId, answers);
      for (const time of ['first', 'again'])
        expect(await staff.send('PUT', `/api/v1/records/${save.id}`, save), time).toMatchObject({
          status: 200,
          body: { version: 1 },
        });
      expect((await staff.get(`/api/v1/records?subjectId=${subjectId}&formId=${id}`)).body).toHaveLength(1);
      const stored = await staff.get(`/api/v1/records/${save.id}`);
      const number = HANDED_OUT[id];
      const given = number === undefined ? {} : { [number]: expect.stringMatching(/^\d{16,17}$/) as unknown };
      expect(stored.body['data']).toEqual({ ...answers, ...given });
      expect(createFormEngine(form, context, { answers: stored.body['data'] as never }).answers()).toEqual(answers);
    },
  );

  it.each(OF_TUBES)('%s is refused where it says something of tubes there are not', async (id) => {
    const { module } = definitions.find((form) => form.id === id) as (typeof definitions)[number];
    const subjectId = ownSubjectId(module.definition.subject, { userId: 'all', institutionCode: COUNTY });
    const context: FormContext = { today: TODAY, user: { id: 'all', name: '县管理员', institutionCode: COUNTY } };
    const { form, answers } = fillAtRandom(module, context, 32_452_843);
    const save = saveOf(form.definition, subjectId, answers);
    expect((await staff.send('PUT', `/api/v1/records/${save.id}`, save)).status).toBe(422);
  });

  it.each(acts.map((form, index) => [form.id, form, index] as const))(
    '%s is refused: it is an act, or holds a secret',
    async (_id, { module }, index) => {
      const context: FormContext = { today: TODAY, user: { id: 'all', name: '县管理员', institutionCode: COUNTY } };
      const { form, answers } = fillAtRandom(module, context, 15_485_863 * (index + 1));
      const save = saveOf(form.definition, 'all', answers);
      expect(await staff.send('PUT', `/api/v1/records/${save.id}`, save)).toMatchObject({
        status: 422,
        body: { code: 'record.none' },
      });
    },
  );
});

import { beforeAll, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { endedJob, freezeRows, startJob, undoneJob } from '../../testing/lists/list-jobs.ts';

const LIST = 'new-hypertension-list';
const DATA = {
  resident: 'resident-1',
  source: '1',
  registeredDate: '2026-06-01',
  measurements: [{ measuredDate: '2026-06-01', systolic: 152, diastolic: 94 }],
};
const ANSWERS = { result: '3', reason: '白大衣高血压' };

/** 排除 and 重新核实, over whichever database the server has. */
export function screeningContract(serverOf: () => TestServer): void {
  let doctor: TestClient;
  beforeAll(async () => {
    doctor = await clientFor(serverOf().url, 'doctor');
  });

  const put = async (id: string, data: object, baseVersion = 0) => {
    const save = {
      id,
      formId: 'hypertension-screening',
      formVersion: 1,
      subjectId: 'resident-1',
      occurredOn: `2026-06-0${id.slice(-1)}`,
    };
    const answer = await doctor.send('PUT', `/api/v1/records/${id}`, {
      ...save,
      data: { ...DATA, ...data },
      baseVersion,
      saveId: `${id}-${baseVersion}`,
    });
    expect(answer.body).not.toHaveProperty('code');
  };
  const verdict = async (id: string) => {
    const [row] = await serverOf().database.query<{ result: string; why: string | null; confirmed: string | null }>(
      `select data ->> 'screeningResult' as result, data ->> 'excludeReason' as why, data ->> 'confirmedDate' as confirmed from records where id = $1`,
      [id],
    );
    return row;
  };
  const begun = async (action: string, ids: readonly string[], answers: object) =>
    (await startJob(doctor, await freezeRows(doctor, LIST, action, ids), answers)).body.id;
  const act = async (action: string, ids: readonly string[], answers: object) =>
    (await endedJob(doctor, await begun(action, ids, answers))).map(({ outcome, reason }) => reason ?? outcome);

  it('excludes a suspect with a reason, told in the history, and takes it back as it was', async () => {
    await put('screening-1', {
      screeningResult: '1',
      confirmedDate: '2026-06-02',
      confirmedInstitution: '县医院',
      enrolled: false,
    });
    const job = await begun('exclude', ['screening-1'], ANSWERS);
    expect(await endedJob(doctor, job)).toMatchObject([{ outcome: 'done', title: expect.stringMatching(/./) }]);
    expect(await verdict('screening-1')).toEqual({ result: '3', why: '白大衣高血压', confirmed: null });
    const { body: history } = await doctor.get<{ reason?: string }[]>('/api/v1/records/screening-1/history');
    expect(history[0]?.reason).toBe('排除：白大衣高血压');
    await undoneJob(doctor, job);
    expect(await verdict('screening-1')).toEqual({ result: '1', why: null, confirmed: '2026-06-02' });
  });

  it('looks again at who was excluded; not, where somebody was faster', async () => {
    await put('screening-2', { screeningResult: '3', excludeReason: '一过性' });
    const selection = await freezeRows(doctor, LIST, 'reopen', ['screening-2']);
    const again = { reason: '家属要求' };
    expect(await act('reopen', ['screening-2'], again)).toEqual(['done']);
    expect(await verdict('screening-2')).toEqual({ result: '0', why: null, confirmed: null });
    const late = await startJob(doctor, selection, again);
    expect(await endedJob(doctor, late.body.id)).toMatchObject([{ outcome: 'skipped' }]);
  });

  it('asked by two at once is done once', async () => {
    await put('screening-3', { screeningResult: '0' });
    const both = await Promise.all([1, 2].map(() => act('exclude', ['screening-3'], ANSWERS)));
    expect(both.flat().filter((one) => one === 'done')).toHaveLength(1);
    expect(await verdict('screening-3')).toMatchObject({ result: '3' });
  });

  it('asks for a reason, and leaves who is enrolled', async () => {
    await put('screening-4', {
      screeningResult: '1',
      confirmedDate: '2026-06-02',
      enrolled: true,
      enrolledDate: '2026-06-03',
    });
    expect((await freezeRows(doctor, LIST, 'exclude', ['screening-4'])).count).toBe(0);
    await put('screening-5', { screeningResult: '0' });
    const selection = await freezeRows(doctor, LIST, 'exclude', ['screening-5']);
    expect(await startJob(doctor, selection, { result: '3' })).toMatchObject({ status: 422 });
  });
}

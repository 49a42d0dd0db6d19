import { TINY_PNG } from '@gongwei/domain/forms/testing';
import type { ListPage } from '@gongwei/domain/lists';
import type { TestClient, TestServer } from '../testing/index.ts';
import { endedJob, freezeRows, startJob } from '../testing/lists/list-jobs.ts';

/** The list 签约记录. */
const CONTRACTS = 'sign-up-record-list';

const CONTRACT = {
  ...{ mobile: '13800001234', population: ['10'], institution: '990101101', team: '一组', doctor: 'doctor' },
  ...{ partyASigner: 'doctor', signKind: '1', signWay: '1', signDate: '2026-06-01', termYears: '1' },
  ...{ beginDate: '2026-06-01', packages: [{ packageCode: 'P1', packageName: '基础包' }], privacyConsent: true },
  ...{ agreementRead: true, residentSignature: TINY_PNG, doctorSignature: TINY_PNG, contractStatus: '1' },
};
/** Answers of a contract that was dissolved. */
export const ENDED = { contractStatus: '2', terminateDate: '2026-06-15', terminateReason: '04' };

let saves = 0;
type Version = { readonly base?: number; readonly reason?: string; readonly of?: string };

/** Saves a contract (of resident-1) as its form does: 200, or the status with the sentence. */
export async function sign(
  who: TestClient,
  id: string,
  more: object = {},
  { base = 0, reason, of = 'resident-1' }: Version = {},
) {
  const data: { readonly [key: string]: unknown } = { ...CONTRACT, resident: of, ...more };
  const { status, body } = await who.send<{ message?: string; fields?: { message: string }[] }>(
    'PUT',
    `/api/v1/records/${id}`,
    {
      ...{ id, formId: 'family-doctor-contract', formVersion: 1, subjectId: of, occurredOn: data['signDate'], data },
      ...{ baseVersion: base, saveId: `contract-${(saves += 1)}`, ...(reason && { reason }) },
    },
  );
  return status === 200 ? 200 : [status, body.fields?.[0]?.message ?? body.message];
}

/** How contracts stand, by id: state and why it ended, of all of the county. */
export async function standing({ database }: TestServer): Promise<{ readonly [id: string]: string }> {
  const rows = await database.query<{ id: string; data: { [key: string]: unknown } }>(
    `select id, data from records where form_id = 'family-doctor-contract' order by id`,
  );
  return Object.fromEntries(
    rows.map(({ id, data: { contractStatus, terminateReason, terminateDate } }) => [
      id,
      [contractStatus, terminateReason, terminateDate].filter((one) => one !== undefined).join(' '),
    ]),
  );
}

/** As if nobody had ever signed. */
export const noContracts = ({ database }: TestServer): Promise<void> =>
  database.script(`delete from record_versions where record_id in (select id from records where form_id = 'family-doctor-contract');
    delete from records where form_id = 'family-doctor-contract';`);

/** What the list shows of contracts in any state. */
export const listed = async (who: TestClient, where: object = {}) =>
  (
    await who.send<ListPage>('POST', `/api/v1/lists/${CONTRACTS}/search`, {
      ...{ limit: 50, where: { state: ['1', '2', '3', '4', '5'], ...where } },
    })
  ).body.rows;

/** Presses a button of the list for one row; the job and what became of it. */
export async function press(who: TestClient, action: string, id: string, answers: object = {}) {
  const { body } = await startJob(who, await freezeRows(who, CONTRACTS, action, [id]), answers);
  const told = (await endedJob(who, body.id)).map(({ outcome, reason }) => reason ?? outcome);
  return { job: body.id, told };
}

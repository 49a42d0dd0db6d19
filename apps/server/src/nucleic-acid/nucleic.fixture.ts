import { SAMPLE } from '../records/sample.fixture.ts';
import { tinyCounty, type TestClient } from '../testing/index.ts';

export const EAST = '990101101';
export const VILLAGE = `${EAST}001`;
const staff = (id: string, role: 'LAB' | 'SYS' | 'TWN', name: string, institutionCode: string) => ({
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id, code: `code-${id}`, username: id, name, roles: [role] as const, institutionCode },
});

/** The tiny county with a laboratory of two in its eastern township. */
export const laboratoryCounty = {
  ...tinyCounty,
  users: [
    ...tinyCounty.users,
    staff('tester', 'LAB', '检验员', EAST),
    staff('reviewer', 'LAB', '审核员', EAST),
    staff('township', 'TWN', '东镇管理员', EAST),
  ],
};

const put = (client: TestClient, formId: string, id: string, data: object, more: object = {}) => {
  const subjectId = String((data as { sampleOrg?: string }).sampleOrg ?? EAST);
  const save = { id, formId, formVersion: 1, subjectId, occurredOn: '2026-06-15', data, baseVersion: 0 };
  return client.send('PUT', `/api/v1/records/${id}`, { ...save, saveId: `save-${id}`, ...more });
};

/** Registers a single tube, code `TUBE-<id>` in capitals. */
export const single = (client: TestClient, id: string, more: object = {}, save: object = {}) =>
  put(client, 'nucleic-sample', id, { ...SAMPLE, tubeBarcode: `TUBE-${id}`, sampler: 'sampler', ...more }, save);

export const MEMBERS = [
  ['99010119900131002X', '单雄信'],
  ['990101198501010015', '罗成'],
] as const;

/** Registers a pool of five with two members. */
export const pool = (client: TestClient, id: string, more: object = {}) =>
  put(client, 'nucleic-pool', id, {
    tubeBarcode: `TUBE-${id}`,
    mixType: '5',
    specimenType: '3',
    sampleOrg: EAST,
    samplePoint: '东镇',
    sampler: 'sampler',
    openTime: '2026-06-15T09:00',
    tubeState: '2',
    members: MEMBERS.map(([idNo, name], at) => ({
      ...{
        seq: at + 1,
        idType: '01',
        idNo,
        name,
        phone: '19900000002',
        crowdType: '10',
        sampleTime: '2026-06-15T09:00',
      },
    })),
    ...more,
  });

/** Scans a tube at the laboratory's desk. */
export const receipt = (client: TestClient, id: string, tubeBarcode: string, more: object = {}) =>
  put(client, 'nucleic-receipt', id, {
    tubeBarcode,
    receiveLab: EAST,
    receiver: 'tester',
    receiveTime: '2026-06-15T11:30',
    conclusion: '1',
    ...more,
  });

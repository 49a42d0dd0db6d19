import {
  recordRepositoryContract,
  residentCreationContract,
  residentDirectoryContract,
  rosterGatewayContract,
  sessionGatewayContract,
} from '@gongwei/adapters/contracts';
import {
  createCountingIdSource,
  createManualClock,
  createMemoryRecordRepository,
  createMemoryResidentDirectory,
  createMemoryRosterGateway,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import type { RecordRepository } from '@gongwei/application/forms';
import type { RosterRowResult } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { bloodCount, fixtureIdNumber, rosterFixture, TEST_PASSWORD } from '@gongwei/server/testing';
import { randomUUID } from 'node:crypto';
import { resident, sessionOf } from './forms/desk.fixture.ts';
import { contractServer } from './contract-server.fixture.ts';
import { openBrowser } from './server.fixture.ts';

const server = contractServer();
const { loggedIn } = server;

const memoryIds = createCountingIdSource(9);

recordRepositoryContract('memory', async () => {
  const records = createMemoryRecordRepository(createManualClock());
  return {
    mine: records,
    theirs: records.as({ id: 'u2', name: '赵医生' }),
    newId: memoryIds.next,
    firstSave: () => bloodCount({ id: memoryIds.next(), saveId: memoryIds.next() }),
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});

// A resident has one blood count a day, so every save of the suite gets a day of its own.
let day = 0;

recordRepositoryContract('server', async () => {
  const [mine, theirs] = [await loggedIn('doctor'), await loggedIn('clerk')];
  return {
    mine: mine.records,
    theirs: theirs.records,
    newId: randomUUID,
    firstSave() {
      const examDate = `2026-06-${String((day += 1)).padStart(2, '0')}`;
      const save = bloodCount({ id: randomUUID(), saveId: randomUUID() });
      return { ...save, occurredOn: examDate as typeof save.occurredOn, data: { ...save.data, examDate } };
    },
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});

sessionGatewayContract('memory', async () => {
  const tokens = createMemoryTokenStore();
  return {
    gateway: createMemorySessionGateway({ u1: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens),
    tokens,
    username: 'u1',
    password: 'x',
  };
});

sessionGatewayContract('server', async () => {
  const { sessions, tokens } = openBrowser(server.url);
  return { gateway: sessions, tokens, username: 'doctor', password: TEST_PASSWORD };
});

/** Saves two blood counts of a resident, the later one first. */
async function twoCounts(records: RecordRepository, subjectId: string) {
  const counts = [
    { recordId: `later-${subjectId}`, on: '2025-03-02' as CalendarDay, hemoglobin: 128 },
    { recordId: `earlier-${subjectId}`, on: '2024-03-02' as CalendarDay, hemoglobin: 121 },
  ];
  for (const { recordId, on, hemoglobin } of counts) {
    const data = { examDate: on, hemoglobin };
    await records.save(bloodCount({ id: recordId, saveId: recordId, subjectId, occurredOn: on, data }));
  }
  return counts;
}

residentDirectoryContract('memory', async () => {
  const clock = createManualClock('2026-06-15T04:00:00.000Z');
  const other = { ...resident, id: 'r2', name: '李大山' };
  const records = createMemoryRecordRepository(clock);
  return {
    directory: createMemoryResidentDirectory({
      residents: [resident, other],
      records,
      clock,
      concepts: ({ id, formId, occurredOn, data }) => [
        {
          concept: 'hemoglobin',
          value: data['hemoglobin'] as number,
          on: occurredOn,
          formId,
          formTitle: '',
          recordId: id,
        },
      ],
    }),
    known: resident,
    formId: 'hypertension-follow-up',
    counts: await twoCounts(records, resident.id),
  };
});

let serverCounts: ReturnType<typeof twoCounts> | undefined;

residentDirectoryContract('server', async () => {
  const { residents, records } = await loggedIn('doctor');
  serverCounts ??= twoCounts(records, 'resident-1');
  return {
    directory: residents,
    known: { id: 'resident-1', name: '张三丰' },
    formId: 'hypertension-follow-up',
    counts: await serverCounts,
  };
});

let newcomers = 100;

const newcomer = () => ({
  name: `周新${'一二三四五六七八九'[newcomers % 9]}`,
  idNumber: fixtureIdNumber((newcomers += 1), '320902'),
});

residentCreationContract('memory', async () => {
  const clock = createManualClock('2026-06-15T04:00:00.000Z');
  return {
    directory: createMemoryResidentDirectory({
      residents: [resident],
      records: createMemoryRecordRepository(clock),
      clock,
    }),
    newcomer,
  };
});

residentCreationContract('server', async () => ({ directory: (await loggedIn('doctor')).residents, newcomer }));

const CUT_PHONE = { severity: 'warning', text: '电话只有7位' } as const;
const rosterRow = (row: number): RosterRowResult =>
  row % 7 === 0
    ? { row, outcome: 'rejected', messages: [{ severity: 'error', text: '身份证号码校验位不正确。' }] }
    : { row, outcome: row % 5 === 0 ? 'skipped-empty' : 'created', messages: row % 11 === 0 ? [CUT_PHONE] : [] };

rosterGatewayContract('memory', async () => ({
  gateway: createMemoryRosterGateway(
    Array.from({ length: 64 }, (_, at) => rosterRow(at + 2)),
    createManualClock(),
    10,
  ),
  file: { name: '花名册.xlsx', size: 1, bytes: async () => new Uint8Array(1) },
}));

rosterGatewayContract('server', async () => {
  const { bytes } = await rosterFixture({ rows: 64, villages: ['东村卫生室'] });
  return {
    gateway: (await loggedIn('doctor')).roster,
    file: { name: '花名册.xlsx', size: bytes.length, bytes: async () => bytes },
  };
});

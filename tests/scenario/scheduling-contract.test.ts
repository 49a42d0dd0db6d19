import { schedulingGatewayContract } from '@gongwei/adapters/contracts';
import { createHttpScheduling } from '@gongwei/adapters/http';
import { createMemoryScheduling } from '@gongwei/adapters/memory';
import type { ExamSession } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import { checkUpSheet } from '@gongwei/server/testing';
import { contractServer } from './contract-server.fixture.ts';

const server = contractServer();
const TODAY = '2026-06-15' as CalendarDay;

const session = (id: string): ExamSession => ({
  ...{ id, name: `东村体检 ${id}`, hostOrg: '990101101', villages: ['990101101001'], checkTypes: ['1'] },
  ...{ date: TODAY, period: '1', place: '东村卫生室', items: ['1', '2'], staff: [] },
  bookUntil: `${TODAY}T15:59:00.000Z`,
  slots: [{ capacity: 2 }],
});

schedulingGatewayContract('memory', async () => ({
  gateway: createMemoryScheduling({
    today: TODAY,
    people: ['张三丰', '单雄信', '李清照'].map((name, at) => ({
      ...{ residentId: `resident-${at + 1}`, name, sex: 'male' as const, age: 71, village: '东村', status: '1' },
      ...{ archiveNumber: `${at}`, idNumber: `${at}` },
    })),
    sheets: [
      {
        ...{ recordId: 'sheet', residentId: 'resident-1', recordVersion: 1, state: '0', missing: [], findings: [] },
        ...{ critical: false, told: false, fields: [], reportState: '0' },
      },
    ],
  }),
  ...{ session, people: ['resident-1', 'resident-2', 'resident-3'], typed: '张三丰', sheet: 'sheet' },
}));

let sheets = 0;
schedulingGatewayContract('server', async () => {
  const { calls } = await server.loggedIn('county');
  // A sheet of somebody of the other township, so that everybody here is still due.
  const id = `contract-sheet-${(sheets += 1)}`;
  await calls.resource({
    ...{ method: 'PUT', path: `/v1/records/${id}` },
    body: checkUpSheet(4, `2026-0${sheets}-10`, {}, { id, saveId: id }) as never,
  });
  return {
    gateway: createHttpScheduling(calls),
    ...{ session, people: ['resident-1', 'resident-2', 'resident-3'], typed: '张三丰', sheet: id },
  };
});

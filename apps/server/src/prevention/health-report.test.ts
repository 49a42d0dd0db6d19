import { afterAll, beforeAll, describe } from 'vitest';
import { type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { healthReportContract } from './health-report.contract.ts';

describe.each(BOTH_DATABASES)('health reports and strips over %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServerOver(kind);
  }, 60_000);
  afterAll(() => server?.stop());
  healthReportContract(() => server);
});

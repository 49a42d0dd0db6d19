import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { factsForLists } from '../list-facts.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { writeBeside } from '../measures/hand-county.fixture.ts';
import { fullCounty } from './lists/full-county.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** The server over the seeded county with sheets of every form some list is about, with appointments, uploads and reviews in all of their states. */
export async function startFullServer(residents?: number): Promise<TestServer> {
  const server = await startTestServer();
  await fullCounty(server.database, await serveLists(factsForLists(RESIDENT_FACTS)), residents);
  await writeBeside(server.database);
  // Medicines are of the day they begin, as a save has it.
  await server.database.query(
    `update records set data = data || jsonb_build_object('startDate', occurred_on) where form_id = 'medication-record'`,
  );
  // What was read of the county before is not remembered.
  await server.restart();
  return server;
}

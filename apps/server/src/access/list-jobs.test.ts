import { loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { LIST_IDS, loadList } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { importsOf, listJobsOf } from '../list-work.ts';
import { factsForLists } from '../list-facts.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { ledgerJobs } from '../upload-ledger/jobs/index.ts';

const jobs = listJobsOf(ledgerJobs(() => undefined));
const lists = await Promise.all([...LIST_IDS.map(loadList), ...REGISTER_LIST_IDS.map(loadRegisterList)]);
const buttons = lists.flatMap((list) => (list.actions ?? []).map((action) => ({ list, action })));

it('every button that does something to rows has a job of the server: a line of LIST_JOBS in list-work.ts', () => {
  const unknown = buttons.flatMap(({ list, action: { does, label } }) =>
    'job' in does && !Object.hasOwn(jobs, does.job) ? [`${list.id} · ${label}: there is no job “${does.job}”`] : [],
  );
  expect(unknown).toEqual([]);
});

it('every button that says it can be taken back has a job with an undo', () => {
  const promised = buttons.flatMap(({ list, action: { does, label, undo } }) =>
    'job' in does && undo && !jobs[does.job]?.undo ? [`${list.id} · ${label}: the job “${does.job}” has no undo`] : [],
  );
  expect(promised).toEqual([]);
});

it('every button that takes files in has an import: a line of IMPORTS in list-work.ts, or a register with `imports`', async () => {
  const importOf = importsOf(await serveLists(factsForLists(RESIDENT_FACTS)));
  const without = buttons.flatMap(({ list, action: { does, label, contents } }) =>
    'dialog' in does && does.dialog === 'import-rows'
      ? (contents?.map(({ id }) => id) ?? [undefined])
          .filter((content) => !importOf(list.id, content))
          .map(
            (content) => `${list.id} · ${label}${content === undefined ? '' : ` of ${content}`}: nothing takes it in`,
          )
      : [],
  );
  expect(without).toEqual([]);
});

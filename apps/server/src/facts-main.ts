import { runCheckCommand } from './check-command.ts';
import { createFacts } from './facts/create-facts.ts';
import { checkFacts, prepareFacts, rebuildFacts } from './facts/rebuild-facts.ts';
import { loadFormLibrary } from './records/catalogue-form-library.ts';
import { systemClock } from './shared/server-clock.ts';

const usage = '用法：npm run facts -- check|rebuild（核对或重新计算名单所用的推算值；使用内置数据库时请先停止服务）';

await runCheckCommand({ usage, terminal: console, what: '推算值' }, async (database) => {
  const forms = await loadFormLibrary();
  const tools = { database, forms, facts: createFacts({ forms, clock: systemClock }) };
  await prepareFacts(tools);
  return {
    rebuild: () => rebuildFacts(tools),
    check: async () => {
      const { residents, drift } = await checkFacts(tools);
      return { residents, drift: drift.map(({ residentId, keys }) => ({ residentId, parts: keys })) };
    },
  };
});

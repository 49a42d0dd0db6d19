import { runCheckCommand } from './check-command.ts';
import { createChecks } from './checks/create-checks.ts';
import { judgesFor } from './checks/judge-beside.ts';
import { checkChecks, rebuildChecks } from './checks/rebuild-checks.ts';
import { loadFormLibrary } from './records/catalogue-form-library.ts';
import { systemClock } from './shared/server-clock.ts';

const usage = '用法：npm run checks -- check|rebuild（核对或重新计算数据核查的问题；使用内置数据库时请先停止服务）';

await runCheckCommand({ usage, terminal: console, what: '数据核查问题' }, async (database) => {
  const tools = { database, checks: createChecks({ forms: await loadFormLibrary(), clock: systemClock }) };
  return {
    rebuild: () => rebuildChecks(tools),
    check: async () => {
      const { residents, drift } = await checkChecks(tools, undefined, await judgesFor(database, tools.checks));
      return { residents, drift: drift.map(({ residentId, findingIds }) => ({ residentId, parts: findingIds })) };
    },
  };
});

import { runCheckCommand } from './check-command.ts';
import { createPlans } from './plans/create-plans.ts';
import { checkPlans, rebuildPlans } from './plans/rebuild-plans.ts';
import { systemClock } from './shared/server-clock.ts';

const usage = '用法：npm run plans -- check|rebuild（核对或重新计算随访计划；使用内置数据库时请先停止服务）';

await runCheckCommand({ usage, terminal: console, what: '随访计划' }, async (database) => {
  const tools = { database, plans: createPlans({ clock: systemClock }) };
  return {
    rebuild: () => rebuildPlans(tools),
    check: async () => {
      const { residents, drift } = await checkPlans(tools);
      return { residents, drift: drift.map(({ residentId, planIds }) => ({ residentId, parts: planIds })) };
    },
  };
});

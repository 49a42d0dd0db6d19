import { prescriptionLife } from '@gongwei/domain/chronic';
import type { LifeCycle } from '@gongwei/domain/life-cycle';
import { monitoringLife } from '@gongwei/domain/prevention';
import { allows } from '../identity/permissions.policy.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';

type AnyLife = LifeCycle<string, { readonly type: string }, never>;
type Standing = { readonly life: AnyLife; /** Whose M ends and brings back. */ readonly code: string };

const STANDING: { readonly [form: string]: Standing } = {
  'blood-pressure-patient': { life: monitoringLife as unknown as AnyLife, code: 'gwyfrh' },
  'blood-glucose-patient': { life: monitoringLife as unknown as AnyLife, code: 'gwyfrh' },
  'management-prescription': { life: prescriptionLife as unknown as AnyLife, code: 'gwyfrh' },
};

/** The state of these sheets goes the ways of their machines, also where it was typed: 409 for a way there is not, 403 for one that is not theirs. */
export const lifeOfSheetsHook: RecordHook = {
  name: 'life of monitoring and prescriptions',
  beforeWrite: async ({ form, staff, before, data }) => {
    const { life, code } = STANDING[form.id] ?? {};
    if (!life || !code) return;
    const { states, ways, initial, noun } = life.plan;
    const known = (state: unknown): string =>
      typeof state === 'string' && Object.hasOwn(states, state) ? state : initial;
    const [from, to] = [known(before?.data['state']), known((data as { readonly state?: unknown }).state)];
    if (from === to) return;
    const way = Object.values(ways).find((one) => one.to === to && one.from.includes(from));
    if (!way)
      throw httpFailure(409, {
        code: 'sheet.state',
        message: `${noun}状态为“${states[from]}”，不能改为“${states[to]}”，没有保存`,
      });
    if (way.letter === 'M' && !allows(staff.permissions, [code], 'M'))
      throw forbidden(`“${way.label}”由有管理权限的人办理`);
  },
};

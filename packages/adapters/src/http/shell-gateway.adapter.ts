import type { HomeSummary } from '@gongwei/domain/analytics';
import type { MenuItem } from '@gongwei/domain/shell';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import type { ShellGateway } from '@gongwei/application/shell';
import { listIn, member, memberText, required, requiredText, textOf } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** The menu and embedded pages, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpShellGateway(calls: WireCalls): ShellGateway {
  return {
    async menu() {
      const { data } = await calls.envelope({ method: 'GET', path: '/menus/find' });
      return itemsIn(data);
    },
    async embeddedPage(name, asker) {
      const { body } = await calls.resource({
        method: 'GET',
        path: `/v1/embedded-pages/${encodeURIComponent(name)}`,
        asker,
      });
      return { address: requiredText(body, 'address') };
    },
    async homeSummary(institutionCode, asker) {
      const { body } = await calls.resource({
        method: 'GET',
        path: '/v1/home/summary',
        params: { institutionCode },
        asker,
      });
      const summary = required(body, 'summary');
      requiredText(summary, 'on');
      for (const part of ['residents', 'followUps']) required(member(summary, part), part);
      return { ...summary, worklist: listIn(member(summary, 'worklist')) } as unknown as HomeSummary;
    },
    async sendErrorLog(entries) {
      await calls.resource({ method: 'POST', path: '/v1/error-logs', body: { entries } as unknown as JsonObject });
    },
  };
}

/** Deeper than this nobody nests a menu; what claims to is broken. */
const DEEPEST = 6;

function itemsIn(wire: Json | undefined, depth = 0): readonly MenuItem[] {
  if (depth > DEEPEST) return [];
  return listIn(wire).flatMap((one) => {
    const [label, path] = [memberText(one, 'label'), memberText(one, 'path')];
    if (!label || path === undefined) return [];
    const [icon, component, permission] = [
      memberText(one, 'icon'),
      memberText(one, 'component'),
      member(one, 'permission'),
    ];
    const [below, roles] = [member(one, 'children'), member(one, 'roles')];
    const initials = memberText(one, 'pyszm');
    const keepAlive = member(member(one, 'meta'), 'keepAlive');
    return [
      {
        id: memberText(one, 'id') ?? path,
        label,
        path,
        ...(icon && { icon }),
        ...(component && { component }),
        ...((typeof permission === 'string' || typeof permission === 'boolean') && { permission }),
        ...(Array.isArray(roles) && { roles: listIn(roles).flatMap((role) => textOf(role) ?? []) }),
        ...(typeof keepAlive === 'boolean' && { meta: { keepAlive } }),
        ...(initials && { initials: initials.toLowerCase() }),
        // A list without entries is a parent that lost them, not a page.
        ...(Array.isArray(below) && { children: itemsIn(below, depth + 1) }),
      },
    ];
  });
}

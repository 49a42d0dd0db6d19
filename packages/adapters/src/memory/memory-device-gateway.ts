import type { DeviceGateway } from '@gongwei/application/prevention';
import type { DeviceKind } from '@gongwei/domain/prevention';
import { fail, ok } from '@gongwei/domain/shared';

/** Knows the meters it is given, and who was bound to which. */
export function createMemoryDeviceGateway(known: { readonly [code: string]: DeviceKind }): DeviceGateway {
  const bound = new Map<string, { readonly [Kind in DeviceKind]?: string }>();
  return {
    find: async ({ username }) => bound.get(username) ?? {},
    async bind(kind, code, { username }) {
      if (known[code] === undefined) return fail({ message: '本机构没有登记这个设备编码' });
      if (known[code] !== kind) return fail({ message: '' });
      bound.set(username, { ...bound.get(username), [kind]: code });
      return ok(undefined);
    },
  };
}

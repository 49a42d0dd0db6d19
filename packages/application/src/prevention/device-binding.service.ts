import { bindingMessage, type DeviceKind } from '@gongwei/domain/prevention';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { SessionService } from '../identity/session.service.ts';
import { createScope, STORED, token, type Behavior, type StoredItems } from '../shared/index.ts';
import type { DeviceGateway, DeviceUser } from './device-gateway.port.ts';

/** Codes of the meters somebody works with, by kind: `xy` 血压计, `xt` 血糖仪. */
export type BoundDevices = { readonly [Kind in DeviceKind]?: string };

/** The meters of whoever is logged in; their codes also lie on this PC, for what reads them while the server is away. */
export interface DeviceBinding {
  readonly bound$: Behavior<BoundDevices>;
  /** Asks the server. Rejects with a `Fault`; what is known stays. */
  refresh(): Promise<void>;
  /** The specification's sentence either way. Rejects with a `Fault`. */
  bind(kind: DeviceKind, code: string): Promise<Result<string, string>>;
  dispose(): void;
}
export const DeviceBinding = token<DeviceBinding>('DeviceBinding');

const ITEMS = { xy: STORED.bloodPressureMeter, xt: STORED.glucoseMeter } as const;
const KINDS = ['xy', 'xt'] as const;

/** Bindings of the meters of who is logged in; shows the codes on this PC until the server has answered. */
export function createDeviceBinding(
  gateway: DeviceGateway,
  session: SessionService,
  stored: StoredItems,
): DeviceBinding {
  const scope = createScope();
  const onDevice = (): BoundDevices =>
    Object.fromEntries(
      KINDS.flatMap((kind) => {
        const code = stored.read(ITEMS[kind]);
        return code === undefined ? [] : [[kind, code]];
      }),
    );
  const bound$ = scope.behavior<BoundDevices>(onDevice());
  const by = (): DeviceUser => {
    const state = session.state$.value;
    if (state.status !== 'logged-in') return { username: '' };
    const { username, openid } = state.session.user;
    return { username, ...(openid !== undefined && { openid }) };
  };
  const keep = (devices: BoundDevices): void => {
    for (const kind of KINDS) {
      const code = devices[kind];
      if (code === undefined) stored.remove(ITEMS[kind]);
      else stored.write(ITEMS[kind], code);
    }
    bound$.next(devices);
  };
  return {
    bound$,
    refresh: async () => keep(await gateway.find(by())),
    async bind(kind, text) {
      const code = text.trim();
      if (code === '') return fail(bindingMessage(kind, 'empty'));
      const answer = await gateway.bind(kind, code, by());
      if (!answer.ok) return fail(answer.failure.message || bindingMessage(kind, 'failed'));
      keep({ ...bound$.value, [kind]: code });
      return ok(bindingMessage(kind, 'done'));
    },
    dispose: () => scope.end(),
  };
}

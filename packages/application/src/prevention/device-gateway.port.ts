import type { DeviceKind } from '@gongwei/domain/prevention';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** Who asks, as the specification's calls name them. */
export type DeviceUser = { readonly username: string; readonly openid?: string };

/** Which meters somebody works with. Rejects with a `Fault` when the network or the server fails. */
export interface DeviceGateway {
  /** The codes of the bound meters, at most one of a kind. */
  find(by: DeviceUser): Promise<{ readonly [Kind in DeviceKind]?: string }>;
  /** A failure's `message` is empty where the server gave no reason. */
  bind(kind: DeviceKind, deviceCode: string, by: DeviceUser): Promise<Result<undefined, { readonly message: string }>>;
}
export const DeviceGateway = token<DeviceGateway>('DeviceGateway');

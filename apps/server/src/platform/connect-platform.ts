import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { demoPlatformAccounts } from './demo-accounts.ts';
import { createHttpPlatform } from './http-platform.adapter.ts';
import { platformRoutes, type AccountPassed } from './platform.routes.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { createStandInPlatform } from './stand-in-platform.adapter.ts';
import { createNoPlatform, type ThirdPartyPlatform } from './third-party-platform.ts';

/** How the platform is reached that check-ups are uploaded to. */
export type PlatformSettings = {
  /** `stand-in`: one of our own takes its place, for trying things out. `url`: of the real one. */
  readonly platform: 'stand-in' | 'off' | { readonly url: string };
  /** Accounts for trying things out are made where there are none; always with the stand-in. */
  readonly demoAccounts?: boolean;
  /** 32 bytes that seal the accounts' passwords; absent: they are forgotten when the server ends. */
  readonly key?: Uint8Array;
};

/** The platform and what opens the passwords of its accounts. */
export type ConnectedPlatform = { readonly platform: ThirdPartyPlatform; readonly box: SecretBox };

/** Opens the way to the platform; with demo accounts where they are wanted. */
export async function connectPlatform(
  context: ServerContext,
  { platform, demoAccounts = platform === 'stand-in', key }: PlatformSettings,
): Promise<ConnectedPlatform> {
  const box = createSecretBox(key ?? context.random.bytes(32), context.random);
  if (demoAccounts) await demoPlatformAccounts(context, box);
  if (typeof platform === 'object') return { platform: createHttpPlatform(platform.url), box };
  return { platform: platform === 'stand-in' ? createStandInPlatform() : createNoPlatform(), box };
}

/** `passed`: told of every account the platform takes from now on. */
export const servePlatformAccounts = (
  app: FastifyInstance,
  context: ServerContext,
  connected: ConnectedPlatform,
  passed?: AccountPassed,
): void => platformRoutes(app, context, connected, passed);

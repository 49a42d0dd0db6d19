import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { demoPlatformAccounts } from './demo-accounts.ts';
import { platformRoutes } from './platform.routes.ts';
import { createSecretBox } from './secret-box.ts';
import { createNoPlatform, createStandInPlatform } from './third-party-platform.ts';

/** How the platform is reached that check-ups are uploaded to. */
export type PlatformSettings = {
  /** `stand-in`: one of our own takes its place, for trying things out. */
  readonly platform: 'stand-in' | 'off';
  /** 32 bytes that seal the accounts' passwords; absent: they are forgotten when the server ends. */
  readonly key?: Uint8Array;
};

export async function connectPlatform(
  app: FastifyInstance,
  context: ServerContext,
  { platform, key }: PlatformSettings,
): Promise<void> {
  const box = createSecretBox(key ?? context.random.bytes(32), context.random);
  const standIn = platform === 'stand-in';
  if (standIn) await demoPlatformAccounts(context, box);
  platformRoutes(app, context, { platform: standIn ? createStandInPlatform() : createNoPlatform(), box });
}

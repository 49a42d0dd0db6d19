import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { insertAccount } from './platform-accounts.repository.ts';
import type { SecretBox } from './secret-box.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';

/** Of how many institutions one has a wrong password. */
const ONE_WRONG_IN = 3;

/** Gives every health centre an account of the stand-in, some with an outdated password, where there are no accounts yet. */
export async function demoPlatformAccounts(
  { database, clock, random }: Pick<ServerContext, 'database' | 'clock' | 'random'>,
  box: SecretBox,
): Promise<void> {
  const [known] = await database.query('select 1 from platform_accounts limit 1');
  if (known) return;
  const centres = await database.query<{ code: string; user_id: string }>(
    `select i.code, min(u.id) as user_id from institutions i join users u on u.institution_code = i.code
     where i.level = 4 group by i.code order by i.code`,
  );
  for (const [at, { code, user_id }] of centres.entries()) {
    const wrong = at % ONE_WRONG_IN === 0;
    await insertAccount(database, {
      id: uuidV7(clock.now(), random),
      institutionCode: code,
      userId: user_id,
      username: `gw${code}`,
      sealed: box.seal(wrong ? 'outdated' : PLATFORM_PASSWORD),
      state: wrong ? '2' : '1',
      message: wrong ? '平台用户名或密码错误' : '检验通过',
    });
  }
}

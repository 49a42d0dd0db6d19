import { waitTurn, type Database, type Queryable } from '../../database/database.port.ts';

export async function userOfWeChat(database: Queryable, openid: string): Promise<string | undefined> {
  const [row] = await database.query<{ user_id: string }>('select user_id from wechat_bindings where openid = $1', [
    openid,
  ]);
  return row?.user_id;
}

export async function weChatOf(database: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await database.query<{ openid: string }>('select openid from wechat_bindings where user_id = $1', [
    userId,
  ]);
  return row?.openid;
}

/** An account has one WeChat: a new one takes the place of the old. `false` where the WeChat is another account's. */
export const bindWeChat = (database: Database, openid: string, userId: string, now: Date): Promise<boolean> =>
  database.transaction(async (inside) => {
    // The account first, then the WeChat: two bindings of either at once come one after the other.
    await inside.query('select 1 from users where id = $1 for no key update', [userId]);
    await waitTurn(inside, `wechat:${openid}`);
    const owner = await userOfWeChat(inside, openid);
    if (owner !== undefined) return owner === userId;
    await inside.query('delete from wechat_bindings where user_id = $1', [userId]);
    await inside.query('insert into wechat_bindings (openid, user_id, bound_at) values ($1, $2, $3)', [
      openid,
      userId,
      now.toISOString(),
    ]);
    return true;
  });

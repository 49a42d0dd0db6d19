import type { AccountGateway } from '@gongwei/application/identity';
import { fail, ok } from '@gongwei/domain/shared';
import { memberText, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Passwords and accounts of the user, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpAccountGateway(calls: WireCalls): AccountGateway {
  return {
    async changePassword({ username, current, next }) {
      const { code, message } = await calls.envelope({
        method: 'POST',
        path: '/users/updateuserpwd',
        body: { username, password: current, newpassword: next },
      });
      return code === 200 ? ok(undefined) : fail({ message: message === '' ? '密码修改失败。' : message });
    },
    async resetPassword(username) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/users/updateuserpwdcz',
        body: { username },
      });
      if (code !== 200) return fail({ message: message === '' ? '密码重置失败。' : message });
      return ok({ name: memberText(data, 'name') ?? username, password: requiredText(data, 'newpassword') });
    },
    async unbindWeChat() {
      await calls.resource({ method: 'POST', path: '/v1/account/wechat/unbind', body: {} });
    },
  };
}

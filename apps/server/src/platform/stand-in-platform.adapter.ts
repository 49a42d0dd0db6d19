import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import {
  askResult,
  listResult,
  sendResult,
  type PlatformLogin,
  type ThirdPartyPlatform,
} from './third-party-platform.ts';

/**
 * Takes the platform's place in the server's own process, for trying things out; it forgets what it holds when the server ends. Names
 * that begin with `offline` find it down, those with `locked` a locked account, and only `PLATFORM_PASSWORD` fits.
 */
export function createStandInPlatform(platform = createProvincialPlatform()): ThirdPartyPlatform {
  const asLoggedIn = <Answer>({ username, password }: PlatformLogin, work: () => Answer) => {
    const { state, message } = platform.check(username, password);
    return state === '1' ? work() : ({ ok: false, code: 'E01', message } as const);
  };
  return {
    async verify(username, password) {
      if (username.startsWith('offline')) return { state: '3', message: '第三方平台暂时无法访问，请稍后再试' };
      return platform.check(username, password);
    },
    send: async (login, record) => sendResult(asLoggedIn(login, () => platform.take(record))),
    remove: async (login, deletion) => sendResult(asLoggedIn(login, () => platform.remove(deletion))),
    ask: async (login, keys) =>
      askResult(asLoggedIn(login, () => ({ ok: true as const, records: platform.ask(keys) }))),
    list: async (login, question) => listResult(asLoggedIn(login, () => platform.list(question))),
  };
}

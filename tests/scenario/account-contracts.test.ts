import { accountGatewayContract, smsGatewayContract, weChatGatewayContract } from '@gongwei/adapters/contracts';
import { createHttpAccountGateway, createHttpSmsGateway, createHttpWeChatGateway } from '@gongwei/adapters/http';
import {
  createMemoryAccountGateway,
  createMemorySessionGateway,
  createMemorySmsGateway,
  createMemoryTokenStore,
  createMemoryWeChatGateway,
} from '@gongwei/adapters/memory';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { sessionOf } from './forms/desk.fixture.ts';
import { openBrowser } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const entered = async (username: string) => {
  const browser = openBrowser(server.url);
  await browser.session.logIn({ username, password: TEST_PASSWORD });
  return browser;
};

const COUNTY = { username: 'county', password: TEST_PASSWORD, below: 'western', elsewhere: 'nobody' };
accountGatewayContract('memory', async () => {
  const weChat = { bound: true };
  const own = createMemoryAccountGateway(
    new Map([['county', TEST_PASSWORD]]),
    new Map([['western', '西镇医生']]),
    weChat,
  );
  return { ...COUNTY, own, hasWeChat: async () => weChat.bound };
});
accountGatewayContract('server', async () => {
  const { calls, session, sessions } = await entered('county');
  const qr = await createHttpWeChatGateway(calls).requestQr('');
  const scanned = qr.ok ? qr.value.qrCodeUrl : '';
  await fetch(scanned, { method: 'POST', body: new URLSearchParams({ answer: 'yes', wechat: 'of the county' }) });
  await session.lookAgain();
  return {
    ...COUNTY,
    own: createHttpAccountGateway(calls),
    async hasWeChat() {
      // What the pages say of the account is what the server says.
      await session.lookAgain();
      const [state, told] = [session.state$.value, await sessions.resume()];
      const shown = state.status === 'logged-in' && state.session.user.openid !== undefined;
      return shown && told?.user.openid !== undefined;
    },
  };
});

weChatGatewayContract('memory', async () => {
  const gateway = createMemoryWeChatGateway();
  const tickets = new Map<string, string>();
  const account = { password: 'x', session: sessionOf('u1', '李医生') };
  return {
    binding: gateway,
    entering: gateway,
    sessions: createMemorySessionGateway({ u1: account }, createMemoryTokenStore(), tickets),
    username: 'u1',
    async phone(code, what) {
      if (what === 'yes') tickets.set(`ticket of ${code}`, 'u1');
      gateway.onPhone(code, what === 'yes' ? { openid: `ticket of ${code}` } : what);
    },
  };
});
weChatGatewayContract('server', async () => {
  const [doctor, nobody] = [await entered('doctor'), openBrowser(server.url)];
  return {
    binding: createHttpWeChatGateway(doctor.calls),
    entering: createHttpWeChatGateway(nobody.calls),
    sessions: nobody.sessions,
    username: 'doctor',
    async phone(code, what) {
      if (what === 'scan') await fetch(code);
      else await fetch(code, { method: 'POST', body: new URLSearchParams({ answer: what, wechat: 'li' }) });
    },
  };
});

smsGatewayContract('memory', async () => {
  const tickets = new Map<string, string>();
  const account = { password: 'x', session: sessionOf('u1', '李医生') };
  const [keeping, entering] = [
    createMemorySmsGateway(),
    createMemorySmsGateway(new Map([['19912340001', 'u1']]), tickets),
  ];
  return {
    keeping,
    entering,
    sessions: createMemorySessionGateway({ u1: account }, createMemoryTokenStore(), tickets),
    username: 'u1',
    codeOn: async (phone) => keeping.phone.get(phone) ?? entering.phone.get(phone) ?? '',
  };
});
smsGatewayContract('server', async () => {
  const [doctor, nobody] = [await entered('doctor'), openBrowser(server.url)];
  return {
    keeping: createHttpSmsGateway(doctor.calls),
    entering: createHttpSmsGateway(nobody.calls),
    sessions: nobody.sessions,
    username: 'doctor',
    async codeOn(phone) {
      const page = await (await fetch(`${server.url}/stand-in/sms`)).text();
      return new RegExp(`${phone}：验证码 (\\d{6})`).exec(page)?.[1] ?? '';
    },
  };
});

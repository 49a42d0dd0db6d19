import { createManualClock, createMemorySmsGateway } from '@gongwei/adapters/memory';
import { createSmsCodes } from '@gongwei/application/identity';
import { expect, it } from 'vitest';

const PHONE = '19912340001';
function asking() {
  const clock = createManualClock();
  const gateway = createMemorySmsGateway(new Map([[PHONE, 'u1']]));
  const code = createSmsCodes(gateway, clock).create();
  return { clock, gateway, code, state: () => code.state$.value };
}

it.each([
  ['', '手机号码不能为空'],
  ['1991234', '手机号码长度不为11位'],
  ['02081234567', '手机号码格式不正确'],
])('asks nobody for a code for %j: %s', async (phone, message) => {
  const { clock, gateway, code, state } = asking();
  code.ask(phone);
  await clock.advance(0);
  expect([state().problem, gateway.phone.size]).toEqual([{ at: 'phone', message }, 0]);
  code.edit();
  expect(state().problem).toBeUndefined();
});

it('counts down the minute before another code, and proves the number by the right one', async () => {
  const { clock, gateway, code, state } = asking();
  code.ask(` ${PHONE} `);
  await clock.advance(0);
  expect(state()).toMatchObject({ step: 'resting', sent: true, wait: 60 });
  await clock.advance(1_000);
  expect(state().wait).toBe(59);
  code.try(PHONE, '');
  expect(state().problem).toEqual({ at: 'code', message: '请输入验证码' });
  code.try(PHONE, '000000');
  await clock.advance(0);
  expect(state().problem).toEqual({ at: 'code', message: '验证码错误' });
  await clock.advance(59_000);
  expect(state().wait).toBe(0);
  code.try(PHONE, gateway.phone.get(PHONE) ?? '');
  await clock.advance(0);
  expect(state()).toMatchObject({ step: 'proved', phone: PHONE, ticket: expect.any(String) });
  code.again('短信登录已过期，请重新获取验证码');
  expect(state()).toMatchObject({ step: 'resting', problem: { at: 'code' } });
  expect(state().ticket).toBeUndefined();
});

it('takes the rest of the minute from the server where a code was asked for elsewhere', async () => {
  const { clock, gateway, code, state } = asking();
  await gateway.send(PHONE);
  code.ask(PHONE);
  await clock.advance(0);
  expect(state()).toMatchObject({ wait: 60, sent: false, problem: { message: '请 60 秒后再获取验证码' } });
});

it('says so when the line is down, and leaves nothing behind', async () => {
  const { clock, gateway, code, state } = asking();
  gateway.offline = true;
  code.ask(PHONE);
  await clock.advance(0);
  expect(state()).toMatchObject({ step: 'resting', wait: 0, problem: { at: 'phone' } });
  gateway.offline = false;
  code.ask(PHONE);
  await clock.advance(0);
  code.dispose();
  const last = state();
  await clock.advance(60_000);
  expect(state()).toBe(last);
});

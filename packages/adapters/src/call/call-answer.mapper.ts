import type { CallAnswer, CallRefusal } from '@gongwei/domain/call';
import { fault, type Json } from '@gongwei/domain/shared';
import { listIn, member, memberText, textOf } from '../http/wire-body.ts';
import { callMemberIn } from './call-member.mapper.ts';

const REFUSALS: readonly CallRefusal[] = [
  'gone',
  'full',
  'unknown-user',
  'self',
  'not-logged-in',
  'not-permitted',
  'invalid',
];

/** Throws a `Fault` for what is no answer: that something was done must not be guessed. */
export function callAnswerOf(wire: Json | undefined): CallAnswer {
  const ok = member(wire, 'ok');
  if (ok === false) {
    const [code, message] = [member(wire, 'code'), memberText(wire, 'message')];
    return {
      ok,
      // A reason of a newer server keeps its sentence.
      code: REFUSALS.find((known) => known === code) ?? 'invalid',
      message: message === undefined || message === '' ? '服务器拒绝了这次操作。' : message,
    };
  }
  if (ok !== true)
    throw fault({
      code: 'call.unreadable',
      category: 'network',
      message: '服务器的回应无法识别，可能系统正在升级。',
      advice: '请稍后重试；如仍出现，请联系管理员。',
    });
  const [members, offline] = [member(wire, 'members'), member(wire, 'offline')];
  if (Array.isArray(members)) return { ok, members: listIn(members).flatMap((one) => callMemberIn(one) ?? []) };
  if (Array.isArray(offline)) return { ok, offline: listIn(offline).flatMap((one) => textOf(one) ?? []) };
  return { ok };
}

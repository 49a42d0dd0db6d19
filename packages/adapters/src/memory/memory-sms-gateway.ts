import type { SmsGateway } from '@gongwei/application/identity';
import { fail, fault, ok } from '@gongwei/domain/shared';

/** Codes by text message in memory, with the phones they arrive at. */
export type MemorySmsGateway = SmsGateway & {
  /** The line is down. */
  offline: boolean;
  /** Codes on their way, by number. */
  readonly phone: ReadonlyMap<string, string>;
};

/** `tickets`: user names by what the right code gives. Numbers of `owners` log in; without any, numbers are kept. */
export function createMemorySmsGateway(
  owners?: ReadonlyMap<string, string>,
  tickets: Map<string, string> = new Map(),
): MemorySmsGateway {
  const phone = new Map<string, string>();
  const waiting = new Set<string>();
  let made = 100_000;
  const line = ({ offline }: { readonly offline: boolean }): void => {
    if (offline) throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
  };
  return {
    offline: false,
    phone,
    async send(number) {
      line(this);
      if (waiting.has(number)) return fail({ message: '请 60 秒后再获取验证码', wait: 60 });
      waiting.add(number);
      if (!owners || owners.has(number)) phone.set(number, String((made += 1)));
      return ok({ wait: 60 });
    },
    async verify(number, code) {
      line(this);
      if (!waiting.has(number)) return fail({ message: '验证码已过期，请重新获取' });
      if (phone.get(number) !== code) return fail({ message: '验证码错误' });
      phone.delete(number);
      waiting.delete(number);
      if (!owners) return ok({});
      const ticket = `ticket of ${code}`;
      tickets.set(ticket, owners.get(number) ?? '');
      return ok({ ticket });
    },
  };
}

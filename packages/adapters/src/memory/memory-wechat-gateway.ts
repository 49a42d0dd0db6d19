import type { WeChatGateway } from '@gongwei/application/identity';
import type { WeChatAnswer } from '@gongwei/domain/identity';
import { fail, fault, ok } from '@gongwei/domain/shared';

/** Codes to scan in memory, with the phone that scans them. */
export type MemoryWeChatGateway = WeChatGateway & {
  /** Why no code can be had. */
  refusal: string | undefined;
  /** The line is down. */
  offline: boolean;
  /** How often a code was asked after. */
  readonly asked: number;
  /** What the phone did with a code, by what the code says. */
  onPhone(qrCodeUrl: string, what: 'scan' | 'no' | { readonly openid?: string }): void;
};

/** Codes to scan, and a phone that scans them when it is told to. */
export function createMemoryWeChatGateway(): MemoryWeChatGateway {
  const codes = new Map<string, WeChatAnswer>();
  let [made, asked] = [0, 0];
  const line = ({ offline }: { readonly offline: boolean }): void => {
    if (offline) throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
  };
  return {
    refusal: undefined,
    offline: false,
    get asked() {
      return asked;
    },
    async requestQr() {
      line(this);
      if (this.refusal !== undefined) return fail({ message: this.refusal });
      const number = (made += 1);
      codes.set(`code-${number}`, { kind: 'waiting' });
      return ok({ qrCodeUrl: `code-${number}`, nonceStr: String(number) });
    },
    async ask({ nonceStr }) {
      asked += 1;
      line(this);
      const answer = codes.get(`code-${nonceStr}`) ?? { kind: 'gone', message: '二维码已过期，请刷新。' };
      if (answer.kind === 'bound' || answer.kind === 'gone') codes.delete(`code-${nonceStr}`);
      return answer;
    },
    onPhone(qrCodeUrl, what) {
      if (what === 'scan') codes.set(qrCodeUrl, { kind: 'scanned' });
      else
        codes.set(
          qrCodeUrl,
          what === 'no' ? { kind: 'gone', message: '已在手机上取消。' } : { kind: 'bound', ...what },
        );
    },
  };
}

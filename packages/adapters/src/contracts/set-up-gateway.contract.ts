import type { SetUpGateway } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

/** Of a site that nobody set up yet. */
type Subject = { readonly gateway: SetUpGateway; readonly code: string };

const file = (text: string) => ({ name: '机构.csv', bytes: async () => new TextEncoder().encode(text) });
const SHEET = '机构编码,机构名称,级别\n320999,云溪县卫生健康委员会,县级\n';

/** What every `SetUpGateway` promises. */
export function setUpGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`set-up gateway: ${name}`, () => {
    it('does nothing without the code, reads a sheet with it, and sets the site up once', async () => {
      const { gateway, code } = await create();
      expect(await gateway.needed()).toBe(true);
      const wrong = { ok: false, failure: { message: '初始化码不正确' } };
      expect(await gateway.tryCode('AAAA-AAAA-AAAA')).toMatchObject(wrong);
      expect(await gateway.preview('AAAA', file(SHEET))).toMatchObject(wrong);
      expect(await gateway.tryCode(code.toLowerCase())).toEqual({ ok: true, value: undefined });

      expect(await gateway.preview(code, file('a,b\n1,2\n'))).toMatchObject({
        ok: true,
        value: { rows: [], problem: expect.stringMatching(/没有找到表头/) },
      });
      expect(await gateway.preview(code, file(`${SHEET}3209991,短,乡镇级\n`))).toMatchObject({
        ok: true,
        value: {
          rows: [
            { row: 2, problems: [] },
            { row: 3, code: '3209991', problems: [expect.any(String)] },
          ],
        },
      });
      const read = await gateway.preview(code, file(SHEET));
      const institutions = read.ok ? read.value.rows.flatMap(({ institution }) => institution ?? []) : [];
      expect(institutions).toMatchObject([{ code: '320999', level: 3 }]);

      const administrator = { username: 'zhang.wei', name: '张伟', password: 'Yunxi2026ok' };
      expect(await gateway.finish({ code: 'AAAA', institutions, administrator })).toMatchObject(wrong);
      expect(await gateway.finish({ code, institutions, administrator })).toEqual({ ok: true, value: undefined });
      expect(await gateway.needed()).toBe(false);
      expect(await gateway.finish({ code, institutions, administrator })).toMatchObject({
        ok: false,
        failure: { message: '本站已完成初始设置，不能再次设置' },
      });
    });
  });
}

import type { DeviceGateway, DeviceUser } from '@gongwei/application/prevention';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: DeviceGateway;
  readonly by: DeviceUser;
  /** Codes of a blood-pressure and of a glucose meter the institution keeps. */
  readonly pressure: string;
  readonly glucose: string;
};

/** What every `DeviceGateway` promises. */
export function deviceGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`device gateway: ${name}`, () => {
    it('binds a meter of each kind and finds them again', async () => {
      const { gateway, by, pressure, glucose } = await create();
      expect(await gateway.bind('xy', pressure, by)).toEqual({ ok: true, value: undefined });
      expect(await gateway.find(by)).toMatchObject({ xy: pressure });
      expect(await gateway.bind('xt', glucose, by)).toEqual({ ok: true, value: undefined });
      expect(await gateway.find(by)).toEqual({ xy: pressure, xt: glucose });
    });
    it('refuses meters nobody knows and those of the other kind, and keeps what was bound', async () => {
      const { gateway, by, pressure, glucose } = await create();
      await gateway.bind('xy', pressure, by);
      expect(await gateway.bind('xy', 'unknown', by)).toMatchObject({ ok: false });
      expect(await gateway.bind('xy', glucose, by)).toMatchObject({ ok: false });
      expect(await gateway.find(by)).toMatchObject({ xy: pressure });
    });
  });
}

import { expect, it, vi } from 'vitest';
import { createPasswordSlips } from './password-slips.ts';
import type { PasswordSlip } from './staff-gateway.port.ts';

const slip = (id: string): PasswordSlip => ({
  id,
  name: id,
  username: id,
  institutionName: '城关镇中心卫生院',
  temporaryPassword: `pass-${id}`,
});
const ids = Array.from({ length: 45 }, (_, at) => `u${at}`);

it('keeps the slips that came before a failure, and goes on with those who are left', async () => {
  const asked: number[] = [];
  let down = true;
  const slips = createPasswordSlips(
    {
      givePasswords: async (some) => {
        asked.push(some.length);
        if (asked.length === 2 && down) throw new Error('offline');
        return {
          slips: some.filter((id) => id !== 'u3').map(slip),
          refused: some.includes('u3') ? [{ id: 'u3', reason: '已有密码' }] : [],
        };
      },
    },
    async () => ids,
  );
  slips.give();
  slips.give();
  await vi.waitFor(() => expect(slips.state$.value.step).toBe('given'));
  expect(slips.state$.value.slips).toHaveLength(19);
  expect(slips.state$.value.fault).toBeDefined();
  down = false;
  slips.give();
  await vi.waitFor(() => expect(slips.state$.value.slips).toHaveLength(44));
  await vi.waitFor(() => expect(slips.state$.value.step).toBe('given'));
  expect(slips.state$.value.fault).toBeUndefined();
  expect(asked).toEqual([20, 20, 20, 5]);
  expect(new Set(slips.state$.value.slips.map(({ id }) => id)).size).toBe(44);
  slips.dispose();
});

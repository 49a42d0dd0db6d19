import { expect, type Locator } from '@playwright/test';
import { PLATFORM_PASSWORD } from '../../../apps/server/src/provincial-platform/wire.ts';

/** Answers of an electrocardiogram the platform takes, once it knows the person. */
export const ECG = {
  heartRate: 72,
  rhythm: '1',
  ecgResult: '1',
  impression: '窦性心律',
  examDoctor: 'doctor',
} as const;

/** What the platform asks for of somebody's archive. */
export const ARCHIVE = {
  phone: '19900000001',
  contactName: '张四',
  contactPhone: '19900000002',
  residenceType: '1',
  ethnicGroup: '01',
  aboBloodType: '1',
  educationLevel: '1',
  maritalStatus: '2',
  paymentMethods: ['2'],
} as const;

/** Gives every account whose password is wrong the right one, in the window that is open; also one that is refused only meanwhile. */
export async function mendAccounts(accounts: Locator): Promise<void> {
  const change = accounts.getByRole('button', { name: /^修改 / });
  const well = accounts.getByText('平台账号密码均正确');
  for (;;) {
    await expect(change.first().or(well)).toBeVisible();
    const left = await change.count();
    if (left === 0) return;
    await change.first().click();
    await accounts.getByLabel(/^平台密码/).fill(PLATFORM_PASSWORD);
    await accounts.getByLabel(/^平台密码/).press('Enter');
    await expect(change).not.toHaveCount(left);
  }
}

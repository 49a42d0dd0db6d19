import { expect, type Locator, type Page } from '@playwright/test';
import { newFormPath } from './residents.page.ts';

/** A form as staff see it. Fields are found by their key, which is part of the form language, not of the looks. */
export const formPage = (page: Page) => {
  const field = (key: string): Locator => page.locator(`[data-field="${key}"]`);
  return {
    field,
    box: (key: string): Locator => field(key).locator('input[type=text], textarea').first(),
    option: (key: string, code: string): Locator => field(key).locator(`input[value="${code}"]`),
    status: page.locator('footer').getByRole('status'),
    saveButton: page.getByRole('button', { name: /^保存/ }),
    draftNote: page.getByText(/已恢复 .* 自动保存的草稿/),
    async waitUntilOpen(title: string | RegExp): Promise<void> {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(this.saveButton).toBeEnabled();
    },
    /** A draft is on the device, and the second within which it promises to hold the last key is over. */
    async draftKeptSince(lastKeyAt: number): Promise<void> {
      await expect
        .poll(
          async () => Date.now() - lastKeyAt > 1_000 && /已自动保存草稿/.test((await this.status.textContent()) ?? ''),
        )
        .toBe(true);
    },
    /** Saves, giving the usual reason and confirming unusual values where asked. */
    async save(): Promise<void> {
      await page.keyboard.press('Control+s');
      await this.throughQuestions();
    },
    async throughQuestions(): Promise<void> {
      const saved = this.status.filter({ hasText: /^已保存 \d/ });
      const warnings = page.getByRole('button', { name: '仍然保存' });
      const reason = page.getByRole('dialog', { name: '修改原因' }).getByRole('button', { name: '保存', exact: true });
      for (;;) {
        await expect(saved.or(warnings).or(reason).first()).toBeVisible();
        if ((await saved.isVisible()) && !(await warnings.isVisible()) && !(await reason.isVisible())) return;
        // One question may follow the other at once.
        const asked = (await warnings.isVisible()) ? warnings : reason;
        await asked.press('Enter');
        await expect(asked).toHaveCount(0);
      }
    },
  };
};

export const FORM_TITLES = {
  'resident-personal-info': '个人基本信息表',
  'health-check-up': '健康体检表',
  'hypertension-follow-up': '高血压患者随访服务记录表',
  'diabetes-follow-up': '2型糖尿病患者随访服务记录表',
  'child-check-up': /^0～6岁儿童健康检查记录表/,
} as const;

/** Opens a new form of a resident by its address. */
export async function openForm(
  page: Page,
  at: (path: string) => string,
  residentId: string,
  formId: keyof typeof FORM_TITLES,
): Promise<ReturnType<typeof formPage>> {
  await page.goto(at(newFormPath(residentId, formId)));
  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES[formId]);
  return form;
}

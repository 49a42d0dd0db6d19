import { expect } from '@playwright/test';
import { listPage } from '../pages/list.page.ts';
import { arrive } from '../pages/login.page.ts';
import { close, dialog, open, rowAction, type Tour } from './tour.ts';

/** One list stands for all: each is the same grid. */
export const tourOfLists: Tour = async ({ page, site, look }) => {
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  await list.rows.nth(1).getByRole('checkbox').check();
  await look('list');
  await list.filter('人群分类').click();
  await expect(page.getByRole('option').first()).toHaveText(/\d/);
  await look('list-filter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '存为视图…' })).toBeVisible();
  await page.getByRole('button', { name: '更多筛选' }).click();
  await look('list-filters');
  await page.getByRole('button', { name: '存为视图…' }).click();
  await expect(dialog(page, '存为视图')).toBeVisible();
  await look('list-keep-view');
  await close(page);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(list.rows.nth(5)).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  await expect(dialog(page, '列设置')).toBeVisible();
  await look('list-columns');
  await close(page);
  await list.rows
    .first()
    .getByRole('button', { name: /^更多操作/ })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('list-row-menu');
  await page.keyboard.press('Escape');
  await list.rows.first().focus();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog').getByText('正在核对条件…')).toHaveCount(0);
  await look('list-why');
  await close(page);
  await page.keyboard.press('?');
  await expect(dialog(page, '列表快捷键')).toBeVisible();
  await look('list-keys');
  await close(page);
  await list.rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '变更责任医生' }).click();
  await expect(dialog(page, '变更责任医生').getByText('正在核对选中的内容…')).toHaveCount(0);
  await look('list-action');
  await dialog(page, '变更责任医生').getByLabel('新责任医生').selectOption({ index: 1 });
  await dialog(page, '变更责任医生').getByRole('button', { name: '变更责任医生' }).click();
  await page.getByRole('button', { name: '逐条结果' }).click();
  await expect(dialog(page, '逐条结果').getByRole('listitem').first()).toBeVisible();
  await look('list-receipts');
  await close(page);
  await list.search.fill('查无此人');
  await expect(page.getByText('没有找到“查无此人”')).toBeVisible();
  await look('list-empty');

  await open(page, site.at('/yfrh/glcf'), page.getByRole('button', { name: '套用模板' }));
  await page.getByRole('button', { name: '套用模板' }).click();
  await expect(dialog(page, '套用模板').getByText('正在取知识库的方案…')).toHaveCount(0);
  await look('prescription-template');
  await close(page);
  const medicines = listPage(page, '用药记录（血压）').rows;
  await open(page, site.at('/sjgl/xyhz/yyjl'), medicines.first());
  await rowAction(page, medicines.first(), '药物核对');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('medication-check');
  await close(page);
  const contracts = listPage(page, '签约记录').rows;
  await open(page, site.at('/yfrh/qyjl'), contracts.first());
  await rowAction(page, contracts.first(), '履约记录');
  await expect(page.getByRole('dialog').getByText(/份协议|共约定/)).toBeVisible();
  await look('contract-services');
  await close(page);

  // Lists as parts of pages: a person's readings, and what waits on the workbench.
  await open(page, site.at('/yfrh/gzt'), page.getByRole('region', { name: '管理的人' }));
  await look('workbench');
  await open(page, site.at('/sjgl/xyhz'), listPage(page, '血压患者').rows.first());
  await listPage(page, '血压患者').rows.first().press('Enter');
  await expect(page.getByRole('region', { name: '汇总' })).toBeVisible();
  await expect(page.getByRole('table', { name: '血压记录' }).or(page.getByText('没有这样的读数'))).toBeVisible();
  await look('home-file');
  await page.getByRole('navigation', { name: '办理' }).getByRole('button', { name: '更多操作' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('home-file-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '经典版' }).click();
  await expect(page.getByRole('region', { name: '按日' })).toBeVisible();
  await look('home-file-classic');
};

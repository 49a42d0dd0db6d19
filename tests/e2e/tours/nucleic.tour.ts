import { expect } from '@playwright/test';
import { listPage } from '../pages/list.page.ts';
import { arrive } from '../pages/login.page.ts';
import { close, dialog, open, rowAction, type Tour } from './tour.ts';

/** Samples, boxes, results, progress, reports and numbers of the demonstration county. */
export const tourOfSamples: Tour = async ({ page, site, look }) => {
  await arrive(page, site, 'township', '/hsjc/yblb');
  const samples = listPage(page, '样本列表');
  await expect(samples.rows.nth(3)).toBeVisible();
  await samples.rows.nth(1).getByRole('checkbox').check();
  await look('nucleic-samples');
  await page.getByRole('button', { name: '扫码装箱' }).click();
  await expect(dialog(page, '扫码装箱').getByLabel('采样管条码')).toBeFocused();
  await look('code-series');
  await close(page);
  await page.getByRole('button', { name: '打印条码' }).first().click();
  await expect(dialog(page, '打印条码').getByText(/共 1 管/)).toBeVisible();
  await look('tube-labels');
  await close(page);
  await rowAction(page, samples.rows.nth(1), '流转');
  await expect(page.getByRole('list', { name: '各环节用时' })).toBeVisible();
  await look('tube-way');
  await close(page);
  for (const [path, title] of [
    ['yblb/zyx', '转运箱'],
    ['ybjg', '样本结果'],
    ['jdcx', '进度查询'],
    ['hsjcbg', '核酸检测报告'],
  ] as const) {
    await open(page, site.at(`/hsjc/${path}`), listPage(page, title).rows.first());
    await look(`nucleic-${path}`.replace('/', '-'));
  }
  await open(page, site.at('/hsjc/hsjccxtj'), page.getByRole('button', { name: '导出与打印' }));
  await look('nucleic-hsjccxtj');
};

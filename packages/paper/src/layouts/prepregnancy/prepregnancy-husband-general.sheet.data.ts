import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';
import { diseaseHistory, familyHistory, lifestyle, medicineHistory, psychosocial } from './couple-history.data.ts';

/** 孕前优生健康检查技术服务家庭档案：丈夫一般情况. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '丈夫一般情况',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 20, 26, 16, 32],
      ...under('疾病史', ...diseaseHistory, [h(['是否有以下', '男科疾病']), c(['[andrologicDisease]', '[andrologicDiseases]'], 3)]),
      ...under('用药史', ...medicineHistory),
      ...under('家族史', ...familyHistory),
      ...under('饮食习惯与环境接触', ...lifestyle()),
      ...under('社会心理因素', ...psychosocial),
      grid(h('医师签名', 2), c('{doctor:8}'), h('询问日期'), c(['{inquiryDate:8}', '完成 [completed]'])),
    ),
  ],
};

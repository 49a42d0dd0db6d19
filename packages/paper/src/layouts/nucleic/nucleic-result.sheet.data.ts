import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 核酸检测结果登记表：上机与Ct值 (新型冠状病毒核酸检测工作手册). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '核酸检测结果登记表',
  code: 'none',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('上机信息',
        [h('实验编号'), c('{labNo:10:30}'), h('采样管条码'), c('{tubeBarcode:10:32}')],
        [h('板号'), c('{plateNo:8}'), h('孔位'), c('{wellNo:4}')],
        [h('扩增仪'), c('{instrument:10:50}'), h('试剂盒名称'), c('{kitName:12:80}')],
        [h('试剂批号'), c('{kitBatch:10:30}'), h('检测人'), c('{tester:8}')],
        [h('检测时间'), c('{testTime:10}', 3)],
      ),
      ...under(['Ct值'],
        [h('ORF1ab基因'), c('Ct {ctOrf1ab:4}　无Ct [orf1abNoCt]', 3)],
        [h('N基因'), c('Ct {ctN:4}　无Ct [nNoCt]', 3)],
        [h('E基因'), c('Ct {ctE:4}', 3)],
        [h('内标'), c('Ct {ctIc:4}　有效 [icValid]', 3)],
        [h('阴阳性质控'), c('有效 [controlValid]', 3)],
      ),
      grid(h('检测结果', 2), c('[result]', 3)),
      grid(h('结果说明', 2), { ...c('{resultNote:26:200}', 3), tall: 14 }),
      grid(h('审核人', 2), c('{reviewer:8}'), h('审核时间'), c('{reviewTime:10}')),
    ),
  ],
};

import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 核酸采样登记表（单管） (新型冠状病毒核酸检测工作手册). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '核酸采样登记表',
  code: 'none',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('受检者信息',
        [h('姓名'), c('{name:8:40}'), h('性别／年龄'), c('{sex:3} ／ {age:3} 岁')],
        [h('证件类型'), c('{idType:10}'), h('证件号码'), c('{idNo:11}')],
        [h('出生日期'), c('{birthday:8}', 3)],
        [h('联系电话'), c('{phone:9}'), h('监护人电话'), c('{guardianPhone:9}')],
        [h('现住址'), c('{region:14:50} {address:12:80}', 3)],
        [h('工作单位／学校'), c('{workUnit:20:100}', 3)],
        [h('人群类别'), c('[crowdType]', 3)],
      ),
      ...under('采样信息',
        [h('样本编号'), c('{sampleNo:10:30}'), h('采样管条码'), c('{tubeBarcode:10:32}')],
        [h('采样批次号'), c('{batchNo:10:32}'), h('采样方式'), c('{mixType:6}')],
        [h('标本类型'), c('[specimenType]', 3)],
        [h('采样部位'), c('[sampleSite]', 3)],
        [h('采样机构'), c('{sampleOrg:10:50}'), h('采样点'), c('{samplePoint:10:60}')],
        [h('采样人员'), c('{sampler:8}'), h('采样时间'), c('{sampleTime:10}')],
        [h('检测目的'), c('[checkType]', 3)],
        [h('原混采管条码'), c('{originPool:10:32}'), h('付费方式'), c('{payType:6}')],
        [h('保存温度'), c('[preserveTemp]', 3)],
        [h('备注'), c('{remark:26:180}', 3)],
      ),
    ),
  ],
};

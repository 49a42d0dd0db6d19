import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 肺结核患者第一次入户随访记录表 (国家基本公共卫生服务规范第三版，2017，肺结核患者健康管理服务规范附件1). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '肺结核患者第一次入户随访记录表',
  said: ['isMultidrugResistant=2'],
  code: 'archive-number',
  pages: [
    page([14, 20, 16, 16, 14, 20],
      grid(h('随访时间', 2), c('{followUpDate:0}'), h('随访方式'), c('[followUpMode]', 2)),
      grid(h('患者类型', 2), c('[patientType]', 4)),
      grid(h('痰菌情况', 2), c('[sputumStatus]', 4)),
      grid(h('耐药情况', 2), c('[drugResistance]', 4)),
      grid(h('症状及体征', 2), c('[symptoms]', 4)),
      grid(h('用药', 1, 3), h('化疗方案'), c('{chemotherapyRegimen:0:60}', 4)),
      grid(h('用法'), c('[drugUsage]', 4)),
      grid(h('药品剂型'), c('[drugForms]', 4)),
      grid(h('督导人员选择', 2), c('[supervisor]', 4)),
      grid(h('家庭居住环境评估', 1, 2), h('单独的居室'), c('[separateRoom]', 4)),
      grid(h('通风情况'), c('[ventilation]', 4)),
      grid(h('生活方式评估', 1, 2), h('吸烟'), c('{smokingPerDay:3} / {smokingPerDayTarget:3} 支/天', 4)),
      grid(h('饮酒'), c('{alcoholPerDay:3} / {alcoholPerDayTarget:3} 两/天', 4)),
      grid(h('健康教育及培训', 1, 10), h('取药地点、时间'), c('地点：{drugPickupPlace:14:50}　时间：{drugPickupTime:9}', 4)),
      grid(h('服药记录卡的填写'), c('[recordCard]', 4)),
      grid(h('服药方法及药品存放'), c('[drugStorage]', 4)),
      grid(h('肺结核治疗疗程'), c('[treatmentCourse]', 4)),
      grid(h('不规律服药危害'), c('[irregularHarm]', 4)),
      grid(h('服药后不良反应及处理'), c('[adverseHandling]', 4)),
      grid(h('治疗期间复诊查痰'), c('[sputumRecheck]', 4)),
      grid(h('外出期间如何坚持服药'), c('[awayFromHome]', 4)),
      grid(h('生活习惯及注意事项'), c('[lifeHabits]', 4)),
      grid(h('密切接触者检查'), c('[closeContact]', 4)),
      grid(h('下次随访时间', 2), c('{nextFollowUpDate:9}', 4)),
      grid(h('评估医生签名', 2), c('{assessor:6}<assessorSignature>'), h('患者（家属）签名', 2), c('<residentSignature>')),
    ),
  ],
};

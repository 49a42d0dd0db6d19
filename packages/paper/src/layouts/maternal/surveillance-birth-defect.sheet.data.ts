import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { under } from '../under.ts';
import { BIRTH_DEFECTS } from './birth-defects.data.ts';

const printed = BIRTH_DEFECTS.map(([code, words, sided]) =>
  `~defects/type=${code}:${code} ${words}~${sided ? ` ~defects/type=${code}/side=1:左~ ~defects/type=${code}/side=2:右~ ~defects/type=${code}/side=3:双~` : ''}`);

const diagnoses: readonly SheetRow[] = under('出生缺陷诊断', [c(printed.slice(0, 9), 2), c(printed.slice(9, 18), 2), c(printed.slice(18))]);

/** 医疗机构出生缺陷儿登记卡 as printed (卫统47表，全国妇幼健康统计调查制度). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '医疗机构出生缺陷儿登记卡',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['医院（保健院、所）{hospital:11:60} 医院编码 {hospitalCode:7:24} 编号 {cardNumber:7:24}'] },
        {
          widths: [7, 15, 16, 15, 16, 31],
          rows: [
            ...under('产妇情况',
              [h('住院号'), c('{inpatientNumber:10:30}', 2), h('姓名'), c('{motherName:5:50}　民族 {motherEthnicity:3}')],
              [h('出生日期'), c(['{motherBirthDate:8}', '或实足年龄 {motherAge:2} 岁'], 2), h('孕次／产次'), c('孕 {gravidity:2} 次　产 {parity:2} 次')],
              [h('通讯地址及邮编'), c('{mailingAddress:18:80}　邮编 {postalCode:5}', 4)],
              [h('联系电话'), c('{phone:9}', 2), h('常住地'), c('[residenceType]')],
              [h(['家庭年人均', '收入（元）']), c('[familyIncome]', 2), h('文化程度'), c('[motherEducation]')],
            ),
            ...under('缺陷儿情况',
              [h('出生日期'), c('{birthDate:8}', 2), h('胎龄／体重'), c('{gestationalWeek:3} 周　{birthWeight:4} 克')],
              [h('胎数'), c(['[plurality]', '若双胎或多胎：[zygosity]'], 2), h('性别'), c('[sex]')],
              [h('转归'), c('[outcome]', 2), h(['诊断为出生缺陷', '后治疗性引产']), c('[therapeuticInduction]')],
              [h('诊断依据'), c('[diagnosisBasis]', 2), h('畸形确诊时间'), c(['[diagnosisTime]', '产前确诊孕周 {diagnosisWeek:3} 周'])],
            ),
            ...diagnoses,
            { label: '', table: 'defects', title: '描述', rows: 2, columns: [['type', '缺陷', 34], ['side', '侧别', 12], ['detail', '描述（26 写明类型；27 写明病名）', 54]] },
            grid(h('照片'), c('<photos>', 5)),
            ...under('孕早期情况',
              [h('患病'), c(['[illness]', '病毒感染（类型）{virusType:6:50}'], 4)],
              [h('服药'), c(['[medication]', '名称：磺胺类 {sulfonamideName:5:40} 抗生素 {antibioticName:5:40} 避孕药 {contraceptiveName:5:40} 镇静药 {sedativeName:5:40}'], 4)],
              [h(['接触其他', '有害因素']), c(['[hazards]', '剂量（名称）：饮酒 {alcoholDose:5:40} 农药 {pesticideName:5:40} 射线 {radiationType:5:40} 化学制剂 {chemicalName:5:40}'], 4)],
            ),
            ...under('家庭史',
              [h('产妇异常生育史'), c('死胎 {fetalDeathCount:2} 例　自然流产 {spontaneousAbortionCount:2} 例　缺陷儿 {defectChildCount:2} 例（缺陷名 {defectChildNames:10:80}）', 4)],
              [h('家庭遗传史'), c('@familyGeneticHistory:2:缺陷名=defectName:5,亲缘关系=relation:4@', 4)],
              [h('近亲婚配史'), c('[consanguinity]', 4)],
            ),
          ],
        },
        { paragraphs: [
          '填表人 {reporter:6}　职称 {reporterTitle:5:30}　填表日期 {reportDate:7}',
          '医院审表人 {hospitalReviewer:6:40}　职称 {hospitalReviewerTitle:5:30}　审表日期 {hospitalReviewDate:7}',
          '省级审表人 {provincialReviewer:6:40}　职称 {provincialReviewerTitle:5:30}　审表日期 {provincialReviewDate:7}',
        ] },
      ],
    },
  ],
};

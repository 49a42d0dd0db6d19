import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { BIRTH_DEFECTS } from '../maternal/birth-defects.data.ts';
import { under } from '../under.ts';

const printed = BIRTH_DEFECTS.map(([code, words, sided]) =>
  `~defects=${code}:${code} ${words}~${sided ? ` ~defectLaterality/defect=${code}/side=1:左~ ~defectLaterality/defect=${code}/side=2:右~ ~defectLaterality/defect=${code}/side=3:双~` : ''}`);

/** 出生缺陷儿登记（监测）卡 after the 卫统47表, for surveillance in the population. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '出生缺陷儿登记（监测）卡',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['医院名称 {hospitalName:14:70}　住院号 {hospitalNumber:7:24}　编号 {cardNumber:7:24}'] },
        {
          widths: [7, 15, 16, 15, 16, 31],
          rows: [
            ...under('产妇情况',
              [h('姓名'), c('{motherName:5:40}　民族 {motherEthnicity:3}', 2), h('出生日期'), c(['{motherBirthDate:8}', '或实足年龄 {motherAge:2} 岁'])],
              [h('通讯地址及邮编'), c('{postalAddress:18:100}　邮编 {postCode:5}', 4)],
              [h('孕次／产次'), c('孕 {gravidity:2} 次　产 {parity:2} 次', 2), h('常住地'), c('[residence]')],
              [h(['家庭年人均', '收入（元）']), c('[familyIncome]', 2), h('文化程度'), c('[motherEducation]')],
            ),
            ...under('缺陷儿情况',
              [h('儿童'), c('{child:8}', 2), h('出生日期'), c('{birthDate:8}')],
              [h('性别'), c('[sex]', 2), h('胎龄／体重'), c('{gestationalWeeks:3} 周　{birthWeight:4} 克')],
              [h('胎数'), c(['[plurality]', '若双胎或多胎：[zygosity]'], 2), h(['诊断为出生缺陷', '后治疗性引产']), c('[therapeuticInduction]')],
              [h('转归'), c('[outcome]', 4)],
              [h('诊断依据'), c(['[diagnosisBasis]', '生化检查 {biochemicalTest:8:50}'], 4)],
              [h('畸形确诊时间'), c('[confirmTime]　产前确诊孕周 {antenatalWeeks:2} 周', 4)],
            ),
            ...under('出生缺陷诊断', [c(printed.slice(0, 9), 2), c(printed.slice(9, 18), 2), c([...printed.slice(18), '{defectsOther:10:60}'])]),
            { label: '', table: 'defectLaterality', title: '侧别', rows: 1, columns: [['defect', '缺陷', 70], ['side', '侧别', 30]] },
            grid(h('先天性心脏病类型', 2), c('{congenitalHeartType:20:100}', 4)),
            grid(h('照片'), c('<photos>', 5)),
            ...under('孕早期情况',
              [h('患病'), c(['[earlyIllness]', '病毒感染（类型）{virusType:6:50}'], 4)],
              [h('服药'), c(['[medicine]', '名称：磺胺类 {sulfonamideName:5:40} 抗生素 {antibioticName:5:40} 避孕药 {contraceptiveName:5:40} 镇静药 {sedativeName:5:40}'], 4)],
              [h(['接触其他', '有害因素']), c(['[otherFactors]', '剂量（名称）：饮酒 {alcoholDose:5:40} 农药 {pesticideName:5:40} 射线 {radiationType:5:40} 化学制剂 {chemicalName:5:40}'], 4)],
            ),
            ...under('家庭史',
              [h('产妇异常生育史'), c(['死胎 {stillbirths:2} 例　自然流产 {miscarriages:2} 例　缺陷儿 {defectiveChildren:2} 例', '缺陷名 {defectiveChildrenNames:16:140}'], 4)],
              [h('家庭遗传史'), c('@geneticHistory:2:缺陷名=defectName:5,亲缘关系=relation:4@', 4)],
              [h('近亲婚配史'), c('[consanguinity]（关系 {consanguinityRelation:6:24}）', 4)],
            ),
            grid(h('备注'), c('{remark:26:260}', 5)),
          ],
        },
        { paragraphs: [
          '填表人 {reporter:6}　职称 {reporterTitle:5:24}　填表日期 {reportDate:7}',
          '医院审表人 {hospitalReviewer:6}　职称 {hospitalReviewerTitle:5:24}　审表日期 {hospitalReviewDate:7}',
          '上级审表人 {upperReviewer:6:24}　审表日期 {upperReviewDate:7}',
        ] },
      ],
    },
  ],
};

import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h } from '../build.ts';
import { under } from '../under.ts';

/** 围产儿死亡报告卡 (妇幼卫生监测，地方卡). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '围产儿死亡报告卡',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        { paragraphs: ['医院 {hospital:14:60}　住院号 {inpatientNumber:8:30}　编号 {cardNumber:8:24}'] },
        {
          widths: [7, 14, 32, 14, 33],
          rows: [
            ...under('父母情况',
              [h('母亲姓名'), c('{motherName:7:50}　年龄 {motherAge:2} 岁'), h('身份证号'), c('{motherIdNumber:11}')],
              [h('母亲文化程度'), c('{motherEducation:8}'), h('母亲职业'), c('{motherOccupation:10:40}')],
              [h('父亲姓名'), c('{fatherName:7:50}'), h(['文化程度／', '职业']), c('{fatherEducation:6} ／ {fatherOccupation:8:40}')],
              [h('现住地址'), c('{currentAddress:22:80}', 3)],
              [h('户籍'), c('[residence]'), h('计划内外'), c('[planInclusion]')],
              [h(['家庭年人均', '收入（元）']), c('[familyIncome]'), h('居住地区'), c('[residenceTerrain]')],
            ),
            ...under('孕产史',
              [h('孕次／产次'), c('孕 {gravidity:2} 次　产 {parity:2} 次　自然流产 {spontaneousAbortions:2}　人工流产 {inducedAbortions:2}　药物流产 {medicalAbortions:2}　引产 {inductions:2}', 3)],
              [h('结局'), c('死胎 {fetalDeaths:2}　死产 {stillbirths:2}　早期新生儿死亡 {earlyNeonatalDeaths:2}　活产 {liveBirths:2}', 3)],
            ),
            ...under('本次孕期情况',
              [h('产前检查'), c('初检孕周 {firstCheckWeek:2} 周　孕早期 {earlyVisits:2} 次　孕中期 {midVisits:2} 次　孕晚期 {lateVisits:2} 次', 3)],
              [h('孕期情况'), c('[pregnancyHealth]'), h('孕期服药'), c('[medication]')],
              [h('接触有害物质'), c('[hazardExposure]'), h('宫内感染'), c('[intrauterineInfection]')],
              [h('妊娠并发症'), c(['[hasComplication]', '[complications]'], 3)],
              [h('妊娠合并症'), c(['[hasComorbidity]', '[comorbidities]'], 3)],
              [h('外伤'), c('[trauma]'), h(['高危妊娠／', '管理']), c('[highRisk]　管理 [highRiskManaged]')],
            ),
            ...under('分娩情况',
              [h('本院分娩'), c('[deliveredHere]'), h('分娩地点'), c(['{deliveryPlace:8}', '{deliveryHospital:10:60}'])],
              [h('分娩方式'), c('[deliveryMode]', 3)],
              [h('新法接生'), c('[hygienicDelivery]'), h('接生者'), c('[birthAttendant]')],
              [h('分娩时间'), c('{deliveryTime:9}'), h('孕周／体重'), c('{gestationalWeek:3} 周　{birthWeight:4} 克')],
              [h('胎别'), c('[plurality]'), h('胎婴儿性别'), c('[sex]')],
              [h('产时情况'), c('[intrapartumConditions]', 3)],
              [h('畸形'), c('[deformity]'), h('Apgar评分'), c('1分钟 {apgar1:2}　5分钟 {apgar5:2}')],
            ),
            ...under('死亡情况',
              [h('胎婴儿情况'), c('[fetusStatus]', 3)],
              [h('死亡时间'), c('{deathTime:9}'), h('死亡地点'), c('[deathPlace]')],
              [h('死亡诊断'), c('{deathDiagnosis:20:120}'), h('ICD-10编码'), c('{icd10:6}')],
              [h('死因分类'), c('[causeCategory]', 3)],
              [h('死因诊断依据'), c('[diagnosisBasis]'), h('评审意见'), c('[reviewResult]')],
              [h(['死亡病历摘要', '或调查小结']), { ...c('{caseSummary:30:700}', 3), tall: 24 }],
            ),
          ],
        },
        { paragraphs: ['填卡人 {reporter:8}　　填卡日期 {reportDate:8}'], align: 'right' },
      ],
    },
  ],
};

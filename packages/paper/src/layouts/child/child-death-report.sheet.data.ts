import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h } from '../build.ts';
import { under } from '../under.ts';

/** 5岁以下儿童死亡报告卡 as printed (卫统46表，全国5岁以下儿童死亡监测). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '5岁以下儿童死亡报告卡',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['住址 {address:12:60} {addressDetail:10:60}　编号 {cardNumber:7:24}'] },
        {
          widths: [7, 15, 31, 15, 32],
          rows: [
            ...under('儿童信息',
              [h('儿童姓名'), c('{childName:8}'), h('性别'), c('[sex]')],
              [h('父亲姓名'), c('{fatherName:6}'), h('母亲姓名'), c('{motherName:6}')],
              [h('联系电话'), c('{phone:9}'), h('身份证号'), c('{idNumber:11}')],
              [h('户籍'), c('[registration]', 3)],
            ),
            ...under('出生',
              [h('出生日期'), c('{birthDate:8} {birthTime:3}'), h('出生体重'), c('{birthWeight:4} 克　[birthWeightMethod]')],
              [h('孕周'), c('{gestationalWeeks:3} 周'), h('出生地点'), c('{birthPlace:10}')],
              [h(['7天内发现', '的缺陷']), c('{defectWithin7Days:20:120}', 3)],
              [h(['7天后发现', '的缺陷']), c('{defectAfter7Days:20:120}', 3)],
              [h('缺陷诊断机构'), c('{defectInstitution:18:70}', 3)],
            ),
            ...under('死亡',
              [h('死亡日期'), c('{deathDate:8} {deathTime:3}'), h('死亡年龄'), c('{deathAgeYears:2} 岁 {deathAgeMonths:2} 月 {deathAgeDays:2} 天 {deathAgeHours:2} 小时')],
              [h('年龄组'), c('{deathAgeGroup:8}'), h('死亡地点'), c(['[deathPlace]', '{deathPlaceDetail:8:50}'])],
            ),
            ...under('死亡诊断',
              [h('死亡诊断'), c([
                '（a）直接导致死亡的疾病或情况 {causeA:16:60}', '（b）引起（a）的疾病或情况 {causeB:16:60}',
                '（c）引起（b）的疾病或情况 {causeC:16:60}', '（d）引起（c）的疾病或情况 {causeD:16:60}',
              ], 3)],
              [h('根本死因'), c('{underlyingCause:12:80}'), h('ICD-10编码'), c('{icd10:6}')],
              [h('分类编号'), c('[causeClass!]　{causeClass:10}'), h('死因诊断依据'), c('[diagnosisBasis]')],
              [h('死前诊断级别'), c('[diagnosisLevel]', 3)],
            ),
            ...under('死前治疗',
              [h('死前治疗'), c('[treatment]', 3)],
              [h(['未治疗或未就医', '主要原因']), c('[noTreatmentReason]', 3)],
              [h(['审核（评审）', '结论']), c('{reviewResult:26:220}', 3)],
            ),
          ],
        },
        { paragraphs: ['填报单位 {reportInstitution:12:60}　填报人 {reporter:6}　填报日期 {reportDate:6}'] },
      ],
    },
  ],
  footer: [
    '死因分类编号：01痢疾；02败血症；03麻疹；04结核；05其他传染病和寄生虫病；06白血病；07其他肿瘤；08脑膜炎；09其他神经系统疾病；10肺炎；11其他呼吸系统疾病；12腹泻；13其他消化系统疾病；14先天性心脏病；15神经管畸形；16先天愚型；17其他先天异常；18早产或低出生体重；19出生窒息；20新生儿破伤风；21新生儿硬肿症；22颅内出血；23其他新生儿病；24溺水；25交通意外；26意外窒息；27意外中毒；28意外跌落；29其他意外；30内分泌、营养及代谢疾病；31血液及造血器官疾病；32循环系统疾病；33泌尿系统疾病；34诊断不明；99其他',
  ],
};

import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 分娩记录（新生儿），after the 分娩登记 and the facts of birth of the 母子健康手册; there is no national sheet. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '分娩记录（新生儿）',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 15, 32, 15, 32],
      ...under('出生情况',
        [h('新生儿姓名'), c('{newbornName:8:40}'), h('胎次序号'), c('{birthOrder:3}')],
        [h(['出生医学', '证明编号']), c('{birthCertificateNumber:10}'), h('性别'), c('[sex]')],
        [h('出生时间'), c('{birthTime:10}'), h('出生孕周'), c('{gestationalWeek:3} 周 {gestationalDay:2} 天')],
        [h('出生体重'), c('{birthWeight:4} g'), h('出生身长'), c('{birthLength:4} cm')],
        [h('头围'), c('{headCircumference:4} cm'), h('胸围'), c('{chestCircumference:4} cm')],
        [h('分娩结局'), c('[deliveryOutcome]', 3)],
      ),
      ...under(['Apgar', '评分'],
        [h('总分'), c('1分钟 {apgar1:3} 分　5分钟 {apgar5:3} 分　10分钟 {apgar10:3} 分　窒息程度 {asphyxia:6}', 3)],
      ),
      {
        label: '', table: 'apgarDetail', rows: 3,
        columns: [['time', '时点'], ['heartRate', '心率'], ['respiration', '呼吸'], ['muscleTone', '肌张力'], ['reflex', '喉反射'], ['color', '皮肤颜色']],
      },
      ...under('健康情况',
        [h('出生缺陷'), c(['[birthDefect]', '类型：{birthDefectTypes:26:120} {birthDefectTypesOther:6:40}'], 3)],
        [h('新生儿并发症'), c(['[hasComplication]', '[complications]'], 3)],
        [h('抢救'), c(['[resuscitation]', '方法：[resuscitationMethods]'], 3)],
        [h('胎盘'), c('{placentaRecord:14:70}'), h('胎膜'), c('{membraneRecord:14:70}')],
        [h('脐带'), c('{cordRecord:14:70}'), h('羊水'), c('{amnioticFluidRecord:14:70}')],
      ),
      ...under('出生后处理',
        [h('乙肝疫苗'), c(['[hepatitisBVaccine]　接种时间 {hepatitisBVaccineTime:9}　批号 {hepatitisBVaccineLot:8:30}', '未接种原因 {hepatitisBVaccineReason:16:60}'], 3)],
        [h('卡介苗'), c(['[bcgVaccine]　接种时间 {bcgVaccineTime:9}　批号 {bcgVaccineLot:8:30}', '未接种原因 {bcgVaccineReason:16:60}'], 3)],
        [h('乙肝免疫球蛋白'), c('[hbig]　注射时间 {hbigTime:9}　批号 {hbigLot:8:30}', 3)],
        [h('维生素K₁'), c('[vitaminK]'), h('喂养方式'), c('[feeding]')],
        [h('听力筛查'), c('[hearingScreening]', 3)],
        [h('疾病筛查采血'), c('[metabolicScreening]'), h('采血日期'), c('{metabolicScreeningDate:8}')],
        [h('是否死亡'), c('[died]'), h('死亡时间'), c('{deathTime:9}')],
        [h('死亡原因'), c('{deathCause:24:120}', 3)],
        [h('新生儿指导'), c('{guidance:24:120}', 3)],
        [h('转归去向'), c('[destination]', 3)],
      ),
      grid(h('出院日期', 2), c('{dischargeDate:8}'), h('登记人'), c('{recorder:8}')),
    ),
  ],
};

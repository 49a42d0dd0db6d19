import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 新生儿家庭访视记录表 as printed, one page of A4 (国家基本公共卫生服务规范第三版，2017，0～6岁儿童健康管理); mother's side and child's side print the same sheet. */
export const newbornVisitSheet = (...further: readonly SheetRow[]): PaperLayout => ({
  kind: 'sheet',
  title: '新生儿家庭访视记录表',
  code: 'archive-number',
  pages: [
    page(
      [9, 16, 8, 17, 9, 16, 9, 16],
      grid(h('性别'), c('[sex]', 3), h('出生日期'), c('{birthDate:8}', 3)),
      grid(h('身份证号'), c('{idNumber:12}', 3), h('家庭住址'), c('{homeAddress:14:48}', 3)),
      grid(h('父亲姓名'), c('{fatherName:4}'), h('职业'), c('{fatherOccupation:6:24}'), h('联系电话'), c('{fatherPhone:6}'), h('出生日期'), c('{fatherBirthDate:6}')),
      grid(h('母亲姓名'), c('{motherName:4}'), h('职业'), c('{motherOccupation:6:24}'), h('联系电话'), c('{motherPhone:6}'), h('出生日期'), c('{motherBirthDate:6}')),
      grid(h('出生孕周'), c('{gestationalWeeks:3} 周'), h('母亲妊娠期患病情况', 2), c('[maternalPregnancyDisease]', 4)),
      grid(h('助产机构名称', 2), c('{deliveryInstitution:8:40}', 2), h('出生情况'), c('[birthMode]', 3)),
      grid(h('新生儿窒息', 2), c(['[asphyxia]', '（Apgar评分：1 min {apgar1:2} 5 min {apgar5:2} ~apgarKnown=2:不详~）'], 2), h('畸形'), c('[malformation]', 3)),
      grid(h('新生儿听力筛查', 2), c('[hearingScreening]', 6)),
      grid(h('新生儿疾病筛查', 2), c('[diseaseScreening]', 6)),
      grid(h('新生儿出生体重', 2), c('{birthWeight:4} kg'), h('目前体重'), c('{currentWeight:4} kg'), h('出生身长'), c('{birthLength:4} cm', 2)),
      grid(h('喂养方式'), c('[feedingMethod]', 2), h('吃奶量*'), c('{milkVolume:3} ml/次'), h('吃奶次数*'), c('{milkTimes:3} 次/日', 2)),
      grid(h('呕吐*'), c('[vomiting]', 2), h('大便*'), c('[stool]', 2), h('大便次数*'), c('{stoolTimes:2} 次/日')),
      grid(h('体温'), c('{temperature:4} ℃', 2), h('心率'), c('{heartRate:3} 次/分钟'), h('呼吸频率'), c('{respiratoryRate:3} 次/分钟', 2)),
      grid(h('面色'), c('[complexion]', 3), h('黄疸部位'), c('[jaundiceSite]', 3)),
      grid(h('前囟'), c('{fontanelleLength:3} cm × {fontanelleWidth:3} cm　[fontanelleState]', 7)),
      grid(h('眼睛'), c('[eyes]', 3), h('四肢活动度'), c('[limbMovement]', 3)),
      grid(h('耳外观'), c('[earAppearance]', 3), h('颈部包块'), c('[neckMass]', 3)),
      grid(h('鼻'), c('[nose]', 3), h('皮肤'), c('[skin]', 3)),
      grid(h('口腔'), c('[oralCavity]', 3), h('肛门'), c('[anus]', 3)),
      grid(h('心肺听诊'), c('[heartLung]', 3), h('胸部'), c('[chest]', 3)),
      grid(h('腹部触诊'), c('[abdomen]', 3), h('脊柱'), c('[spine]', 3)),
      grid(h('外生殖器'), c('[externalGenitalia]', 7)),
      grid(h('脐带'), c('[umbilicalCord]', 7)),
      grid(h('转诊建议'), c(['[referral]', '原因：{referralReason:16:60}　机构及科室：{referralTarget:12:40}'], 7)),
      grid(h('指导'), c('[guidance]', 7)),
      grid(h('本次访视日期', 2), c('{visitDate:8}', 2), h('下次随访地点'), c('{nextVisitPlace:10:50}', 3)),
      grid(h('下次随访日期', 2), c('{nextVisitDate:8}', 2), h('随访医生签名'), c('{doctor:8}', 3)),
      ...further,
    ),
  ],
});

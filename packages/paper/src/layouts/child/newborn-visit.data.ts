import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

const TWELFTHS: readonly number[] = Array.from({ length: 12 }, () => 100 / 12);

/** 新生儿家庭访视记录表 as printed, one page of A4 (国家基本公共卫生服务规范第三版，2017，0～6岁儿童健康管理); mother's side and child's side print the same sheet. */
export const newbornVisitSheet = (...further: readonly SheetRow[]): PaperLayout => ({
  kind: 'sheet',
  title: '新生儿家庭访视记录表',
  code: 'archive-number',
  said: ['apgarKnown=1'],
  pages: [
    page(
      TWELFTHS,
      grid(h('性别', 2), c('[sex]', 4), h('出生日期', 2), c('{birthDate:8}', 4)),
      grid(h('身份证号', 2), c('{idNumber:12}', 4), h('家庭住址', 2), c('{homeAddress:12:48}', 4)),
      grid(h('父亲', 2), c('姓名 {fatherName:4}', 2), c('职业 {fatherOccupation:4:24}', 2), c('联系电话 {fatherPhone:6}', 3), c('出生日期 {fatherBirthDate:6}', 3)),
      grid(h('母亲', 2), c('姓名 {motherName:4}', 2), c('职业 {motherOccupation:4:24}', 2), c('联系电话 {motherPhone:6}', 3), c('出生日期 {motherBirthDate:6}', 3)),
      grid(c('出生孕周 {gestationalWeeks:3} 周', 4), c('母亲妊娠期患病情况　[maternalPregnancyDisease]', 8)),
      grid(c('助产机构名称：{deliveryInstitution:8:40}', 5), c('出生情况　[birthMode]', 7)),
      grid(c(['新生儿窒息　[asphyxia]', '（Apgar评分：1 min {apgar1:2}　5 min {apgar5:2}　~apgarKnown=2:不详~）'], 7), c('畸形　[malformation]', 5)),
      grid(c('新生儿听力筛查：[hearingScreening]', 12)),
      grid(c('新生儿疾病筛查：[diseaseScreening]', 12)),
      grid(c('新生儿出生体重 {birthWeight:4} kg', 4), c('目前体重 {currentWeight:4} kg', 4), c('出生身长 {birthLength:4} cm', 4)),
      grid(c('喂养方式　[feedingMethod]', 5), c('*吃奶量 {milkVolume:4} ml/次', 4), c('*吃奶次数 {milkTimes:3} 次/日', 3)),
      grid(c('*呕吐　[vomiting]', 3), c('*大便　[stool]', 6), c('*大便次数 {stoolTimes:3} 次/日', 3)),
      grid(c('体温 {temperature:4} ℃', 4), c('心率 {heartRate:4} 次/分钟', 4), c('呼吸频率 {respiratoryRate:4} 次/分钟', 4)),
      grid(c('面色　[complexion]', 6), c('黄疸部位　[jaundiceSite]', 6)),
      grid(c('前囟 {fontanelleLength:3} cm × {fontanelleWidth:3} cm　　[fontanelleState]', 12)),
      grid(c('眼睛　[eyes]', 6), c('四肢活动度　[limbMovement]', 6)),
      grid(c('耳外观　[earAppearance]', 6), c('颈部包块　[neckMass]', 6)),
      grid(c('鼻　[nose]', 6), c('皮肤　[skin]', 6)),
      grid(c('口腔　[oralCavity]', 6), c('肛门　[anus]', 6)),
      grid(c('心肺听诊　[heartLung]', 6), c('胸部　[chest]', 6)),
      grid(c('腹部触诊　[abdomen]', 6), c('脊柱　[spine]', 6)),
      grid(c('外生殖器　[externalGenitalia]', 12)),
      grid(c('脐带　[umbilicalCord]', 12)),
      grid(c(['转诊建议　[referral]', '原因：{referralReason:18:60}　机构及科室：{referralTarget:14:40}'], 12)),
      grid(c('指导　[guidance]', 12)),
      grid(c('本次访视日期 {visitDate:8}', 6), c('下次随访地点 {nextVisitPlace:12:50}', 6)),
      grid(c('下次随访日期 {nextVisitDate:8}', 6), c('随访医生签名 {doctor:8}', 6)),
      ...further,
    ),
  ],
});

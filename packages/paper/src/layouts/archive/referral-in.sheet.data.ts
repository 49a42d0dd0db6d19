import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid } from '../build.ts';

/** 双向转诊（回转）单: counterfoil and slip, cut apart (国家基本公共卫生服务规范第三版，2017，居民健康档案管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '双向转诊（回转）单',
  firstTitle: '存　根',
  roomy: true,
  code: 'none',
  pages: [
    {
      blocks: [
        {
          widths: [100],
          rows: [
            grid({
              ...c([
                '患者姓名 {patientName:7}　性别 {sex:3}　年龄 {age:3} 岁　病案号 {medicalRecordNo:12}',
                '家庭住址 {homeAddress:22:50}　联系电话 {phone:9}',
                '于 {transferDate:9} 因病情需要，转回 {receivingInstitution:16:40} 单位',
                '{receivingDoctor:8} 接诊医生。',
              ]),
              tall: 36,
            }),
            grid({ ...c(['转诊医生（签字）：<stubDoctorSignature>', '{stubSignDate:9}']), align: 'right' }),
          ],
        },
        { cut: true },
        { title: '双向转诊（回转）单' },
        {
          widths: [100],
          rows: [
            grid({
              ...c(['{addressedInstitution:18:60}（机构名称）：', '　　现有患者 {patientName:7} 因病情需要，现转回贵单位，请予以接诊。']),
              tall: 18,
            }),
            grid({ ...c(['诊断结果 {diagnosis:20:100}　住院病案号 {inpatientRecordNo:10}']), tall: 18 }),
            grid({ ...c(['主要检查结果：', '{mainExamResults:0:230}']), tall: 38 }),
            grid({ ...c(['治疗经过、下一步治疗方案及康复建议：', '{treatmentAndAdvice:0:280}']), tall: 48 }),
            grid({
              ...c(['转诊医生（签字）：<doctorSignature>', '联系电话：{doctorPhone:10}', '{issuingInstitution:16:40}（机构名称）', '{issueDate:9}']),
              align: 'right',
            }),
          ],
        },
      ],
    },
  ],
};

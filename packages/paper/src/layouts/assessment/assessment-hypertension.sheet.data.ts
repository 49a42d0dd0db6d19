import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';
import { FACTOR_WIDTHS, factorRows } from './factor-table.ts';
import { MANAGEMENT } from './management.ts';

/** 高血压危险因素评估与心血管危险分层 (中国高血压防治指南2018年修订版 表4；2024年修订版的新增因素另列). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '高血压危险因素评估与心血管危险分层表',
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          rows: [
            row('血压', '评估日期', '{assessDate:0}', '已诊断高血压', '[hypertensionDiagnosed]'),
            row('血压', '三次测量', '① {systolic1:3}/ {diastolic1:3}　② {systolic2:3}/ {diastolic2:3}　③ {systolic3:3}/ {diastolic3:3} mmHg'),
            row('血压', '平均血压', '{systolic:3}/ {diastolic:3} mmHg', '服用降压药', '[antihypertensive]'),
            row('血压', '治疗前最高血压', '{highestSystolic:3}/ {highestDiastolic:3} mmHg', '分级用血压', '{gradingSystolic:3}/ {gradingDiastolic:3} mmHg'),
            row('血压', '血压水平分级', '[bpGrade]'),
            row('血压', '单纯型', '[isolatedType]'),
            row('测量与检验', '吸烟状况', '[smoking]　被动吸烟 [passiveSmoking]'),
            row('测量与检验', '身高、体重', '{height:3} cm　{weight:3} kg', '体质指数（BMI）', '{bmi} kg/m²'),
            row('测量与检验', '腰围', '{waist} cm', '静息心率', '{heartRate} 次/分钟'),
            row('测量与检验', '空腹血糖', '{fastingGlucose} mmol/L', '餐后2小时血糖', '{glucose2h} mmol/L'),
            row('测量与检验', '糖化血红蛋白', '{hba1c} %', '血尿酸', '{uricAcid} μmol/L'),
            row('测量与检验', '总胆固醇', '{totalCholesterol} mmol/L', 'LDL-C', '{ldlC} mmol/L'),
            row('测量与检验', 'HDL-C', '{hdlC} mmol/L', '同型半胱氨酸', '{homocysteine} μmol/L'),
            row('测量与检验', '早发心血管病家族史', '[earlyCvdFamilyHistory]'),
            row('测量与检验', '其他登记的因素', '[otherRiskFactors]'),
          ],
        },
      ],
    },
    {
      blocks: [
        {
          widths: FACTOR_WIDTHS,
          rows: [
            ...factorRows('心血管危险因素', [
              ['rfAge', '男性＞55岁；女性＞65岁'],
              ['rfSmoking', '吸烟或被动吸烟'],
              ['rfGlucose', '糖耐量受损（2h 7.8～11.0）和/或空腹血糖异常（6.1～6.9 mmol/L）'],
              ['rfLipid', '血脂异常（TC≥5.2或LDL-C≥3.4或HDL-C＜1.0 mmol/L）'],
              ['rfFamily', '早发心血管病家族史（一级亲属发病年龄＜50岁）'],
              ['rfObesity', '腹型肥胖（腰围男≥90、女≥85 cm）或肥胖（BMI≥28）'],
              ['rfHomocysteine', '高同型半胱氨酸血症（≥15 μmol/L）'],
            ]),
            ...factorRows('2024版新增（不计入个数）', [
              ['rfHyperuricemia2024', '高尿酸血症（男≥420、女≥360 μmol/L）'],
              ['rfHeartRate2024', '静息心率增快（＞80次/分）'],
            ]),
          ],
        },
        {
          rows: [
            row('靶器官损害', '危险因素个数', '{riskFactorCount:3} 个'),
            row('靶器官损害', '靶器官损害', '[targetOrganDamage]'),
            row('靶器官损害', '血肌酐', '{creatinine} μmol/L', 'eGFR', '{egfr} mL/min/1.73m²'),
            row('靶器官损害', '慢性肾脏病分期', '[ckdStage]'),
            row('伴发临床疾病', '伴发临床疾病', '[clinicalComplications]'),
            row('伴发临床疾病', '心房颤动', '[atrialFibrillation]', '糖尿病', '[diabetesStatus]'),
          ],
        },
        {
          rows: [
            row('危险分层', '分层行', '[riskTier]'),
            row('危险分层', '分层列', '[riskColumn]'),
            row('危险分层', '分层结果（按表）', '[riskLevelPrinted]'),
            row('危险分层', '危险分层', '[riskLevel]'),
          ],
        },
        {
          widths: FACTOR_WIDTHS,
          rows: factorRows('高血压高危人群（未诊断高血压者）', [
            ['hrHighNormal', '血压高值（收缩压130～139和/或舒张压85～89 mmHg）'],
            ['hrOverweight', '超重或肥胖和/或腹型肥胖（BMI≥24；腰围男≥90、女≥85 cm）'],
            ['hrFamily', '高血压家族史（一、二级亲属）'],
            ['hrSalt', '长期膳食高盐'],
            ['hrAlcohol', '长期过量饮酒（每日饮白酒≥100 mL）'],
            ['hrAge', '年龄≥55岁'],
            ['isHighRiskPopulation', '具有以上任何一项者为高血压高危人群'],
          ]),
        },
        { rows: MANAGEMENT },
      ],
    },
  ],
};

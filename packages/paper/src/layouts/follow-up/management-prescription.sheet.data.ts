import type { PaperLayout } from '../../sheet-layout.ts';
import { answered, row } from '../build.ts';

/** 健康管理处方: taken home by the resident, so in words, without codes, and without what was not prescribed. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康管理处方',
  roomy: true,
  legible: true,
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          widths: [13, 9, 13, 22, 16, 27],
          rows: [
            row('依据', '开具日期', '{prescribeDate:0}', '有效期', '{validDays:3} 天'),
            row('依据', '处方类型', '{prescriptionKinds:0:80}'),
            row('依据', '管理问题', '{targetProblems:0:80}{targetProblemsOther:0:60}'),
            answered(row('依据', '指导途径', '{guideWay:0}'), 'guideWay'),
            answered(row('您的情况', '身高', '{height} cm', '体重', '{weight} kg'), 'height', 'weight'),
            answered(row('您的情况', '体质指数', '{bmi} kg/m²', '静息心率', '{restHeartRate:3} 次/分钟'), 'bmi', 'restHeartRate'),
            answered(row('您的情况', '血压', '{systolic:2}/ {diastolic:2} mmHg'), 'systolic', 'diastolic'),
            answered(row('您的情况', '空腹血糖', '{fastingGlucose} mmol/L', 'LDL-C', '{ldlC} mmol/L'), 'fastingGlucose', 'ldlC'),
            answered(row('您的目标', '血压低于', '{targetSystolic:3}/ {targetDiastolic:3} mmHg'), 'targetSystolic', 'targetDiastolic'),
            answered(row('您的目标', '空腹血糖低于', '{targetFastingGlucose} mmol/L', '糖化血红蛋白低于', '{targetHba1c} %'), 'targetFastingGlucose', 'targetHba1c'),
            answered(row('您的目标', 'LDL-C低于', '{targetLdlC} mmol/L'), 'targetLdlC'),
            answered(row('您的目标', '体重', '{targetWeight} kg', '腰围', '{targetWaist} cm'), 'targetWeight', 'targetWaist'),
            answered(row('饮食处方', '理想体重', '{idealWeight} kg', '每日能量', '{energyKcal} kcal'), 'idealWeight', 'energyKcal'),
            answered(row('饮食处方', '身体活动水平', '{activityLevel:0}', '每公斤能量', '{kcalPerKg:3} kcal/kg'), 'activityLevel', 'kcalPerKg'),
            answered(row('饮食处方', '供能比', '碳水化合物 {carbPercent:2} %　蛋白质 {proteinPercent:2} %　脂肪 {fatPercent:2} %'), 'carbPercent', 'proteinPercent', 'fatPercent'),
            answered(
              row('饮食处方', '每天吃', [
                '谷薯类 {stapleGrams:3} 克　蔬菜 {vegetableGrams:3} 克　水果 {fruitGrams:3} 克',
                '鱼禽蛋瘦肉 {meatFishEggGrams:3} 克　大豆及坚果 {soyNutGrams:3} 克',
                '奶及奶制品 {dairyMl:3} 毫升　饮水 {waterMl:3} 毫升',
              ]),
              'stapleGrams', 'vegetableGrams', 'fruitGrams', 'meatFishEggGrams', 'soyNutGrams', 'dairyMl', 'waterMl',
            ),
            answered(row('饮食处方', '每天不超过', '食盐 {saltLimit:3} 克　烹调油 {oilLimit:3} 克　添加糖 {sugarLimit:3} 克'), 'saltLimit', 'oilLimit', 'sugarLimit'),
            answered(row('饮食处方', '饮食要点', '{dietTopics:0:120}{dietOther:0:100}'), 'dietTopics', 'dietOther'),
            answered(row('饮食处方', '禁忌与过敏', '{dietAvoid:0:100}'), 'dietAvoid'),
            answered(row('运动处方', '运动方式', '{exerciseTypes:0:120}{exerciseTypeOther:0:60}'), 'exerciseTypes', 'exerciseTypeOther'),
            answered(row('运动处方', '运动强度', '{intensity:0}', '自感劳累分级', '{borgScale:3}（Borg 6～20）'), 'intensity', 'borgScale'),
            answered(
              row('运动处方', '运动时心率', '每分钟 {targetHeartRateLow:3} ～ {targetHeartRateHigh:3} 次（最大 {maxHeartRate:3} 次）'),
              'targetHeartRateLow', 'targetHeartRateHigh', 'maxHeartRate',
            ),
            answered(row('运动处方', '次数和时间', '每周 {timesPerWeek:2} 次，每次 {minutesPerSession:3} 分钟，合计 {weeklyMinutes:3} 分钟'), 'timesPerWeek', 'minutesPerSession', 'weeklyMinutes'),
            answered(row('运动处方', '每日步数', '{stepsPerDay} 步', '抗阻训练', '每周 {resistancePerWeek:2} 次'), 'stepsPerDay', 'resistancePerWeek'),
            answered(row('运动处方', '运动时段', '{exerciseTime:0:40}'), 'exerciseTime'),
            answered(row('运动处方', '请注意', '{contraindications:0:150}{contraindicationsOther:0:100}'), 'contraindications', 'contraindicationsOther'),
          ],
        },
        {
          widths: [13, 9, 13, 22, 16, 27],
          rows: [
            {
              label: '药物处方',
              table: 'drugs',
              rows: 2,
              plain: true,
              columns: [
                ['drugName', '药物名称', 2.4], ['specification', '规格', 1.5], ['dose', '每次', 0.9], ['doseUnit', '单位', 1.1], ['frequency', '频次', 1.2], ['route', '途径', 0.9],
                ['timing', '服药时', 1.3], ['startDate', '开始', 1.4], ['endDate', '结束', 1.4], ['drugNote', '注意', 1.9],
              ],
            },
            answered(row('药物处方', '服药依从性', '{adherence:0}'), 'adherence'),
            answered(row('药物处方', '不良反应', '{adverseReaction:0}{adverseReactionDetail:0:100}'), 'adverseReaction', 'adverseReactionDetail'),
            answered(row('药物处方', '用药要点', '{drugEducation:0:120}'), 'drugEducation'),
            answered(row('心理处方', '心理状态', '{moodState:0:60}{moodStateOther:0:60}'), 'moodState', 'moodStateOther'),
            answered(row('心理处方', '量表', '{scaleUsed:0}', '得分', '{scaleScore:3}'), 'scaleUsed', 'scaleScore'),
            answered(row('心理处方', '心理指导', '{psychMeasures:0:150}'), 'psychMeasures'),
            answered(row('心理处方', '睡眠', '每晚 {sleepTarget:3} 小时'), 'sleepTarget'),
            answered(row('戒烟限酒', '吸烟', '每日 {smokingNow:2} 支，目标 {smokingTarget:2} 支　戒烟日 {quitDate:7}'), 'smokingNow', 'smokingTarget', 'quitDate'),
            answered(row('戒烟限酒', '饮酒（酒精）', '每日 {alcoholNow:3} 克，不超过 {alcoholTarget:3} 克'), 'alcoholNow', 'alcoholTarget'),
            answered(row('中医处方', '体质', '{constitution:0:60}'), 'constitution'),
            answered(row('中医处方', '保健指导', ['{tcmGuidanceKinds:0:60}', '{tcmContent:0:260}']), 'tcmGuidanceKinds', 'tcmContent'),
            answered(row('监测计划', '血压', '{bpMonitoring:0}'), 'bpMonitoring'),
            answered(row('监测计划', '血糖', '{glucoseMonitoring:0}'), 'glucoseMonitoring'),
            answered(row('监测计划', '体重', '{weightMonitoring:0}'), 'weightMonitoring'),
            answered(row('监测计划', '复查', '{labSchedule:0:100}'), 'labSchedule'),
            answered(row('监测计划', '下次随访', '{nextFollowUpDate:0}'), 'nextFollowUpDate'),
            answered(row('医生嘱咐', '{prescriptionText:0:600}'), 'prescriptionText'),
            row('签字', '开具医生', '{doctor:0}', '机构', '{institution:0:40}'),
            row('签字', '居民签收', '<residentSignature>'),
          ],
        },
      ],
    },
  ],
};

import type { FormRemarks } from '../form-remarks.ts';

export const CHRONIC_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'hypertension-follow-up': {
    rules: [
      'systolic > diastolic',
      'followUpDate <= 今日，且不早于建卡日期',
      'nextFollowUpDate > followUpDate',
      'disposition 为 2 或 9 时，除 resident、followUpDate、lostReason、followUpDoctor 外的必填项不强制',
      '收缩压≥180 或舒张压≥110 或有危急症状：提示紧急转诊，referred 应为 true，2周内随访转诊情况',
      '未达标（<65岁 ≥140 或 ≥90；≥65岁 ≥150 或 ≥90）时 visitClass 不得为 1',
      'adverseDrugReaction=2 时 visitClass 不得为 1',
      '同时存在几种情形时填最严重的一种（填表说明）；严重程度次序 4 > 3 > 2 > 1 为实现约定',
      '同一居民同一日只允许一条高血压随访（可修改）',
    ],
    notes: [
      '2017版“随访方式”印刷为 1门诊 2家庭 3电话；规范要求每年至少4次面对面随访，电话不计入。',
      '2017版纸质表“心率”栏未确认是否带“/”目标值，部分系统设目标心率，本定义不收。',
    ],
  },
  'copd-card': {
    rules: [
      '一人一张有效卡',
      '年龄 ≥35 岁、常住、已确诊（通报口径；年龄下限未见原文，仅提示）',
      'fev1 <= fvc',
      'fev1Fvc ≥70 时提示与诊断不符',
      'terminated 为真时 terminationDate、terminationReason 必填',
    ],
    notes: [
      '慢性阻塞性肺疾病患者健康服务自2024年纳入国家基本公共卫生服务（国家卫生健康委等，2024-09-13 公布；服务对象为辖区内已确诊患者）。官方服务规范与表样未能取得原文，项目由两个同类系统（其一为2024年后在用平台）与慢阻肺基层诊疗指南核出，编码未经官方表样核对。',
      '产品规格未给慢阻肺页名，routes 留空。',
    ],
  },
  'copd-follow-up': {
    rules: [
      'followUpDate <= 今日；nextFollowUpDate > followUpDate',
      'fev1 <= fvc',
      'managementLevel=3、SpO2<90%、静息呼吸频率>30、意识改变、新出现紫绀或外周水肿：提示转诊（依据诊疗指南，非官方规范原文）',
      'inhalerTechnique 为 2 或 3 时 inhalerGuidance 必填',
    ],
    notes: [
      '慢性阻塞性肺疾病患者健康服务自2024年纳入国家基本公共卫生服务（国家卫生健康委等，2024-09-13 公布；服务对象为辖区内已确诊患者）。官方服务规范与表样未能取得原文，项目由两个同类系统（其一为2024年后在用平台）与慢阻肺基层诊疗指南核出，编码未经官方表样核对。',
      '产品规格未给慢阻肺页名，routes 留空。',
    ],
  },
  'diabetes-card': {
    rules: [
      '一人一张有效卡',
      '年龄（建卡日）≥35 岁且常住；不足 35 岁只提示（基层糖尿病指南 2025 版管理人群为 ≥18 岁）',
      '只有 diabetesType=2 计入 2 型糖尿病管理人数',
      'confirmedDate <= cardDate <= 今日',
      'terminated 为真时 terminationDate、terminationReason 必填',
      '建卡后生成随访计划（每年4次面对面随访与4次免费空腹血糖）',
    ],
  },
  'diabetes-follow-up': {
    rules: [
      'systolic > diastolic',
      'followUpDate <= 今日',
      'nextFollowUpDate > followUpDate',
      '空腹血糖 ≥7.0 时 visitClass 不得为 1（7.0 恰为不满意）',
      '血糖 ≥16.7 或 ≤3.9、收缩压≥180 或舒张压≥110、体温>39℃、持续心率>100、意识或行为改变等：提示紧急转诊',
      'adverseDrugReaction=2 时 visitClass 不得为 1',
      '同时存在几种情形时填最严重的一种（填表说明）；次序 4 > 3 > 2 > 1 为实现约定',
      'disposition 为 2 或 9 时其余必填项不强制',
      '胰岛素两栏要么都填要么都空',
    ],
    notes: [
      '列表页名产品规格未给出（可类推为 diabeteRecordList），lists.routes 留空。',
    ],
  },
  'diabetes-screening': {
    rules: [
      '空腹血糖≥7.0 或（餐后/OGTT）2小时血糖≥11.1 或随机血糖≥11.1 且无在管糖尿病卡 → 自动登记疑似',
      '诊断以静脉血浆为准；末梢血只作筛查',
      '有典型症状：任一达标即可诊断；无症状：须另日复查任一达标才可诊断',
      '空腹 6.1～<7.0（IFG）或 OGTT 2小时 7.8～<11.1（IGT）→ 糖尿病前期，转高危管理，每年至少测空腹血糖1次',
      '血糖≥16.7 或 ≤3.9：按危急情况处理',
      'screeningResult=1 且为 2 型 → 建 diabetes-card；1 型等不计入 2 型管理',
    ],
    notes: [
      '产品规格只给出“新增糖尿病”入口，未给页名，routes 留空。同类系统自动登记界：空腹≥7.0 或 餐后≥11.1。HbA1c≥6.5% 自 2020 版指南作为补充诊断标准（须标准化检测）。',
    ],
  },
  'general-follow-up': {
    rules: [
      'followUpDate <= 今日；nextFollowUpDate > followUpDate',
      '填血糖则须填血糖时点',
      '收缩压、舒张压须同时填且 systolic > diastolic',
      '血压或血糖达到疑似标准而居民无对应管理卡时，生成新增高血压/新增糖尿病待核实记录',
    ],
  },
  'health-intervention': {
    rules: [
      '首次干预不填效果评价',
      '转诊时须填转诊原因和机构',
    ],
  },
  'hypertension-card': {
    rules: [
      '一人一张有效卡；终止管理后再纳入须新建或恢复，历史保留',
      '年龄（建卡日）≥35 岁且常住；不足 35 岁只提示',
      'confirmedDate <= cardDate <= 今日',
      'systolic > diastolic',
      'terminated 为真时 terminationDate、terminationReason 必填；原因 1（死亡）须与档案死亡登记一致',
      '建卡后自动生成随访计划（每年4次，间隔不超过3个月）',
    ],
    notes: [
      'hypertenRecordList 在规格中只有一个页名：若患者列表与随访列表合一，使用本列表并展开随访。',
      '生活方式编码为本产品归一，不同系统不同。',
    ],
  },
  'hypertension-screening': {
    rules: [
      '任一次收缩压≥140 或舒张压≥90 且无在管高血压卡 → 自动登记疑似（screeningResult=0）',
      '在服降压药且有确诊依据者，血压正常也可直接确诊',
      '有效非同日次数 ≥3 → 可初步诊断，建议转诊确诊，2周内随访转诊结果',
      '收缩压≥180 或舒张压≥110：立即复测并按危急情况处理，不等三次',
      '无异常但有任一高危因素 → screeningResult=4 转高危管理，每半年测压一次',
      'screeningResult=1 且为原发性 → 建 hypertension-card；可疑继发性 → 转诊',
      '同一居民未完成核实前不重复登记，新测量追加到原记录',
    ],
    notes: [
      '产品规格只给出“新增高血压”入口，未给页名，routes 留空。35 岁及以上常住居民每年免费测量一次血压。',
    ],
  },
  'management-prescription': {
    rules: [
      '所选处方类型对应的各节至少填一项',
      '三大营养素供能比之和应为100%',
      '能量低于800 kcal/d 须医生确认',
      '药物节为用药指导，不代替处方系统',
    ],
  },
  'psychosis-card': {
    rules: [
      'firstOnsetDate <= firstAntipsychoticDate <= 今日',
      'firstOnsetDate <= diagnosisDate <= fillDate',
      '选了某项危险行为则其次数 ≥1',
      'informedConsent=0 时：登记在册、报告，不要求随访服务项目，但危险性评估3级及以上按属地协同处置',
      '信息变更须随时更新并注明时间',
    ],
    notes: [
      '轻度滋事：公安机关出警但仅作一般教育等处理的案情；肇事：行为触犯《治安管理处罚法》但未触犯《刑法》；肇祸：行为触犯《刑法》，属于犯罪行为。',
      '涉及敏感个人信息，列表默认脱敏，访问须审计。',
    ],
  },
  'psychosis-follow-up': {
    rules: [
      '各项填写“上次随访到本次随访期间”发生的情况',
      'riskGrade 3至5、或 symptomLevel=3、或 insight=3、或 severeAdverseReaction、或 severePhysicalDisease 时 visitClass 应为 1',
      '有 lostReason 或 deathDate 时其余必填项不强制；死亡须同步档案',
      '选了某项危险行为则其次数 ≥1；危险行为含 5 或 6 时 riskGrade 应 ≥4（4级包括自伤、自杀），不一致给提示',
      'lastDischargeDate <= followUpDate',
      'medicationAdherence=4 时 medications 可空且 adverseDrugReaction、treatmentEffect 可为 9',
      'riskGrade>=3 或 visitClass=1：提示报告当地公安部门、精神专科医师并 2周内随访',
    ],
    notes: [
      '个别同类系统沿用 2011 版：症状其他编为 99、随访分类含 0=未访到、无“其他危害行为”，本定义不采。',
    ],
  },
  'tcm-health-guidance': {
    rules: [
      'guidanceDate <= 今日',
      '65岁及以上老年人每年一次中医体质辨识与保健指导（另表）',
      '选了体质来源 1 时自动带入一年内最近一次辨识结果，无则提示',
    ],
    notes: [
      '与其他组的 tcm-guidance 表不同：本表是慢病随访中的中医药健康指导入口；规格未给页名，routes 留空。',
    ],
  },
  'tuberculosis-card': {
    rules: [
      'followUpDate 与 noticeReceivedAt 相差不超过 72 小时，否则标记逾期',
      'followUpMode 取 2（家庭）为常；取 1 给提示',
      'nextFollowUpDate 默认：督导人员为医生 +1个月；家属或自服药 强化期（含注射期）+10天、继续期 +1个月',
      '一个治疗疗程一份；再次治疗另建',
      '任一健康教育项为 2 未掌握时，下次随访列入重点复训',
    ],
  },
  'tuberculosis-follow-up': {
    rules: [
      'treatmentStopped 为真时 nextFollowUpDate 不填',
      'adverseDrugReaction=2 或 complication=2：立即转诊，referred 应为真，2周内随访',
      'missedDoses 折合超过1周及以上（每日用药 ≥7 次；间歇用药 ≥ 一周应服次数）：及时向上级专业机构报告',
      'dosesTaken <= dosesDue；visitsDone 可大于 visitsDue（给提示）',
      'medicationRate ≥90% 为规则服药',
      'stopDate >= 开始治疗日期',
    ],
  },
};

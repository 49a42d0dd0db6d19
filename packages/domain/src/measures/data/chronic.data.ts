import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

/** The next visit is not owed yet; of a period that is over what was owed then is not kept. */
const inTime = (next: string): string =>
  `(isMissing(resident.${next}) || resident.${next} >= @today || @today > period.end)`;

/** A card of tuberculosis knows no end of its own: it is live until a follow-up since has stopped the treatment. */
const TREATED =
  'has(tuberculosis-card, when: !isMissing(record.followUpDate) && !has(tuberculosis-follow-up, when: record.treatmentStopped == true && record.@occurredOn >= outer.@occurredOn))';

export const chronicMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && resident.filedOn <= period.end", exclusions: [] },
    [
      {
        id: 'archive-use-rate',
        label: '档案使用率',
        counts: 'has(health-check-up, year) || has(hypertension-follow-up, year) || has(diabetes-follow-up, year) || has(psychosis-follow-up, year) || has(tuberculosis-follow-up, year) || has(copd-follow-up, year) || has(general-follow-up, year) || has(visit-record, year) || has(elderly-self-care-assessment, year) || has(tcm-constitution, year) || has(tcm-guidance, year) || has(tcm-health-guidance, year) || has(child-check-up, year) || has(newborn-home-visit, year) || has(postpartum-newborn-visit, year) || has(tcm-child-guidance, year) || has(first-prenatal-visit, year) || has(prenatal-visit, year) || has(postpartum-visit, year) || has(postpartum-42-day, year) || has(immunization-dose, year) || has(referral-in, year) || has(referral-out, year) || has(consultation-record, year)',
        among: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）居民健康档案管理',
        hint: '期末在管档案中，本年有任一服务记录（体检、随访、接诊、妇幼、接种、转诊等）的÷期末在管档案；只改基本信息的不算动态。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && has(hypertension-card, when: record.cardDate <= period.end && (isMissing(record.terminationDate) || record.terminationDate > period.end))", exclusions: [] },
    [
      {
        id: 'htn-managed-now',
        label: '高血压在管',
        counts: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）',
        hint: '期末有有效高血压专档且档案在管的居民；已终止的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && has(diabetes-card, when: record.diabetesType == '2' && record.cardDate <= period.end && (isMissing(record.terminationDate) || record.terminationDate > period.end))", exclusions: [] },
    [
      {
        id: 'dm-managed-now',
        label: '糖尿病在管',
        counts: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）',
        hint: '期末有有效糖尿病专档且档案在管的居民；已终止的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && has(psychosis-card, when: record.fillDate <= period.end && record.informedConsent == '1' && (isMissing(record.terminationDate) || record.terminationDate > period.end))", exclusions: [] },
    [
      {
        id: 'psy-managed-now',
        label: '精神障碍在管',
        counts: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）',
        hint: '期末有有效严重精神障碍专档且同意参加管理的居民；不同意管理的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && has(tuberculosis-card, when: record.treatmentStartDate <= period.end && !has(tuberculosis-follow-up, when: record.treatmentStopped == true && record.stopDate >= outer.treatmentStartDate && record.stopDate <= period.end))", exclusions: [] },
    [
      {
        id: 'tb-managed-now',
        label: '肺结核在管',
        counts: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）',
        hint: '期末正在治疗（已开始、未停止治疗）的肺结核患者；已停止治疗的不数，停止以后又开始新疗程的照数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: 'has(hypertension-card, when: record.cardDate <= period.end && (isMissing(record.terminationDate) || record.terminationDate > period.start))', exclusions: [
      { when: "hasAny(resident.status, ['2', '3', '6'])", why: '年内死亡、迁出、作废的默认剔除（参数）' },
    ] },
    [
      {
        id: 'htn-standard-rate',
        label: '高血压规范管理率',
        counts: 'rule(standard-management-hypertension)',
        among: '!isMissing(rule(standard-management-hypertension))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）高血压；follow-up.md 6、6.1',
        hint: '年内在管的高血压患者中，按规范要求管理的÷年内已管理患者；年末纳入、应随访0次的不进分母，死亡迁出默认剔除。',
      },
      {
        id: 'bp-control-rate-managed',
        label: '血压控制率',
        counts: `latest(hypertension-follow-up, year).disposition != '2' && ${inTime('nextHypertensionOn')} && latest(hypertension-follow-up, year).systolic < (yearsBetween(resident.birthDate, latest(hypertension-follow-up, year).followUpDate) >= limit(age-elder) ? 150 : 140) && latest(hypertension-follow-up, year).diastolic < limit(bp-control-diastolic)`,
        among: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）高血压；follow-up.md 1.3、6',
        hint: '年内已管理高血压患者中，最近一次随访血压达标（65岁以下＜140/90，65岁及以上＜150/90）的÷年内已管理；最近一次失访、逾期未访（只看本年度）、没有血压的都算未达标，留在分母。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "has(diabetes-card, when: record.diabetesType == '2' && record.cardDate <= period.end && (isMissing(record.terminationDate) || record.terminationDate > period.start))", exclusions: [
      { when: "hasAny(resident.status, ['2', '3', '6'])", why: '年内死亡、迁出、作废的默认剔除（参数）' },
    ] },
    [
      {
        id: 'dm-standard-rate',
        label: '糖尿病规范管理率',
        counts: 'rule(standard-management-diabetes)',
        among: '!isMissing(rule(standard-management-diabetes))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）2型糖尿病；follow-up.md 6、6.1',
        hint: '年内在管的2型糖尿病患者中，按规范要求管理的÷年内已管理患者；应随访0次的不进分母，死亡迁出默认剔除。',
      },
      {
        id: 'glucose-control-rate-managed',
        label: '血糖控制率',
        counts: `latest(diabetes-follow-up, year).disposition != '2' && ${inTime('nextDiabetesOn')} && latest(diabetes-follow-up, year).fastingGlucose < limit(fpg-control)`,
        among: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）2型糖尿病；follow-up.md 2.3、6',
        hint: '年内已管理2型糖尿病患者中，最近一次随访空腹血糖＜7.0的÷年内已管理；失访、逾期（只看本年度）、没有血糖的算未达标，留在分母。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: 'has(psychosis-card, when: !isMissing(record.diagnosisDate) && record.fillDate <= period.end && (isMissing(record.terminationDate) || record.terminationDate > period.start))', exclusions: [
      { when: "hasAny(resident.status, ['2', '3', '6'])", why: '年内死亡、迁出、作废的默认剔除（参数）' },
    ] },
    [
      {
        id: 'psychosis-standard-rate',
        label: '精神障碍规范管理率',
        counts: 'rule(standard-management-psychosis)',
        among: '!isMissing(rule(standard-management-psychosis))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）严重精神障碍；follow-up.md 3、6',
        hint: '年内登记在册的确诊严重精神障碍患者中，按规范管理的÷登记在册确诊患者；不同意管理的也在分母。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:tuberculosis-card', within: 'always', organisation: 'end', pick: 'any', population: 'day(record.noticeReceivedAt) >= period.start && day(record.noticeReceivedAt) <= period.end', exclusions: [
      { when: "resident.status == '6'", why: '重复作废' },
    ] },
    [
      {
        id: 'tb-management-rate',
        label: '肺结核管理率',
        counts: '!isMissing(record.followUpDate)',
        among: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）肺结核；follow-up.md 6',
        hint: '期内接到管理通知的确诊患者中，已做第一次入户随访的÷接到通知的患者；转出、诊断排除的剔除。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:tuberculosis-follow-up', within: 'always', organisation: 'end', pick: 'latest', population: "record.treatmentStopped == true && record.stopReason == '1' && record.stopDate >= period.start && record.stopDate <= period.end", exclusions: [] },
    [
      {
        id: 'tb-regular-rate',
        label: '规则服药率',
        counts: 'record.dosesTaken / record.dosesDue * 100 >= limit(tb-regular-percent)',
        among: 'true',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）肺结核；follow-up.md 4.3、6',
        hint: '期内完成疗程停止治疗的患者中，实际服药占应服药≥90%（不舍入比较）的÷完成治疗患者；死亡、丢失、转耐多药的不在分母。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'hypertension-managed',
        label: '高血压在管人数',
        counts: '!isMissing(card(hypertension-card).cardDate)',
        basis: 'S',
        source: 'follow-up.md 6',
        hint: '专档状态 1 管理中与 2 暂停都算在管',
      },
      {
        id: 'diabetes-managed',
        label: '糖尿病在管人数',
        counts: '!isMissing(card(diabetes-card).cardDate)',
        basis: 'S',
        source: 'follow-up.md 6',
        hint: '专档状态 1 管理中与 2 暂停都算在管',
      },
      {
        id: 'psychosis-registered',
        label: '精神障碍在册人数',
        counts: '!isMissing(card(psychosis-card).fillDate)',
        basis: 'S',
        source: 'follow-up.md 6',
        hint: '未签知情同意者在册、不在管',
      },
      {
        id: 'tuberculosis-managed',
        label: '肺结核管理人数',
        counts: TREATED,
        basis: 'S',
        source: 'follow-up.md 6',
        hint: '已做第一次入户随访、还没有停止治疗的在管居民。',
      },
      {
        id: 'copd-managed',
        label: '慢阻肺在管人数',
        counts: '!isMissing(card(copd-card).cardDate)',
        basis: 'P',
        source: 'modules.md 2',
        hint: '有慢阻肺专档、没有终止管理的在管居民。',
      },
      {
        id: 'chronic-managed',
        label: '慢病在管',
        counts: `!isMissing(card(hypertension-card).cardDate) || !isMissing(card(diabetes-card).cardDate) || !isMissing(card(psychosis-card).fillDate) || ${TREATED} || !isMissing(card(copd-card).cardDate)`,
        basis: 'P',
        source: 'modules.md 2',
        hint: '有高血压、糖尿病、严重精神障碍、肺结核、慢阻肺专档之一的在管居民，一人一次；“慢病在管构成”里一人多病各计一次。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:psychosis-follow-up', within: 'period', organisation: 'end', pick: 'latest', population: '!isMissing(card(psychosis-card).fillDate)', exclusions: [] },
    [
      {
        id: 'psychosis-stable-rate',
        label: '病情稳定率',
        counts: "latest(psychosis-follow-up, year).visitClass == '3'",
        among: '!isMissing(card(psychosis-card).fillDate)',
        basis: 'P',
        source: '地方常用，规范未列',
        hint: '病情稳定率',
      },
      {
        id: 'psychosis-regular-medication-rate',
        label: '规律服药率',
        counts: "hasAny(latest(psychosis-follow-up, year).medicationAdherence, ['1', '4'])",
        among: '!isMissing(card(psychosis-card).fillDate)',
        basis: 'P',
        source: '2018 精神障碍管理工作规范（凭记忆）；4＝医嘱勿需用药计入',
        hint: '规律服药率',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: 'has(tuberculosis-card, year, !isMissing(record.noticeReceivedAt))', exclusions: [] },
    [
      {
        id: 'tuberculosis-management-rate',
        label: '患者管理率',
        counts: 'has(tuberculosis-card, year, !isMissing(record.noticeReceivedAt) && !isMissing(record.followUpDate))',
        among: 'has(tuberculosis-card, year, !isMissing(record.noticeReceivedAt))',
        basis: 'S',
        source: 'follow-up.md 6（记忆）',
        hint: '已管理＝已完成第一次入户随访；仅有通知尚无首访的登记方式待定（见报告）',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:tuberculosis-follow-up', within: 'period', organisation: 'end', pick: 'latest', population: "latest(tuberculosis-follow-up, year).treatmentStopped == true && latest(tuberculosis-follow-up, year).stopReason == '1'", exclusions: [] },
    [
      {
        id: 'tuberculosis-regular-medication-rate',
        label: '规则服药率',
        counts: 'latest(tuberculosis-follow-up, year).dosesTaken / latest(tuberculosis-follow-up, year).dosesDue >= 0.9',
        among: "latest(tuberculosis-follow-up, year).treatmentStopped == true && latest(tuberculosis-follow-up, year).stopReason == '1'",
        basis: 'S',
        source: 'follow-up.md 4.3',
        hint: '规则服药率',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'any', population: 'true', exclusions: [{ when: "resident.status == '6'", why: '重复作废的档案并到正档，只数正档一次' }] },
    ([['hypertension', '高血压'], ['diabetes', '糖尿病']] as const).map(([form, name]) => ({
      id: `new-${form}-cards`,
      label: `新建${name}专档`,
      counts: `has(${form}-card, when: day(record.@createdAt) >= period.start && day(record.@createdAt) <= period.end)`,
      basis: 'P' as const,
      source: '产品定义（rules/modules.md）',
      hint: `期内第一次保存${name}专档的人，按录入的日期，不按建卡日期。`,
    })),
  ),
];

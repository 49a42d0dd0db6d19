import { OWN_PREGNANCY } from '../../lists/definitions/mother-and-child/own-sheets.data.ts';
import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

/** The grade of the last visit, and of the first, that names one. */
const [FIRST, VISITED] = ['first-prenatal-visit', 'prenatal-visit'].map(
  (form) => `latest(${form}, when: ${OWN_PREGNANCY} && !isMissing(record.riskLevel)).riskLevel`,
) as [string, string];

export const archivesMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && yearsBetween(resident.birthDate, period.end) >= limit(age-elder)", exclusions: [] },
    [
      {
        id: 'elderly-checked-at-end',
        label: '已体检的65岁及以上在管居民',
        counts: 'has(health-check-up, period, yearsBetween(resident.birthDate, record.examDate) >= limit(age-elder))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）老年人健康管理',
        hint: '期末在管、检查日已满65周岁、期内至少体检一次的居民，按期末管理机构；本年死亡、迁出的不数，在别处体检的也数回本机构。',
      },
      {
        id: 'elderly-managed',
        label: '接受健康管理的老年人',
        counts: 'has(health-check-up, year, is(elder-complete) && yearsBetween(resident.birthDate, record.examDate) >= limit(age-elder))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）老年人健康管理：建立档案、健康体检、健康指导、体检表填写完整',
        hint: '期末在管、年内有一份项目齐全且有健康指导（危险因素控制）的体检表的65岁及以上居民；只体检而缺项或无指导的不数。',
      },
      {
        id: 'elderly-tcm',
        label: '接受中医药健康管理的老年人',
        counts: 'has(tcm-constitution, year, !isMissing(record.balancedResult)) && (has(tcm-guidance, year, !isMissing(record.guidanceDate)) || has(tcm-constitution, year, !isMissing(record.qiDeficiencyGuidance) || !isMissing(record.yangDeficiencyGuidance) || !isMissing(record.yinDeficiencyGuidance) || !isMissing(record.phlegmDampnessGuidance) || !isMissing(record.dampHeatGuidance) || !isMissing(record.bloodStasisGuidance) || !isMissing(record.qiStagnationGuidance) || !isMissing(record.specialDiathesisGuidance) || !isMissing(record.balancedGuidance)))',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）中医药健康管理',
        hint: '期末在管、年内完成体质辨识（33项有结论）并给了保健指导的65岁及以上居民；只辨识未指导的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && resident.filedOn <= period.end", exclusions: [] },
    [
      {
        id: 'archived',
        label: '建档数',
        counts: 'true',
        unit: '份',
        basis: 'S',
        source: '国家基本公共卫生服务规范（第三版）居民健康档案管理',
        hint: '期末在管的居民健康档案，一人一份；死亡、迁出、失访、拒绝、作废的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:appointment', within: 'always', organisation: 'end', pick: 'latest', population: "record.year == period.year && record.checkType == '1'", exclusions: [] },
    [
      {
        id: 'appointed',
        label: '已预约',
        counts: "hasAny(record.state, ['1', '2', '3', '4', '5'])",
        basis: 'P',
        source: 'modules.md 1.3、2',
        hint: '本年老年人体检预约过且未取消、未改约的居民，一人一次；爽约的仍算预约。',
      },
      {
        id: 'attendance-rate',
        label: '到检率',
        counts: "hasAny(record.state, ['2', '3', '4'])",
        among: "hasAny(record.state, ['1', '2', '3', '4', '5'])",
        basis: 'P',
        source: 'modules.md 2',
        hint: '已预约的居民中签到的÷已预约；取消、改约的不在分母，未到日期的已在分母。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:test-strip-stock', within: 'always', organisation: 'event', pick: 'all', population: "record.kind == '3' && record.reason != '5' && day(record.time) >= period.start && day(record.time) <= period.end", exclusions: [] },
    [
      {
        id: 'strips-lost',
        label: '试纸损耗',
        sum: 'record.qty',
        among: 'true',
        unit: '条',
        basis: 'P',
        source: 'modules.md 2',
        hint: '期内登记为损耗的试纸条数；质控用的不算损耗。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:blood-glucose-patient', within: 'always', organisation: 'end', pick: 'latest', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'readings-planned',
        label: '计划监测次数',
        sum: 'rule(readings-planned)',
        unit: '次',
        basis: 'P',
        source: 'modules.md 2；blood-glucose-patient 监测计划',
        hint: '在管血糖患者的监测计划在期内的次数之和：监测时点数×每周监测天数×计划在期内的天数÷7，每人四舍五入到整次；没写计划开始的从登记之日起算，七点血糖谱另行安排，不计入。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:blood-glucose-reading', within: 'always', organisation: 'event', pick: 'all', population: 'day(record.measuredAt) >= period.start && day(record.measuredAt) <= period.end && !isMissing(record.deviceSerial)', exclusions: [] },
    [
      {
        id: 'strips-effective',
        label: '有效测量',
        counts: 'record.valid == true && (isMissing(record.controlSolution) || record.controlSolution == false)',
        unit: '次',
        basis: 'P',
        source: 'modules.md 2',
        hint: '期内设备测得的有效血糖次数；质控液、无效的不数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:blood-glucose-reading', within: 'always', organisation: 'event', pick: 'all', population: 'day(record.measuredAt) >= period.start && day(record.measuredAt) <= period.end', exclusions: [] },
    [
      {
        id: 'strips-control',
        label: '质控',
        counts: 'record.controlSolution == true',
        unit: '次',
        basis: 'P',
        source: 'modules.md 2',
        hint: '期内质控液测量次数。',
      },
      {
        id: 'glucose-in-range',
        label: '血糖目标范围内比例',
        counts: 'record.value >= limit(glucose-range-low) && record.value <= limit(glucose-range-high)',
        among: '!isMissing(record.value) && record.valid == true && (isMissing(record.controlSolution) || record.controlSolution == false)',
        basis: 'G',
        source: 'modules.md 2；glucose-and-bp-monitoring.md',
        hint: '期内有效血糖次数中3.9～10.0（含）的÷有效次数；超量程（Lo/Hi）无数值的、质控的不在分母；个人有目标时用个人目标。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && resident.birthDate <= period.end", exclusions: [] },
    [
      {
        id: 'child-archived',
        label: '0~6岁儿童',
        counts: 'fullMonths(resident.birthDate, period.end) < 84',
        basis: 'P',
        source: '页面约定：zhdp',
        hint: '期末在管、不满7周岁的居民档案。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:family-doctor-contract', within: 'always', organisation: 'event', pick: 'all', population: 'true', exclusions: [] },
    [
      {
        id: 'contracts-signed',
        label: '签约人次',
        counts: 'record.signDate >= period.start && record.signDate <= period.end',
        unit: '人次',
        basis: 'P',
        source: '页面约定：zhdp',
        hint: '期内签约（含续约）的份数。',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'archives-live',
        label: '健康档案',
        counts: "resident.status == '1'",
        unit: '份',
        basis: 'S',
        source: '居民健康档案管理服务规范 [S]',
        hint: '健康档案',
      },
      {
        id: 'archive-complete-rate',
        label: '档案完整率',
        counts: 'resident.completeness >= 100',
        among: "resident.status == '1'",
        basis: 'P',
        source: '产品定义：完整＝应填项 100%',
        hint: '在管档案中，应填项全部填齐的。',
      },
      {
        id: 'elderly-count',
        label: '65岁及以上老年人',
        counts: 'yearsBetween(resident.birthDate, period.end) >= 65',
        basis: 'S',
        source: 'rules/modules.md 2',
        hint: '65岁及以上老年人',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'event', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      {
        id: 'archives-new',
        label: '本月新建档',
        counts: 'resident.filedOn >= period.start && resident.filedOn <= period.end',
        unit: '份',
        basis: 'P',
        source: 'rules/modules.md 2',
        hint: '本月新建档',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: "resident.status == '1' && yearsBetween(resident.birthDate, period.end) >= 65", exclusions: [] },
    [
      {
        id: 'tcm-elderly-rate',
        label: '老年人中医药健康管理率',
        counts: 'has(tcm-constitution, year) && has(tcm-guidance, year)',
        among: "resident.status == '1' && yearsBetween(resident.birthDate, period.end) >= 65",
        basis: 'S',
        source: '中医药健康管理服务规范工作指标',
        hint: '老年人中医药健康管理率',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:pregnancy-basic-info', within: 'always', organisation: 'now', pick: 'any', population: "record.recordStatus == '0'", exclusions: [] },
    [
      {
        id: 'maternal-high-risk-share',
        label: '高危孕产妇占比',
        counts: `!isMissing(${VISITED}) && hasAny(${VISITED}, ['2', '3', '4', '5']) || isMissing(${VISITED}) && hasAny(${FIRST}, ['2', '3', '4', '5']) || isMissing(${VISITED}) && isMissing(${FIRST}) && hasAny(record.riskLevel, ['2', '3', '4', '5'])`,
        among: "record.recordStatus == '0'",
        basis: 'P',
        source: 'maternal.md 3',
        hint: '黄及以上；紫（5）计入',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:premarital-basic-info', within: 'period', organisation: 'event', pick: 'any', population: "record.sex == '1' || isMissing(record.partnerExamNumber)", exclusions: [] },
    [
      {
        id: 'premarital-couples',
        label: '婚检对数',
        counts: 'true',
        unit: '对',
        basis: 'S',
        source: 'maternal.md 9',
        hint: '婚检对数',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:premarital-basic-info', within: 'period', organisation: 'event', pick: 'any', population: '!isMissing(record.examResult)', exclusions: [] },
    [
      {
        id: 'premarital-abnormal-rate',
        label: '异常检出率',
        counts: "record.examResult == '2'",
        among: '!isMissing(record.examResult)',
        basis: 'P',
        source: 'maternal.md 11',
        hint: '按人数，不按对数',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:prepregnancy-basic-info', within: 'period', organisation: 'event', pick: 'any', population: 'true', exclusions: [] },
    [
      {
        id: 'prepregnancy-couples',
        label: '检查对数',
        counts: 'true',
        unit: '对',
        basis: 'S',
        source: 'maternal.md 9',
        hint: '检查对数',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:prepregnancy-assessment', within: 'period', organisation: 'event', pick: 'any', population: '!isMissing(latest(prepregnancy-assessment).riskGroup)', exclusions: [] },
    [
      {
        id: 'prepregnancy-high-risk-rate',
        label: '高风险率',
        counts: "latest(prepregnancy-assessment).riskGroup == '2'",
        among: '!isMissing(latest(prepregnancy-assessment).riskGroup)',
        basis: 'P',
        source: 'maternal.md 9',
        hint: '高风险率',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:upload-record', within: 'always', organisation: 'now', pick: 'any', population: "hasAny(record.state, ['0', '1', '4', '6'])", exclusions: [] },
    [
      {
        id: 'uploads-open',
        label: '待上传',
        counts: 'true',
        unit: '条',
        basis: 'P',
        source: 'modules.md 1.4',
        hint: '待上传',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:upload-record', within: 'always', organisation: 'now', pick: 'any', population: "record.state == '4'", exclusions: [] },
    [
      {
        id: 'uploads-failed',
        label: '上传失败',
        counts: 'true',
        unit: '条',
        basis: 'P',
        source: 'modules.md 1.4',
        hint: '上传失败',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'record:institution', within: 'always', organisation: 'now', pick: 'all', population: 'true', exclusions: [] },
    [
      {
        id: 'institution-population',
        label: '服务人口',
        counts: 'true',
        basis: 'P',
        source: 'institution.population',
        hint: '服务人口',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'all', population: "resident.status == '1' && resident.age >= 65 && count(health-check-up, year) == 0", exclusions: [] },
    [
      {
        id: 'due-not-checked',
        label: '应检未体检',
        counts: 'true',
        basis: 'P',
        source: '产品定义（rules/modules.md）',
        hint: '应检未体检',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'all', population: "resident.status == '1' && resident.age >= 65", exclusions: [] },
    [
      {
        id: 'check-up-due',
        label: '应检人数',
        counts: 'true',
        basis: 'P',
        source: '产品定义（rules/modules.md）',
        hint: '体检类别 1；其他类别的条件见 appointment-list.fixed',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'all', population: "resident.status == '1' && resident.completeness < 100", exclusions: [] },
    [
      {
        id: 'archives-incomplete',
        label: '档案有缺项',
        counts: 'true',
        unit: '份',
        basis: 'P',
        source: '产品定义（rules/modules.md）',
        hint: '档案有缺项',
      },
    ],
  ),
  ...defineMeasures(
    { of: 'resident', within: 'always', organisation: 'now', pick: 'any', population: 'count(health-check-up, year) > 0', exclusions: [] },
    [
      {
        id: 'check-ups-this-year',
        label: '本年已体检',
        counts: 'true',
        basis: 'P',
        source: '产品定义（rules/modules.md）',
        hint: '本年已体检',
      },
    ],
  ),
];

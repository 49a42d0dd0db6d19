/** A rate that has an aim. `people`: the measure that says how many people a point is, where the rate's own denominator is not known. */
type AnnualTarget = {
  readonly measure: string;
  readonly target: number;
  readonly people?: string;
  readonly advice: string;
};

/**
 * [P] Aims a report begins with; each institution puts those of its own task book in their place. Advice: one sentence for each problem, to be
 * made fitting by whoever writes.
 */
export const ANNUAL_TARGETS: readonly AnnualTarget[] = [
  { measure: 'archive-rate', target: 90, people: 'population', advice: '对照公安、户籍与门诊名单逐村摸排未建档的常住居民，门诊、体检、随访时随到随建，及时核销死亡和迁出档案。' },
  { measure: 'archive-use-rate', target: 60, people: 'archived', advice: '门诊、体检、随访后当日更新档案，按月列出全年没有动态记录的档案，由责任医生逐户核实。' },
  { measure: 'elderly-management-rate', target: 70, people: 'elderly-population', advice: '按村排出尚未体检的老年人名单，安排下村集中体检和行动不便者上门服务，补齐四项服务中缺的项目。' },
  { measure: 'elderly-complete-rate', target: 95, advice: '体检当日核对必查项目，缺项当场补查；录入后由质控人员按日抽查退回。' },
  { measure: 'elderly-fed-back-rate', target: 95, advice: '体检结果一周内反馈本人，异常者当面说明并登记转诊或复查日期。' },
  { measure: 'htn-standard-rate', target: 65, advice: '按随访计划每周列出逾期的高血压患者，责任医生分片补访；年内必须完成4次面对面随访和1次体检。' },
  { measure: 'bp-control-rate-managed', target: 60, advice: '对血压不达标的患者两周内复访，核对用药与依从性，连续两次不达标的按规范转诊。' },
  { measure: 'dm-standard-rate', target: 65, advice: '按随访计划每周列出逾期的糖尿病患者，责任医生分片补访；年内完成4次空腹血糖检测和1次体检。' },
  { measure: 'glucose-control-rate-managed', target: 50, advice: '对空腹血糖不达标的患者两周内复访，加强饮食、运动指导和用药核对，必要时转诊。' },
  { measure: 'psychosis-standard-rate', target: 80, advice: '与公安、民政、残联核对名单，落实每季度随访和病情不稳定者的应急处置，关爱帮扶小组逐人到位。' },
  { measure: 'tb-management-rate', target: 90, advice: '接到定点医疗机构通知后72小时内完成第一次入户访视，与疾控专报系统每月核对名单。' },
  { measure: 'tb-regular-rate', target: 90, advice: '落实督导服药人员，漏服者三日内上门，疗程结束时核对服药卡。' },
  { measure: 'early-registration-rate', target: 90, people: 'live-births', advice: '利用婚检、孕前检查和村医摸底尽早发现孕妇，孕13周前完成建册和第一次产前检查。' },
  { measure: 'postpartum-visit-rate', target: 90, people: 'live-births', advice: '与助产机构建立出院信息推送，出院后一周内到家访视，外出产妇委托居住地访视并登记。' },
  { measure: 'newborn-visit-rate', target: 90, people: 'live-births', advice: '新生儿出院后一周内到家访视，与产后访视同次完成并录入。' },
  { measure: 'child-management-rate', target: 90, advice: '结合预防接种预约儿童体检，按月龄列出应检未检名单电话通知，托幼机构儿童集中体检。' },
  { measure: 'elderly-tcm-rate', target: 70, people: 'elderly-population', advice: '把中医体质辨识与老年人体检放在同一天完成，辨识后当场给出保健指导并记录。' },
  { measure: 'child-tcm-rate', target: 70, advice: '在6、12、18、24、30、36月龄体检时同步完成中医调养指导。' },
  { measure: 'upload-rate', target: 95, advice: '每日查看上传失败清单，当日修正重传，月底前清零。' },
  { measure: 'report-delivery-rate', target: 90, advice: '审核后一周内发放体检报告，行动不便者由村医送到家中并登记领取。' },
];

/** The aims a new report begins with. */
export const defaultTargets = (): { readonly [measure: string]: number } =>
  Object.fromEntries(ANNUAL_TARGETS.map(({ measure, target }) => [measure, target]));

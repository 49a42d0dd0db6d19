import type { FormDefinition } from '../../forms/index.ts';

/** 老年人生活自理能力评估表. */
export const elderlySelfCareAssessment: FormDefinition = {
  id: 'elderly-self-care-assessment',
  version: 1,
  title: '老年人生活自理能力评估表',
  module: 'elderly',
  routes: ['oldShzlnl'],
  subject: 'resident',
  occurs: 'yearly',
  occurredOn: 'assessDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 老年人健康管理服务规范 附件 老年人生活自理能力评估表',
  verified: ['peer-schema', 'peer-scoring', 'recall'],
  sections: [
    {
      id: 'items', title: '评估事项',
      fields: [
        {
          key: 'feeding', label: '（1）进餐：使用餐具将饭菜送入口、咀嚼、吞咽等活动', type: 'single', required: true,
          options: [
            { code: '1', label: '独立完成' }, { code: '2', label: '轻度依赖（表中该格无文字描述）' },
            { code: '3', label: '需要协助，如切碎、搅拌食物等' }, { code: '4', label: '完全需要帮助' },
          ],
          note: '代码1–4依次为可自理、轻度依赖、中度依赖、不能自理，分值 0/0/3/5',
        },
        { key: 'feedingScore', label: '进餐评分', type: 'computed', unit: '分', computed: 'lookup(feeding, {1:0, 2:0, 3:3, 4:5})' },
        {
          key: 'grooming', label: '（2）梳洗：梳头、洗脸、刷牙、剃须、洗澡等活动', type: 'single', required: true,
          options: [
            { code: '1', label: '独立完成' }, { code: '2', label: '能独立地洗头、梳头、洗脸、刷牙、剃须等；洗澡需要协助' },
            { code: '3', label: '在协助下和适当的时间内，能完成部分梳洗活动' }, { code: '4', label: '完全需要帮助' },
          ],
          note: '代码1–4依次为可自理、轻度依赖、中度依赖、不能自理，分值 0/1/3/7',
        },
        { key: 'groomingScore', label: '梳洗评分', type: 'computed', unit: '分', computed: 'lookup(grooming, {1:0, 2:1, 3:3, 4:7})' },
        {
          key: 'dressing', label: '（3）穿衣：穿衣裤、袜子、鞋子等活动', type: 'single', required: true,
          options: [
            { code: '1', label: '独立完成' }, { code: '2', label: '轻度依赖（表中该格无文字描述）' },
            { code: '3', label: '需要协助，在适当的时间内完成部分穿衣' }, { code: '4', label: '完全需要帮助' },
          ],
          note: '代码1–4依次为可自理、轻度依赖、中度依赖、不能自理，分值 0/0/3/5',
        },
        { key: 'dressingScore', label: '穿衣评分', type: 'computed', unit: '分', computed: 'lookup(dressing, {1:0, 2:0, 3:3, 4:5})' },
        {
          key: 'toileting', label: '（4）如厕：小便、大便等活动及自控', type: 'single', required: true,
          options: [
            { code: '1', label: '不需协助，可自控' }, { code: '2', label: '偶尔失禁，但基本上能如厕或使用便具' },
            { code: '3', label: '经常失禁，在很多提示和协助下尚能如厕或使用便具' }, { code: '4', label: '完全失禁，完全需要帮助' },
          ],
          note: '代码1–4依次为可自理、轻度依赖、中度依赖、不能自理，分值 0/1/5/10',
        },
        { key: 'toiletingScore', label: '如厕评分', type: 'computed', unit: '分', computed: 'lookup(toileting, {1:0, 2:1, 3:5, 4:10})' },
        {
          key: 'mobility', label: '（5）活动：站立、室内行走、上下楼梯、户外活动', type: 'single', required: true,
          options: [
            { code: '1', label: '独立完成所有活动' }, { code: '2', label: '借助较小的外力或辅助装置能完成站立、行走、上下楼梯等' },
            { code: '3', label: '借助较大的外力才能完成站立、行走，不能上下楼梯' }, { code: '4', label: '卧床不起，活动完全需要帮助' },
          ],
          note: '代码1–4依次为可自理、轻度依赖、中度依赖、不能自理，分值 0/1/5/10',
        },
        { key: 'mobilityScore', label: '活动评分', type: 'computed', unit: '分', computed: 'lookup(mobility, {1:0, 2:1, 3:5, 4:10})' },
      ],
    },
    {
      id: 'result', title: '总评',
      fields: [
        {
          key: 'totalScore', label: '总评分', type: 'computed', unit: '分',
          computed: 'feedingScore + groomingScore + dressingScore + toiletingScore + mobilityScore',
        },
        {
          key: 'selfCareGrade', label: '判断结果', type: 'computed', computed: 'totalScore <= 3 ? 1 : totalScore <= 8 ? 2 : totalScore <= 18 ? 3 : 4',
          normal: [{ low: 1, high: 1, note: '可自理为正常，2–4标异常' }], dictionary: 'self-care-grade', concept: 'self-care-grade',
        },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '不得晚于当天' },
        { key: 'assessDoctor', label: '评估医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'assessInstitution', label: '评估机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  checks: [
    {
      id: 'under-65', when: 'fullYears(resident.birthDate, assessDate) < 65', severity: 'warning',
      message: '本表服务对象为 65 岁及以上老年人，请核对年龄。', fields: ['assessDate'],
    },
  ],
};

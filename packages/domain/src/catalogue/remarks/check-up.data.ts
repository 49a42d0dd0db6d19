import type { FormRemarks } from '../form-remarks.ts';

export const CHECK_UP_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'health-check-up': {
    rules: [
      '用于居民首次建档及老年人、高血压、2 型糖尿病、严重精神障碍患者等的年度健康检查；一般居民可参照；肺结核患者、孕产妇、0～6 岁儿童不用本表',
      '标 *（optionalExam）的项目在为一般居民建档时不作为免费检查项目，重点人群按专项规范执行',
      '收缩压必须大于舒张压（左右分别）',
      '两侧收缩压相差 ≥20 mmHg 时提示复测',
      'BMI 由身高体重计算，不手工录入',
      '饮食习惯 1/2/3 最多选一项',
      '戒烟年龄 ≥ 开始吸烟年龄，戒酒年龄 ≥ 开始饮酒年龄，均 ≤ 实足年龄',
      '心率与脉率相差 ≥10 次/分钟且心律为齐时提示核对；绝对不齐时脉率应不高于心率',
      'fastingGlucose 与 fastingGlucoseMgdl 同填时须一致（误差 ≤3%）',
      '结合胆红素 ≤ 总胆红素；HDL-C + LDL-C ≤ 总胆固醇（误差容许 0.3）',
      '出院日期 ≥ 入院日期；撤床日期 ≥ 建床日期；住院、家庭病床、接种在体检日前 1 年内',
      'healthEvaluation 为 2 时 abnormality1 必填；存在任何异常判定（rules/check-up.md）而选 1 时提示',
      '65 岁及以上显示四项老年人评估；当年的 elderly-self-care-assessment、tcm 体质辨识可关联',
      '选“减体重”必须填目标；选“建议接种疫苗”必须填名称',
      '同一居民同一日期只有一份体检表；examDate 不晚于今天',
    ],
  },
  'supplement-blood-routine': {
    rules: [
      'whiteBloodCell、hemoglobin、platelet 与 health-check-up 同步',
      '五分类百分比合计应为 100±1.5',
      '各类绝对值 = 白细胞 × 百分比 / 100（误差 ≤5%）',
      'HCT ≈ RBC×MCV/1000；MCH ≈ HGB/RBC；MCHC ≈ HGB/HCT（误差 ≤5% 时提示核对）',
      'WS/T 405 适用 18 岁以上成人静脉血；儿童另用 WS/T 779',
    ],
  },
  'supplement-urine-routine': {
    rules: [
      'urineProtein urineGlucose urineKetone urineOccultBlood urineMicroalbumin 与 health-check-up 同步；白细胞等写入 urineRoutineOther',
      'urine-qualitative 存等级 0-5；1（±）建议复查，≥2 异常',
      '女性月经期潜血阳性应复查后判定',
    ],
  },
  'supplement-biochemistry': {
    rules: [
      '与 health-check-up 同名键（alt ast albumin totalBilirubin conjugatedBilirubin creatinine urea potassium sodium totalCholesterol triglycerides ldlCholesterol hdlCholesterol fastingGlucose hba1c hbsag）在同一次体检中同步',
      '参考区间按性别、年龄取；报告机构有自己的区间时以报告为准',
      'totalProtein ≥ albumin；conjugatedBilirubin ≤ totalBilirubin',
      '空腹标志为否时 fastingGlucose 不可填',
    ],
  },
  'health-check-feedback': {
    rules: [
      '由 health-check-up 与补充录入按 rules/check-up.md 自动生成草稿，医生修改后保存',
      'feedbackDate ≥ examDate；危急值当日反馈',
      'severity 为 3 或 4 时 healthGuidance 须含 3；为 2 时须含 2',
      '本人、家属签字至少其一',
      '修改体检表后未反馈的草稿重新生成，已签收的不变',
    ],
  },
  'supplement-ecg': {
    rules: [
      '所见含 1 以外任一项时 ecgResult 为 2；窦性心律不齐（4）、不完全性右束支传导阻滞（15）、电轴轻度偏移可由医生判为正常',
      'rhythm 为 2 时 findings 含 8',
      'qtc 用 RR=60/heartRate 秒',
    ],
  },
  'supplement-ultrasound': {
    rules: [
      '各脏器所见代码为产品编码，非国家标准',
      'abdominalResult 由 liver gallbladder pancreas spleen 推出；其余部位推出 otherResult',
      '异常时 impression 写入 health-check-up 的异常描述',
      '打印页 color：机构名、姓名、性别、年龄、编号、检查日期、部位、图像、所见、提示、医生签字',
    ],
  },
  'elderly-cognition': {
    rules: [
      '30题各1分，总分0～30',
      '文盲≤17分、小学≤20分、中学及以上≤24分提示认知功能障碍',
      '另见一版分界（中学含中专≤22、大学含大专≤23）与不分文化程度的分级（27～30正常、21～26轻度、10～20中度、0～9重度），本平台不采用，仅供对照',
      '日期和星期差一天可算正确（见于部分版本）',
      '三个词只首遍计分，可重复教5遍以便延迟回忆',
      '拒绝、不会、错误均计0分',
      '不同译本的地点题与词语有出入，题数与分值一致',
    ],
  },
  'elderly-depression': {
    rules: [
      '时间范围为最近一周',
      '第1、5、7、9、15、19、21、27、29、30题反序计分（10题），其余20题正序计分',
      '0～10分正常；11～20分轻度抑郁；21～30分中重度抑郁',
      '30题必须全部作答；平台约定：有空项不出总分',
    ],
  },
  'elderly-self-care-assessment': {
    rules: [
      '0～3分为可自理；4～8分为轻度依赖；9～18分为中度依赖；≥19分为不能自理',
      '五项必须全部填写后才产生总评',
      '总分最大37分（5+7+5+10+10）',
      '服务对象为65岁及以上；结果写入健康体检表“老年人生活自理能力自我评估”一项（四级代码相同）',
    ],
  },
  'tcm-child-guidance': {
    rules: [
      '6、12月龄：摩腹（腹部环形移动，每次1～3分钟）、捏脊（大椎至尾骨末端，每次3～5遍）',
      '18、24月龄：按揉迎香（鼻翼外缘中点旁，每次1～3分钟）、足三里（犊鼻下3寸、胫骨前缘外一横指，每次1～3分钟）',
      '30、36月龄：按揉四神聪（百会前后左右各1寸共4穴，每次1～3分钟）',
      '规范允许在儿童健康检查记录表上加“中医药健康管理服务”一栏代替单独成表，可多选，其他须注明',
      'route 名 childZyyjk 为推定，产品说明中未见明确页面名',
      '穴位操作时间凭记忆',
    ],
  },
  'tcm-constitution': {
    rules: [
      '服务对象65岁及以上常住居民，每年1次，结合老年人健康体检',
      '33题不能空项，反映平时感受而非即时感受，避免主观引导；选项代码即分值',
      '偏颇体质8种，各4题相加：≥11分为“是”，9～10分为“倾向是”，≤8分为“否”',
      '平和质＝第1题＋第2、4、5、13题反向计分（1→5、2→4、3→3、4→2、5→1）',
      '平和质：≥17分且其他8种体质得分都≤8分为“是”；≥17分且其他8种体质得分都≤10分为“基本是”；不满足上述条件为“否”',
      '2013年技术规范的部分印本作“＜8分”“＜10分”，与“倾向是9～10分”不相容，按第三版“≤8”“≤10”执行',
      '可同时判为多种体质，逐一列出，不取唯一',
      '中医药保健指导可多选，选6须注明其他内容',
      '成人通用问卷另有 ZYYXH/T157-2009《中医体质分类与判定》60个不重复条目，九个亚量表合计每人66条（湿热质末条男女各一，印刷67条）；用转化分＝（原始分－条目数）/（条目数×4）×100 判定，不用于本表',
    ],
  },
  'tcm-guidance': {
    rules: [
      '六类指导：情志调摄、饮食调养、起居调摄、运动保健、穴位保健、其他',
      '要点为提示词，最终内容由医生确认；药膳、艾灸、饮酒须结合病情和过敏史',
      '各体质要点（含穴位）凭记忆整理，未逐字核对2013年技术规范',
    ],
  },
};

import type { FormRemarks } from '../form-remarks.ts';

export const PREVENTION_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'assessment-basic-info': {
    rules: [
      '每次评估存一份快照，供其他评估带入',
      '收缩压必须大于舒张压',
      '吸烟、饮酒、锻炼、饮食代码与健康体检表相同',
    ],
  },
  'assessment-dyslipidemia': {
    rules: [
      '血脂单位mmol/L；TG、LDL-C宜空腹12小时',
      'TC、LDL-C分属不同层时取较高层（平台约定）；低于下限者按最低层计（平台约定）',
      '表中危险因素水平为治疗前水平',
    ],
  },
  'assessment-hypertension': {
    rules: [
      '收缩压必须大于舒张压',
      '危险因素与判断阈值见 rules/risk-stratification.md',
      '缺少检验数据的危险因素按不存在计，并在结论中标出未测项目（平台约定）',
      '同类系统字典中ACR性别阈值（男≥22、女≥31）为旧版，按≥30mg/g判定',
    ],
  },
  'assessment-metabolic-syndrome': {
    rules: [
      '具备以下3项或更多即可诊断',
      'CDS 2004旧标准（BMI≥25等）已不用',
    ],
  },
  'assessment-obesity': {
    rules: [
      '适用18岁及以上非孕成人；儿童用 WS/T 586-2018（6～18岁）等标准',
      'BMI以未舍入值判级',
      'WS/T 428-2013：体重过低＜18.5；正常18.5～＜24.0；超重24.0～＜28.0；肥胖≥28.0',
    ],
  },
  'assessment-self': {
    rules: [
      'zw 页含义为推定（自我评估）；若产品另有定义以产品为准',
      'PHQ-9、GAD-7只作筛查，不作诊断',
      'PHQ-9第9题≥1立即提示医生',
    ],
  },
  'assessment-stroke': {
    rules: [
      '适用40岁及以上常住居民',
      '≥3项或既往脑卒中/TIA为高危；＜3项但有高血压、糖尿病、房颤或瓣膜性心脏病之一为中危；＜3项且无上述慢性病为低危',
      'route jkpg/ncz 为推定',
    ],
  },
  'blood-glucose-patient': {
    rules: [
      'fastingTargetLow < fastingTargetHigh <= postprandialTargetHigh',
      'lowAlert < fastingTargetLow；highAlert < criticalHigh',
      '有在管糖尿病卡者自动生成，patientType=1',
    ],
  },
  'blood-glucose-reading': {
    rules: [
      'mg/dL 录入换算：mmol/L = mg/dL ÷ 18.0（设备 kg/L：×100000 得 mg/dL；mol/L：×1000 得 mmol/L）',
      '同一设备序列号 + sequenceNumber 去重',
      '同一日同一时点多次：列表显示最后一次，统计全部有效值',
      'controlSolution 为真或采样部位=4 时不计入',
      'timePoint=1 而 hoursAfterMeal<8 时提示改为随机',
    ],
  },
  'blood-pressure-patient': {
    rules: [
      'targetSystolic > targetDiastolic；homeTargetSystolic <= targetSystolic',
      '有在管高血压卡者自动生成，patientType=1',
      'planEnd >= planStart',
    ],
    notes: [
      'module 取 prevention（医防融合监测数据，与设备、提醒同组）；规格未写明，可改。',
    ],
  },
  'blood-pressure-reading': {
    rules: [
      'systolic > diastolic，且脉压差 ≥10，否则拒收并提示重测',
      '同一居民同一设备同一时间（秒）重复上传去重',
      'kPa 上传换算 1 kPa = 7.50062 mmHg，四舍五入取整',
      '体动或袖带过松的读数 valid=false',
    ],
  },
  'device': {
    rules: [
      '设备编码唯一',
      '检定到期前30天提醒；过期设备数据标注“未检定”',
    ],
  },
  'device-binding': {
    rules: [
      '仅返回code为0时成功：血压设备绑定成功/血糖设备绑定成功；失败显示服务端msg，无msg时显示血压设备绑定失败/血糖设备绑定失败',
      '同一设备同时只能有一个有效绑定；重新绑定先自动解绑旧关系并记录',
    ],
  },
  'family-doctor-contract': {
    rules: [
      '同一居民同一时段只能有一份有效签约',
      '签约日期不得晚于当天；生效日期不得早于签约日期',
      '到期前30天提示续约（平台约定）',
      '签约居民须已建立健康档案',
      '无人群归属时选一般人群（与其他互斥）',
      '人群字典03在来源系统不同界面分别记作“老年人”与“60岁及以上老年人”；本目录按国家基本公卫取65岁及以上',
      '代签时签约代表、关系须填写',
    ],
  },
  'family-doctor-team': {
    rules: [
      '团队至少1名医生与1名护士或公卫人员',
    ],
  },
  'health-report': {
    rules: ['数字由测量得出，只能重新生成；只改结论和建议', '审核后不能改，须先撤回'],
  },
  'knowledge-assessment': {
    rules: [
      '分级区间首尾相接不重叠',
      '已被引用的版本只读，修改产生新版本',
    ],
  },
  'knowledge-drug': {
    rules: [
      '编码唯一；停用药品不可新开用药记录',
    ],
  },
  'knowledge-exercise': {
    rules: [
      '目标心率下限不得大于上限',
    ],
  },
  'knowledge-herb': {
    rules: [
      '十八反、十九畏配伍在开具处方时提示',
    ],
  },
  'medical-order': {
    rules: [
      'dueDate >= startDate',
      'status=3 时 notExecutedReason 必填',
      'priority=4 的医嘱须 2 小时内电话确认（产品约定）',
      '已执行的医嘱不可删除，只可作废并留痕',
    ],
  },
  'medication-record': {
    rules: [
      'endDate >= startDate',
      'active=false 时 endDate 必填',
      '依从率 ≥80% 视为依从性好（研究常用 PDC/MPR 界，非规范）',
      '随访表的用药情况保存后同步为本记录',
    ],
  },
  'reminder': {
    rules: [
      '“已处理”须填处理方式；“已忽略”须填说明',
    ],
  },
  'reminder-rule': {
    rules: [
      '区间比较时阈值一须小于阈值二',
      '紧急提醒须在30分钟内确认，超时升级到上一级接收人（假设值）',
    ],
  },
  'service-package': {
    rules: [
      '个人支付不得为负',
      '已有有效签约的服务包不可删除，只能停用',
      '启用后项目次数只可增加',
      '终止日期不得早于启用日期',
    ],
  },
  'test-strip-stock': {
    rules: [
      '过期批号不可领用',
      '库存不得为负',
    ],
  },
};

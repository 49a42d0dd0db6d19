import type { Answers } from './keyboard-lane.ts';

/** 个人基本信息表 of a resident from the roster, as it is typed. */
export const personalInfoAnswers: Answers = {
  workplace: '王庄村务农', contactName: '孙建国', contactPhone: '13900001111', contactRelation: '1', residenceType: '1', medicalInsuranceNo: 'YB320999',
  paymentMethods: ['3'], drugAllergies: ['1'], exposureHistory: ['1'], pastDiseases: ['1'],
  currentAddress: '320999101', currentAddressDetail: '望禾镇王庄村3组8号', registeredAddress: '320999101', registeredAddressDetail: '望禾镇王庄村3组8号',
  townshipName: '望禾镇', villageName: '王庄村', remarks: '名册导入后补全', householdHeadName: '孙桂兰', householdHeadIdNumber: '', householdSize: '3',
  surgeryHistory: '1', traumaHistory: '1', transfusionHistory: '1',
};

import type { CodedItem } from '../banding.ts';
import { FINDING_CATEGORY } from '../finding.ts';

const category = FINDING_CATEGORY.physical;

/** Physical examination by choice code (section 4.11 [P]); codes without a name in the reference are ours. */
export const PHYSICAL_ITEMS: readonly CodedItem[] = [
  { key: 'skin', code: 'SKIN_ABNORMAL', label: '皮肤', category, description: 'skinOther',
    choices: { 2: [1, '潮红'], 3: [1, '苍白'], 4: [3, '发绀'], 5: [3, '黄染'], 6: [1, '色素沉着'], 7: [1, '异常'] } },
  { key: 'sclera', code: 'SCLERA_ABNORMAL', label: '巩膜', category, description: 'scleraOther',
    choices: { 2: [3, '黄染'], 3: [1, '充血'], 4: [1, '异常'] } },
  { key: 'lymphNodes', code: 'LYMPH_NODES', label: '淋巴结', category, description: 'lymphNodesOther',
    choices: { 2: [3, '锁骨上触及肿大'], 3: [2, '腋窝触及肿大'], 4: [2, '触及肿大'] } },
  { key: 'barrelChest', code: 'BARREL_CHEST', label: '胸廓', category, choices: { 2: [1, '呈桶状胸'] } },
  { key: 'breathSounds', code: 'BREATH_SOUNDS', label: '呼吸音', category, description: 'breathSoundsDescription', choices: { 2: [2, '异常'] } },
  { key: 'rales', code: 'RALES', label: '肺部', category, description: 'ralesOther',
    choices: { 2: [2, '闻及干罗音'], 3: [2, '闻及湿罗音'], 4: [2, '闻及罗音'] } },
  { key: 'heartRhythm', code: 'RHYTHM_IRREGULAR', label: '心律', category, choices: { 2: [2, '不齐'], 3: [3, '绝对不齐'] } },
  { key: 'heartMurmur', code: 'MURMUR', label: '心脏', category, description: 'heartMurmurDescription', choices: { 2: [2, '闻及杂音'] } },
  { key: 'abdominalTenderness', code: 'ABDOMINAL_TENDERNESS', label: '腹部', category, description: 'abdominalTendernessDescription',
    choices: { 2: [2, '压痛'] } },
  { key: 'abdominalMass', code: 'ABDOMINAL_MASS', label: '腹部', category, description: 'abdominalMassDescription', choices: { 2: [3, '触及包块'] } },
  { key: 'hepatomegaly', code: 'HEPATOMEGALY', label: '肝脏', category, description: 'hepatomegalyDescription', choices: { 2: [2, '肿大'] } },
  { key: 'splenomegaly', code: 'SPLENOMEGALY', label: '脾脏', category, description: 'splenomegalyDescription', choices: { 2: [2, '肿大'] } },
  { key: 'shiftingDullness', code: 'ASCITES_SIGN', label: '移动性浊音', category, description: 'shiftingDullnessDescription',
    choices: { 2: [3, '阳性'] } },
  { key: 'lowerLimbEdema', code: 'EDEMA', label: '下肢水肿', category, choices: { 2: [3, '（单侧）'], 3: [3, '（双侧不对称）'], 4: [2, '（双侧对称）'] } },
  { key: 'dorsalisPedisPulse', code: 'PEDAL_PULSE', label: '足背动脉搏动', category,
    choices: { 1: [2, '未触及'], 3: [2, '左侧弱或消失'], 4: [2, '右侧弱或消失'] } },
  { key: 'digitalRectalExam', code: 'DRE_ABNORMAL', label: '肛门指诊', category, description: 'digitalRectalExamOther',
    choices: { 2: [2, '触痛'], 3: [3, '触及包块'], 4: [3, '前列腺异常'], 5: [2, '异常'] } },
  { key: 'fundus', code: 'FUNDUS_ABNORMAL', label: '眼底', category, description: 'fundusDescription', choices: { 2: [2, '异常'] } },
];

/** 乳房切除 (2) is a state after treatment and no finding. A mass has a code of its own. */
export const BREAST: CodedItem = {
  key: 'breast', code: 'BREAST_ABNORMAL', label: '乳腺', category, description: 'breastOther',
  choices: { 3: [2, '异常泌乳'], 4: [3, '触及包块'], 5: [2, '异常'] },
};

export const GYNAECOLOGICAL: readonly (readonly [key: string, label: string])[] = [
  ['vulva', '外阴'], ['vagina', '阴道'], ['cervix', '宫颈'], ['uterus', '宫体'], ['adnexa', '附件'],
];

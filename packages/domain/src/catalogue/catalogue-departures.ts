const NO_CARD = String.raw`(?!\d{17}$|\d{6}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx]$)`;

/** Where a definition knowingly says something else than the facts in `catalogue-digest.json`, and why. Read by the digest test. */
const BORN_ALIVE = '; when {"field":"deliveryOutcome","in":["1"]}';
export const departures: { readonly [field: string]: readonly [from: string, to: string] } = {
  // The rule of the sheet: without an empty stomach there is no fasting glucose.
  'supplement-biochemistry fastingGlucose': [
    'normal 3.9..6.09',
    'normal 3.9..6.09; when {"field":"fasting","in":[true]}',
  ],
  // Overweight begins at 24.0 and the value has two places: 23.95 is not high, as on the check-up.
  'hypertension-follow-up bmi': ['18.5..23.9', '18.5..23.99'],
  // Eye charts have 0.12, 0.15 and 0.25; with one place they would all be 0.1 or 0.2.
  'child-check-up visionLeft': ['precision 1', 'precision 2'],
  'child-check-up visionRight': ['precision 1', 'precision 2'],
  // Who has no number yet is asked for none: the file says why, and so does the sheet.
  'resident-personal-info idDocumentType': ['; default "01"', ''],
  // Who is forced to update cannot work until it is done: that is chosen, not usual.
  'app-version force': ['default true', 'default false'],
  // Everything that is printed is kept, also what speaks of no check-up: archive covers, sheets of follow-ups.
  'report-print-job checkUpId': ['; required', ''],
  // `all`, the name of a page, is no word for staff; the same holds of the names of calls in `user`.
  'report-print-job template': [
    '1综合报告(all) 2体检封面 3体检封面(新) 4图片封面 5封底 6体检表 7体检表首页模板 8自理评估 9中医药健康管理 10B超 11生化 12血常规 13尿常规 14心电图 15健康指导 16健康指导表',
    '1综合报告 2体检封面 3体检封面(新) 4图片封面 5封底 6体检表 7体检表首页模板 8自理评估 9中医药健康管理 10B超 11生化 12血常规 13尿常规 14心电图 15健康指导 16健康指导表 17档案封面 18个人基本信息表 19体检封面(卫健版) 20体检结果反馈单 21高血压随访表 22糖尿病随访表 23严重精神障碍随访表 24肺结核随访表 25孕产妇管理记录 26儿童管理记录 27预防接种卡 28男性婚检表 29女性婚检表 30婚检证明 31孕前优生检查表',
  ],
  // The common code table names the continuous meters of both; a form offers its own.
  'blood-pressure-reading measurementSource': [
    'codes measurement-source',
    'options 1诊室测量 2家庭自测 3动态血压监测 5健康小屋/一体机 9其他',
  ],
  'blood-glucose-reading measurementSource': [
    'codes measurement-source',
    'options 1诊室测量 2家庭自测 4动态血糖监测（CGM） 5健康小屋/一体机 9其他',
  ],
  // Its own code table has become the one of all departments (the reference: texts that fit none go with 99).
  'test-strip-stock department': ['text; length 50', 'single; codes department'],
  // What was counted may be none; what is bought has a price, what is lost a reason (screen 试纸使用).
  'test-strip-stock qty': ['range 1..', 'range 0..'],
  'test-strip-stock reason': ['; when', '; required; when'],
  'test-strip-stock unitPrice': ['precision 2', 'precision 2; required; when {"field":"kind","in":["1"]}'],
  'user isDoctor': ['(zeyslist)', ''],
  'user isEntry': ['(lurulist)', ''],
  // What follows a contract that holds is 已续约 from its first day.
  'family-doctor-contract contractStatus': ['; default "1"', ''],
  // Nobody should have to enter what was just written or when: the form works both out.
  'personal-signature current': ['image', 'computed'],
  'personal-signature updateTime': ['dateTime', 'computed'],
  // Written by who reviews, not by the institution that fills the sheet in.
  'institution-self-check reviewNote': ['longText', 'longText; when {"field":"state","in":["2"]}'],
  // A stillborn child is given nothing, fed nothing and does not die afterwards: asked 是否死亡, staff had to make up when and why.
  'delivery-newborn birthCertificateNumber': ['length 20', `length 20${BORN_ALIVE}`],
  'delivery-newborn apgarDetail': ['table', `table${BORN_ALIVE}`],
  'delivery-newborn asphyxia': ['computed', `computed${BORN_ALIVE}`],
  'delivery-newborn hasComplication': ['required', `required${BORN_ALIVE}`],
  'delivery-newborn hepatitisBVaccine': ['2未接种', `2未接种${BORN_ALIVE}`],
  'delivery-newborn bcgVaccine': ['2未接种', `2未接种${BORN_ALIVE}`],
  'delivery-newborn hbig': ['3不需要', `3不需要${BORN_ALIVE}`],
  'delivery-newborn vitaminK': ['2未注射', `2未注射${BORN_ALIVE}`],
  'delivery-newborn hearingScreening': ['4不详', `4不详${BORN_ALIVE}`],
  'delivery-newborn metabolicScreening': ['2未采', `2未采${BORN_ALIVE}`],
  'delivery-newborn feeding': ['3人工', `3人工${BORN_ALIVE}`],
  'delivery-newborn died': ['required', `required${BORN_ALIVE}`],
  'delivery-newborn guidance': ['length 200', `length 200${BORN_ALIVE}`],
  'delivery-newborn destination': ['4死亡', `4死亡${BORN_ALIVE}`],
  'delivery-newborn dischargeDate': ['date', `date${BORN_ALIVE}`],
  // A card read into the field of the code, of a person or a file, is no code.
  'nucleic-pool tubeBarcode': ['length 32', `length 32; pattern ^${NO_CARD}.*$`],
  'nucleic-sample tubeBarcode': ['pattern ^', `pattern ^${NO_CARD}`],
  // Asked at the end: an ordinary visit does not step through them.
  'psychosis-follow-up lostReason': ['visit:', 'closing:'],
  'psychosis-follow-up deathDate': ['visit:', 'closing:'],
  'psychosis-follow-up deathCause': ['visit:', 'closing:'],
  'psychosis-follow-up deathDisease': ['visit:', 'closing:'],
};

/**
 * Fields a rule of the sheet demands (the reason of a referral, the count of a behaviour, the detail of an abnormal finding), which the facts do
 * not mark as required: the definition says when.
 */
export const requiredByRule: { readonly [form: string]: readonly string[] } = {
  'child-basic-info': ['closureDate', 'closureReason'],
  'child-check-up': ['referralReason', 'referralTarget', 'ricketsSignsToddler', 'vitaminD'],
  'child-death-report': ['birthTime', 'deathTime'],
  'child-hearing-exam': ['referralReason', 'referralTarget'],
  'child-psychology-exam': ['referralReason', 'referralTarget'],
  'cold-chain-record': ['handling'],
  'copd-card': ['terminationDate', 'terminationReason'],
  'copd-follow-up': ['inhalerGuidance', 'lostReason'],
  'delivery-newborn': ['deathCause', 'deathTime'],
  'diabetes-card': ['terminationDate', 'terminationReason'],
  'diabetes-follow-up': ['insulinType', 'insulinUsage', 'lostReason'],
  'family-doctor-contract': ['representativeRelation', 'terminateDate', 'terminateReason'],
  'first-prenatal-visit': ['overallAssessmentDetail', 'referralReason'],
  'frail-child-follow-up': ['referralReason', 'referralTarget'],
  'frail-child-management': ['cancelDate', 'closeDate'],
  'general-follow-up': ['glucoseTimePoint', 'lostReason'],
  'health-check-up': ['targetWeight', 'vaccineAdvice'],
  'health-intervention': ['referralReason', 'referralTo'],
  'hypertension-card': ['terminationDate', 'terminationReason'],
  'hypertension-follow-up': ['lostReason'],
  'immunization-record': ['certificateDate'],
  'medical-order': ['notExecutedReason'],
  'medication-record': ['endDate'],
  'newborn-home-visit': ['referralReason', 'referralTarget'],
  'nucleic-receipt': ['rejectReason'],
  'nucleic-sample': ['originPool'],
  'past-history': ['surgeries', 'transfusions', 'traumas'],
  'postpartum-42-day': ['classificationDetail'],
  'postpartum-newborn-visit': ['referralReason', 'referralTarget'],
  'postpartum-visit': ['classificationDetail'],
  'pregnancy-basic-info': ['datingUltrasoundDate', 'datingUltrasoundWeeks', 'embryoAgeDays', 'embryoTransferDate'],
  'premarital-basic-info': ['diagnosis', 'examResultDetail', 'referralDate', 'referralHospital'],
  'premarital-certificate': ['diagnosis'],
  'premarital-female-general-exam': ['diagnosis', 'examResultDetail'],
  'premarital-female-physical-exam': ['vaginalExamConsentSignature'],
  'premarital-male-general-exam': ['diagnosis', 'examResultDetail'],
  'prenatal-visit': ['classificationDetail', 'referralReason'],
  'prepregnancy-assessment': ['individualAdvice'],
  'psychosis-card': [
    'accidentCount',
    'attemptedSuicideCount',
    'minorDisturbanceCount',
    'otherHarmCount',
    'selfHarmCount',
    'troubleCount',
  ],
  'psychosis-follow-up': [
    'accidentCount',
    'attemptedSuicideCount',
    'minorDisturbanceCount',
    'otherHarmCount',
    'selfHarmCount',
    'troubleCount',
  ],
  reminder: ['handleNote', 'handleWay'],
  'reminder-rule': ['value1', 'value2'],
  'report-print-job': ['receiveTime', 'receiver'],
  'resident-personal-info': ['malignantTumorName', 'occupationalDiseaseName', 'otherDiseaseName', 'otherIdNumber'],
};

/**
 * Fields and columns the product adds, by form: the age a rule needs, the denominators of a rate beside the rate, and what the standard classifies
 * follow-ups by without a box for it on the sheet (complications, signs of a crisis), and what the immunisation programme says of doses or a check-up found.
 * Exactly these: one that goes has to go here, too.
 */
export const additions: { readonly [form: string]: readonly string[] } = {
  // A release is tried out by a share of the terminals, too.
  'app-version': ['grayShare'],
  // Whom it is with; the reference keeps that in a table of bindings, here the history of the entry does.
  device: ['resident'],
  // Where monitoring and prescriptions are in their life (screens; subjects-d.json); the reference keeps that beside the sheets.
  'blood-pressure-patient': ['state', 'stateReason', 'stateNote', 'stateOn'],
  // `department`: which department measures as planned, and where it was measured; the reference takes it from device or staff, which say none here.
  'blood-glucose-patient': ['state', 'stateReason', 'stateNote', 'stateOn', 'department'],
  'blood-glucose-reading': ['department'],
  // What the books said when it was counted, and by how much it was more or less.
  'test-strip-stock': ['bookQty', 'difference'],
  // Which month, quarter or half it is of; what was sent back and answered, item by item; where the figures the system took come from.
  'institution-self-check': [
    ...[
      'part',
      'opinions',
      'opinions.item',
      'opinions.opinion',
      'opinions.answer',
      'taken',
      'taken.item',
      'taken.actual',
      'taken.total',
    ],
    ...['taken.problems', 'taken.basis', 'taken.from', 'taken.until', 'taken.takenAt', 'taken.takenBy'],
  ],
  'management-prescription': [
    'state',
    'stopReason',
    'result',
    'stateNote',
    'stateOn',
    'pushWay',
    'pushedAt',
    'receivedBy',
  ],
  // What lists show and look for, as the packages are a table; what was agreed upon when it was signed, and what was done of it that no sheet shows.
  'family-doctor-contract': [
    ...['packagesText', 'services', 'performances', 'performances.itemCode', 'performances.finishedOn'],
    ...['performances.way', 'performances.evidence'],
  ],
  'supplement-blood-routine': ['age'],
  'supplement-urine-routine': ['age'],
  'supplement-biochemistry': ['age'],
  'hypertension-follow-up': ['age', 'crisisSigns', 'newOrWorseComplication', 'newOrWorseComplicationDetail'],
  'copd-follow-up': ['crisisSigns', 'newOrWorseComplication', 'newOrWorseComplicationDetail'],
  'diabetes-follow-up': ['age', 'crisisSigns', 'newOrWorseComplication', 'newOrWorseComplicationDetail'],
  // As the screening of hypertension has it: two days make a case to be confirmed, which its list goes by.
  'diabetes-screening': ['differentDays'],
  'child-check-up': ['findings'],
  'immunization-dose': ['doseAdvice'],
  'immunization-record': ['invalidDoses'],
  'child-summary': [
    'management.liveBirths',
    'management.children0to6',
    'management.childrenUnder3',
    'deaths.liveBirths',
  ],
};

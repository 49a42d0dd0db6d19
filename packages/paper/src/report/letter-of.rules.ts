import { guidanceLetter, type GuidanceLetter } from '@gongwei/domain/check-up';
import { ageOf } from '@gongwei/domain/resident';
import { firstDayOf } from '@gongwei/domain/shared';
import type { ReportSubject, SubjectRecord } from './report-subject.ts';

/** The letter about a check-up of this resident. */
export const letterOf = (record: SubjectRecord, { resident }: ReportSubject): GuidanceLetter =>
  guidanceLetter({
    ...record.data,
    examDate: record.occurredOn,
    sex: resident.sex,
    age: ageOf(resident, firstDayOf(record.occurredOn)),
    known: resident.conditions,
  });

/** The first sentence of a letter about a check-up, by how the check-up was evaluated. */
export const EVALUATION_LABELS = {
  'nothing-found': '本次体检未发现异常，请继续保持健康的生活习惯。',
  abnormal: '本次体检发现以下异常，请您留意：',
  unknown: '本次体检的结果还没有评价，请向责任医生询问。',
} as const;

import { fault, isFault, type Fault } from '@gongwei/domain/shared';

/** What was thrown as a `Fault`; anything that is none yet is a defect of ours. */
export const faultOf = (thrown: unknown): Fault =>
  isFault(thrown)
    ? thrown
    : fault({
        code: 'defect.unexpected',
        category: 'defect',
        message: '程序出现意外错误，已填写的内容不受影响。',
        advice: '请重试；如仍出现，请联系管理员。',
        cause: thrown,
      });

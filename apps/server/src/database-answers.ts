import type { DatabaseTrouble } from './database/database-trouble.ts';

/** What a user is told of trouble with the database, and the seconds after which another try is worth it. */
export type TroubleAnswer = {
  readonly status: 503 | 507;
  readonly retryAfter: number;
  readonly code: string;
  readonly message: string;
  readonly advice: (id: string) => string;
};

export const TROUBLE_ANSWERS: { readonly [Trouble in DatabaseTrouble]: TroubleAnswer } = {
  away: {
    status: 503,
    retryAfter: 5,
    code: 'database.away',
    message: '服务器的数据库暂时没有应答',
    advice: (id) => `填写的内容还在，系统会自动重试；几分钟后仍然如此，请把编号 ${id} 告诉管理员`,
  },
  busy: {
    status: 503,
    retryAfter: 2,
    code: 'database.busy',
    message: '服务器正忙，这次操作没有完成',
    advice: (id) => `请稍后再试；如果反复出现，请把编号 ${id} 告诉管理员`,
  },
  full: {
    status: 507,
    retryAfter: 60,
    code: 'database.full',
    message: '服务器的磁盘已满，暂时不能保存',
    advice: (id) => `请立即请管理员清理磁盘（编号 ${id}）；填写的内容保留在本机草稿中，磁盘清理后会自动保存`,
  },
};

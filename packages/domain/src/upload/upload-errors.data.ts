type UploadErrorLabels = {
  readonly label: string;
  readonly advice: string;
  /** What can be done to all that failed for it at once: put the account right, send again, leave out; or each record by itself. */
  readonly mend: 'account' | 'retry' | 'skip' | 'record';
};
/** Codes of the platform's answers (`upload-record.errorCode`). */
export const UPLOAD_ERRORS = {
  E01: { label: '平台账号或密码错误', advice: '改正平台账号并检验通过，任务会接着传', mend: 'account' },
  E02: { label: '平台登录超时', advice: '会自动再试', mend: 'retry' },
  E03: { label: '平台无该居民档案', advice: '先上传这位居民的个人档案；以前传过的，在“已上传”里勾选它，点“重新上传”', mend: 'retry' },
  E04: { label: '身份证号不合法', advice: '看证件原件，改正个人基本信息里的身份证号', mend: 'record' },
  E05: { label: '姓名与平台不一致', advice: '核对证件：本地错的改个人基本信息，平台错的请平台改', mend: 'record' },
  E06: { label: '必填项缺失', advice: '补录缺的项目，再重传', mend: 'record' },
  E07: { label: '数值超出平台范围', advice: '录错的改正；没错的请核对平台的范围与单位', mend: 'record' },
  E08: { label: '平台已存在同日期记录', advice: '与平台比对：相同的认作已上传，不同的设为无需上传', mend: 'record' },
  E09: { label: '责任医生在平台不存在', advice: '请机构管理员补医生的平台编码，或换一位责任医生', mend: 'retry' },
  E10: { label: '机构编码未映射', advice: '请机构管理员补平台机构编码', mend: 'retry' },
  E11: { label: '网络异常', advice: '会自动再试', mend: 'retry' },
  E12: { label: '平台维护', advice: '会自动再试', mend: 'retry' },
  E13: { label: '档案已注销或已死亡', advice: '核对居民状态；确已终止的设为无需上传', mend: 'skip' },
  E14: { label: '体检日期早于建档日期', advice: '核对体检日期；没错的请平台改建档日期', mend: 'record' },
  E99: { label: '其他', advice: '看平台返回的原话，不明白的问平台客服', mend: 'retry' },
} as const satisfies { readonly [code: string]: UploadErrorLabels };

/** Code of a way in which an upload goes wrong. */
export type UploadError = keyof typeof UPLOAD_ERRORS;
/** Whether a code is one of the platform’s. */
export const isUploadError = (code: string): code is UploadError => Object.hasOwn(UPLOAD_ERRORS, code);

/** Minutes until what failed by chance is tried again: after the first, the second and the third time (rules of `upload-record`). */
export const RETRY_MINUTES = [1, 5, 30] as const;
/** How often what failed by chance is tried again by itself. */
export const MOST_RETRIES = RETRY_MINUTES.length;
const RETRYABLE: readonly UploadError[] = ['E02', 'E11', 'E12'];

/** The person is not who the platform knows: put right in 个人基本信息, whatever the record. */
const OF_THE_PERSON: readonly UploadError[] = ['E04', 'E05'];
/** Whether an error is about who the person is, and is put right in 个人基本信息. */
export const isOfThePerson = (code: UploadError): boolean => OF_THE_PERSON.includes(code);

/** Nothing about the record is wrong: the line, the platform, its log-in. */
export const isRetryable = (code: UploadError): boolean => RETRYABLE.includes(code);

/** Milliseconds to wait after so many failures; the last wait is repeated. */
export const retryAfter = (failures: number): number =>
  (RETRY_MINUTES[Math.min(Math.max(failures, 1), MOST_RETRIES) - 1] ?? 1) * 60_000;

/** Milliseconds until the platform is asked again about an answer that never came: 1, 5, 30 minutes, then every hour. */
export const askAgainAfter = (asked: number): number =>
  asked < MOST_RETRIES ? (RETRY_MINUTES[asked] ?? 1) * 60_000 : 3_600_000;

import { ARCHIVE_LIMITS, ARCHIVE_MESSAGES } from '../uploads/archive-limits.ts';

/** What one upload may be: a county's yearly roster fits ten times over. */
export const ROSTER_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  ...ARCHIVE_LIMITS,
  rows: 50_000,
  columns: 200,
  cells: 3_000_000,
  /** Empty rows in a row that are listed one by one; a wider gap is passed over. */
  gap: 1_000,
  /** Characters of one cell; longer ones are cut. */
  cellText: 500,
  /** Characters of all shared texts of a workbook, and how many there may be. */
  sharedText: 16_000_000,
  sharedCount: 1_000_000,
  /** Characters between two tags of a sheet. */
  run: 2_000_000,
  /** Rows read, checked and written in one go. */
  chunk: 50,
  /** Megabytes of heap of the process that reads or writes a file. */
  memory: 384,
  /** Milliseconds for one step of it before it is given up. */
  patience: 120_000,
  /** Seconds of processor time for the whole of a file: fifty thousand rows take less than one minute. */
  processor: 900,
  /** Uploads of one user, and of everybody at one process, that wait or are worked on. */
  waitingOfUser: 3,
  waiting: 40,
  /** Days after which the rows of an import and its check file are deleted. */
  keptDays: 30,
} as const;

/** Sentences about the file as a whole. */
export const ROSTER_FILE_MESSAGES = {
  ...ARCHIVE_MESSAGES,
  none: '请选择要上传的花名册文件',
  empty: '文件是空的，请重新选择',
  tooLarge: '文件超过20 MB，请拆分后分次上传',
  tooManyRows: '表中超过50000行，请拆分后分次上传',
  xls: '这是旧版 .xls 文件，请在Excel或WPS中“另存为”.xlsx 后再上传',
  csv: '这是文本（.csv）文件，请用Excel或WPS打开，“另存为”.xlsx 后再上传',
  notWorkbook: '这不是Excel工作簿（.xlsx），请下载模板填写后上传',
  noRows: '表头下面没有数据',
  lost: '读取文件时服务器中断，没有写入任何居民，请重新上传同一文件',
  readTrouble: '读取文件时出现问题，没有写入任何居民，请稍后重新上传',
  readEnded: '读取这个文件的程序意外中断，没有写入任何居民，请重新上传；仍然中断时，请把表拆成几份分次上传',
  checkTrouble: '检查时出现问题，没有写入任何居民，请稍后重新上传',
  writeTrouble: '写入时出现问题，已写入的居民列在结果中，其余没有写入；请稍后重新上传同一文件，已写入的不会重复',
  fileEnded: '核对文件没有写完，请稍后再下载一次',
  withdrawTrouble: '撤回时出现问题，没有撤回的居民仍列在结果中，请稍后再次撤回',
  writeRefused:
    '确认导入的账号已停用，或角色、机构有变动，没有写完；已写入的居民列在结果中，可由有权限的同事重新上传同一文件，已写入的不会重复',
  withdrawRefused:
    '撤回的账号已停用，或角色、机构有变动，没有撤完；没有撤回的居民仍列在结果中，可由有权限的同事再次撤回',
  unconfirmed: '超过30天没有确认，已取消，没有写入任何居民',
  cleared: '超过30天，逐行结果和核对文件已删除',
} as const;

/** What one upload may be: a county's yearly roster fits ten times over. */
export const ROSTER_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  /** All entries of the archive together, unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  entries: 500,
  rows: 50_000,
  columns: 200,
  /** Rows checked and saved in one go. */
  chunk: 100,
  /** Milliseconds for reading or writing one file before the worker is given up. */
  patience: 120_000,
} as const;

/** Sentences about the file as a whole. */
export const ROSTER_FILE_MESSAGES = {
  empty: '文件是空的，请重新选择',
  tooLarge: '文件超过20 MB，请拆分后分次上传',
  tooManyRows: '表中超过50000行，请拆分后分次上传',
  bomb: '文件解压后过大，无法读取，请另存为新的 .xlsx 后重试',
  xls: '这是旧版 .xls 文件，请在Excel或WPS中“另存为”.xlsx 后再上传',
  csv: '这是文本（.csv）文件，请用Excel或WPS打开，“另存为”.xlsx 后再上传',
  notWorkbook: '这不是Excel工作簿（.xlsx），请下载模板填写后上传',
  damaged: '文件已损坏，无法读取，请用Excel或WPS打开并另存为 .xlsx 后再上传',
  encrypted: '文件有打开密码，请去掉密码后再上传',
  noRows: '表头下面没有数据',
  interrupted: '导入中断，已导入的居民不会重复，请重新上传同一文件',
} as const;

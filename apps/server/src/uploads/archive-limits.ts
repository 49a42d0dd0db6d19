/** What an archive may be that is unpacked here: a workbook, in most cases. */
export const ARCHIVE_LIMITS = {
  /** All entries of the archive together, unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  entries: 500,
} as const;

/** Sentences about an archive that cannot be read. */
export const ARCHIVE_MESSAGES = {
  bomb: '文件解压后过大，无法读取，请另存为新的 .xlsx 后重试',
  damaged: '文件已损坏，无法读取，请用Excel或WPS打开并另存为 .xlsx 后再上传',
  encrypted: '文件有打开密码，请去掉密码后再上传',
} as const;

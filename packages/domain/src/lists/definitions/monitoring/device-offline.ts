/** [P] screens/device-management: 72 小时无通讯. */
const SILENT_DAYS = 3;

const LAST_DAY = `addDays(@today, -${SILENT_DAYS})`;
const SILENT = `(day(record.lastOnline) < ${LAST_DAY} || day(record.lastOnline) == ${LAST_DAY} && minuteOf(record.lastOnline) < @minute)`;

/** A meter in somebody's hands, silent for 72 hours when asked, whatever its sheet says; of one never heard of that alone says it. */
export const DEVICE_OFFLINE = `hasAny(record.state, ['1', '2', '3']) && (isMissing(record.lastOnline) ? record.state == '3' : ${SILENT})`;

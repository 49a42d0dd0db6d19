/** Days a meter may be silent before it is out of contact. Source: [P] screens/device-management (72 小时无通讯). */
const SILENT_DAYS = 3;

/** `addDays(@today, -3)`, and the minute it is then. */
const LAST_DAY = `addDays(@today, -${SILENT_DAYS})`;
const SILENT = `(day(record.lastOnline) < ${LAST_DAY} || day(record.lastOnline) == ${LAST_DAY} && minuteOf(record.lastOnline) < @minute)`;

/**
 * A meter in somebody's hands that has not been heard of for 72 hours, judged when it is asked, whatever state stands in its sheet. One that was
 * never heard of is out of contact only where somebody wrote so.
 */
export const DEVICE_OFFLINE = `hasAny(record.state, ['1', '2', '3']) && (isMissing(record.lastOnline) ? record.state == '3' : ${SILENT})`;

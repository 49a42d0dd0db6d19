/** What the name of a village's clinic has behind that of the village; PostgreSQL reads its source as well. */
export const CLINIC_OF_A_VILLAGE = /(?:卫生室|卫生服务站|服务站)$/;

/** A village's clinic is named after it, with the village's own code: `王庄村卫生室` keeps the files of `王庄村`. */
export const villageNameOf = (clinicName: string): string => clinicName.replace(CLINIC_OF_A_VILLAGE, '');

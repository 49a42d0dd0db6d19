/** A village's clinic is named after it, with the village's own code: `王庄村卫生室` keeps the files of `王庄村`. */
export const villageNameOf = (clinicName: string): string => clinicName.replace(/(?:卫生室|卫生服务站|服务站)$/, '');

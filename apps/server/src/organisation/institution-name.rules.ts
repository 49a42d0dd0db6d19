/** What an institution is called after its place: the bureau of a county, the health centre of a town, the clinic of a village. */
const OFFICE =
  /(?:中心)?(?:卫生健康委员会|卫生健康局|卫生院)$|(?:社区卫生服务中心|社区卫生服务站|卫生室|卫生服务站|服务站)$/;

/** The place an institution is named after; `undefined` where its name says none (人民医院). */
export const placeOf = (institutionName: string): string | undefined =>
  OFFICE.test(institutionName) ? institutionName.replace(OFFICE, '') : undefined;

/** The institution's name once its place is called otherwise: 东镇中心卫生院 stays a 中心卫生院. A whole name is taken as it is. */
export const renamedAfter = (institutionName: string, place: string): string =>
  OFFICE.test(place) ? place : place + (OFFICE.exec(institutionName)?.[0] ?? '');

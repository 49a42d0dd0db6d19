/** Type numbers of PostgreSQL whose text form both adapters turn into the same JavaScript value. */
const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

const asInstant = (text: string): string =>
  new Date(text.includes('T') ? text : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

/** Parsers by type number; days stay text because a day has no zone, instants become ISO 8601 in UTC. */
export const WIRE_PARSERS: { readonly [oid: number]: (text: string) => string | number } = {
  [OID.int8]: Number,
  [OID.numeric]: Number,
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => asInstant(`${text}Z`),
  [OID.timestamptz]: asInstant,
};

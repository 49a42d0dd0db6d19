/** The specification's empty check: undefined, null, '', [] and {} are empty; numbers and booleans never are. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && isPlain(value) && Object.keys(value).length === 0;
}

/** A Date or a Map holds something although it has no keys of its own. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

import type { Institution } from '@gongwei/domain/organisation';

/** An institution under the names the product specification fixes. */
export type WireInstitution = {
  readonly jgbh: string;
  readonly jgmc: string;
  readonly jgjb: string;
  /** `jg` where its children may be offered. */
  readonly jgflag: string;
  readonly label: string;
  readonly value: string;
  /** `1` of one that was given up; absent of one in use. */
  readonly state?: '1';
};

export const toWireInstitution = ({ code, name, level, offersChildren, disabled }: Institution): WireInstitution => ({
  jgbh: code,
  jgmc: name,
  jgjb: String(level),
  jgflag: offersChildren ? 'jg' : '',
  label: name,
  value: code,
  ...(disabled && { state: '1' as const }),
});

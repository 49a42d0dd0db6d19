/** 1 province, 2 city, 3 county, 4 township centre, 5 village clinic (`jgjb` on the wire). */
export type InstitutionLevel = 1 | 2 | 3 | 4 | 5;

/** An organisation of the health system. `code` starts with its parent's code. */
export type Institution = {
  readonly code: string;
  readonly name: string;
  readonly level: InstitutionLevel;
  readonly parentCode?: string;
  /** Its children may be offered in the picker (`jgflag` is `jg` on the wire). */
  readonly offersChildren: boolean;
  /** Given up: what is stored stays readable, nothing new is put there. */
  readonly disabled?: true;
};

import type { Institution } from '../organisation/index.ts';
import type { PermissionLetter } from '../shared/index.ts';

/** M manage, E edit, V view: the letter of the permission matrix, which decides the buttons. */
export type { PermissionLetter };

/** The right to one thing: the code of a menu entry and the letter of what may be done there. */
export type Permission = { readonly code: string; readonly letter: PermissionLetter };

/**
 * Somebody who works here: the account’s id, the person’s name and that of the institution, where the server tells it. `places`: codes of everywhere
 * they work, their own institution first; two institutions may bear one name.
 */
export type StaffMember = {
  readonly id: string;
  readonly name: string;
  readonly institution?: string;
  readonly places?: readonly string[];
};

/** Who is logged in, and where they work now. */
export type UserSession = {
  readonly token: string;
  readonly user: {
    readonly id: string;
    readonly code: string;
    readonly username: string;
    readonly name: string;
    readonly avatar?: string;
    /** Proved by a text message. */
    readonly phone?: string;
    /** The WeChat that is bound to the account. */
    readonly openid?: string;
  };
  /** Address of the customer service's QR picture (`kfurl`). */
  readonly serviceQr?: string;
  /** The institution chosen in the header; lists and saves are in its scope. */
  readonly institution: Institution;
  /** Those the user may choose among at once (`jgalllist`); their descendants come from the directory. */
  readonly institutions: readonly Institution[];
  readonly permissions: readonly Permission[];
  readonly roles: readonly string[];
  /** Responsible doctors and people who enter data, for pickers (`zeyslist`, `lurulist`); those of an institution before those below it. */
  readonly doctors: readonly StaffMember[];
  readonly recorders: readonly StaffMember[];
  /** Opens the user's encrypted drafts on this device; held in memory only. Absent: no drafts are kept. */
  readonly draftSecret?: string;
  /** The password was given by an administrator: the server does nothing else before it is changed. */
  readonly mustChangePassword?: true;
  /** When this account was logged in to before this session; ISO 8601. */
  readonly lastLogIn?: string;
  /** A notice to show after log-in (`tsmap`). */
  readonly notice?: { readonly title: string; readonly text: string };
};

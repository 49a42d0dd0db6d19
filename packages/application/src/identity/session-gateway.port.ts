import type { UserSession } from '@gongwei/domain/identity';
import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** What was read off (or worked out), and which question it answers. */
export type Captcha = { readonly text: string; readonly random: string };

/** A question that shows a person is there: a picture to read off, or a sum in words for who cannot see it. */
export type CaptchaTask = { readonly random: string } & (
  | {
      /** Address of the picture. */
      readonly picture: string;
    }
  | { readonly question: string }
);

export type Credentials =
  | { readonly username: string; readonly password: string; readonly captcha?: Captcha }
  /** What a confirmed scan gave; good once. */
  | { readonly weChat: string }
  /** What the right code of a text message gave; good once. */
  | { readonly sms: string };

/** The server's sentence. `captcha`: the next try must read one off; `about`: what was wrong with this one was its code. */
export type LogInRefusal = { readonly message: string; readonly captcha?: true; readonly about?: 'captcha' };

/** Log-in as the platform's server answers it. Rejects with a `Fault` when the network or the server fails. */
export interface SessionGateway {
  /** Tells that the server answered a call with 401: whoever is logged in no longer is. */
  readonly lost$: Observable<void>;
  /** Succeeds only on code 200; otherwise the server's sentence. */
  logIn(credentials: Credentials): Promise<Result<UserSession, LogInRefusal>>;
  captcha(kind: 'picture' | 'words'): Promise<CaptchaTask>;
  logOut(): Promise<void>;
  /** The session of a stored token (the current one where none is named), or `undefined` when the server no longer knows it. */
  resume(token?: string): Promise<UserSession | undefined>;
  /** Exchanges the current token for a new one; calls on their way may still carry the old one for a minute. */
  refresh(): Promise<string>;
}
export const SessionGateway = token<SessionGateway>('SessionGateway');

import type { UserSession } from '@gongwei/domain/identity';
import type { Institution } from '@gongwei/domain/organisation';
import { STORED, type StoredInstitution, type StoredItems } from '../shared/index.ts';
import type { TokenStore } from './token-store.port.ts';

/** Keeps what a reload needs to find the session again, under the specification's names. */
export function keepSession(session: UserSession, stored: StoredItems, tokens: TokenStore): void {
  if (tokens.current() !== session.token) tokens.keep(session.token);
  stored.write(STORED.user, { token: session.token, phoneNum: session.user.phone ?? '' });
  stored.write(STORED.institutions, session.institutions.map(toStored));
  stored.write(
    STORED.doctors,
    session.doctors.map(({ id, name }) => ({ value: id, label: name })),
  );
  stored.write(
    STORED.recorders,
    session.recorders.map(({ id, name }) => ({ value: id, label: name })),
  );
  stored.write(
    STORED.permissions,
    session.permissions.map(({ code, letter }) => ({ type: 2, href: code, letter })),
  );
  stored.write(STORED.institution, toStored(session.institution));
  stored.write(STORED.institutionCode, session.institution.code);
}

/** The institution of the last visit; whether it may still be chosen is the scope's to say. */
export function rememberedInstitution(session: UserSession, stored: StoredItems): Institution | undefined {
  const kept = stored.read(STORED.institution);
  if (!kept) return undefined;
  return session.institutions.find(({ code }) => code === kept.jgbh) ?? fromStored(kept);
}

const toStored = ({ code, name, level, parentCode, offersChildren }: Institution): StoredInstitution => ({
  jgbh: code,
  jgmc: name,
  jgjb: level,
  jgflag: offersChildren ? 'jg' : '',
  ...(parentCode !== undefined && { pid: parentCode }),
});

const fromStored = ({ jgbh, jgmc, jgjb, jgflag, pid }: StoredInstitution): Institution => ({
  code: jgbh,
  name: jgmc,
  level: jgjb as Institution['level'],
  offersChildren: jgflag === 'jg',
  ...(pid !== undefined && { parentCode: pid }),
});

import { SetUpGateway, type NewInstitution } from '@gongwei/application/identity';
import { PASSWORD_HINT, passwordProblem } from '@gongwei/domain/identity';
import { staffNameProblem, usernameOf, USERNAME_HINT, usernameProblem } from '@gongwei/domain/organisation';
import { useEffect, useState } from 'react';
import { Button, ProblemLine, useService } from '../../shared/index.ts';
import { useStep } from './use-step.ts';

type Props = {
  readonly code: string;
  readonly institutions: readonly NewInstitution[];
  readonly onBack: () => void;
  readonly onDone: () => void;
};

const LINES = [
  ['name', '姓名', 'name', ''],
  ['username', '用户名', 'username', USERNAME_HINT],
  ['password', '密码', 'new-password', PASSWORD_HINT],
  ['again', '再输一次密码', 'new-password', ''],
] as const;
type Key = (typeof LINES)[number][0];
type Entries = { readonly [Each in Key]: string };

const problemOf = ({ name, username, password, again }: Entries): readonly [at: Key, text: string] | undefined => {
  const found: readonly (readonly [Key, string | undefined])[] = [
    ['name', staffNameProblem(name)],
    ['username', usernameProblem(username)],
    ['password', passwordProblem(password, { username: usernameOf(username) })?.replace('新密码', '密码')],
    ['again', again === password ? undefined : '两次输入的密码不一致'],
  ];
  for (const [at, text] of found) if (text !== undefined) return [at, text];
  return undefined;
};

/** The first administrator, and with them everything that was entered before. */
export const AdministratorStep = ({ code, institutions, onBack, onDone }: Props) => {
  const gateway = useService(SetUpGateway);
  const { busy, problem, say, run } = useStep();
  const [at, setAt] = useState<Key>();
  const [entries, setEntries] = useState<Entries>({ name: '', username: '', password: '', again: '' });
  useEffect(() => document.getElementById('administrator-name')?.focus(), []);
  const submit = (): void => {
    const [key, text] = problemOf(entries) ?? [];
    setAt(key);
    if (key !== undefined) {
      say(text);
      document.getElementById(`administrator-${key}`)?.focus();
      return;
    }
    const { name, username, password } = entries;
    void run(
      () => gateway.finish({ code: code.trim(), institutions, administrator: { name, username, password } }),
      onDone,
    );
  };
  const county = institutions.find(({ code: own }) => own.length === 6);
  return (
    <form
      className="gw-login-form gw-set-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        {county?.name}（{county?.code}），共 {institutions.length}{' '}
        个机构。请设置本县第一位管理员，由其为其他工作人员开通账号。
      </p>
      {LINES.map(([key, label, autoComplete, hint]) => (
        <div key={key} className="gw-set-up-line">
          <label htmlFor={`administrator-${key}`}>{label}</label>
          <input
            id={`administrator-${key}`}
            className="gw-input"
            type={autoComplete === 'new-password' ? 'password' : 'text'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={entries[key]}
            aria-invalid={at === key || undefined}
            aria-describedby={hint === '' ? 'set-up-problem' : `set-up-problem administrator-${key}-hint`}
            onChange={(event) => {
              setEntries({ ...entries, [key]: event.target.value });
              setAt(undefined);
              say(undefined);
            }}
          />
          {hint === '' ? null : (
            <p id={`administrator-${key}-hint`} className="gw-muted gw-set-up-hint">
              {hint}
            </p>
          )}
        </div>
      ))}
      <ProblemLine id="set-up-problem" className="gw-login-problem" problem={problem} />
      <div className="gw-set-up-go">
        <Button onClick={onBack}>上一步</Button>
        <Button type="submit" look="primary" busy={busy}>
          完成设置
        </Button>
      </div>
    </form>
  );
};

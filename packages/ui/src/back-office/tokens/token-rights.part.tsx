import type { HeldRight } from '@gongwei/domain/back-office';
import { includesLetter } from '@gongwei/domain/shared';
import type { NewApiToken } from '@gongwei/application/back-office';
import { Button } from '../../shared/index.ts';
import { LetterChoice } from '../letter-choice.part.tsx';

type Letters = NewApiToken['letters'];
type Props = {
  /** The most that can be given. */
  readonly rights: readonly HeldRight[];
  readonly letters: Letters;
  readonly onChange: (letters: Letters) => void;
};

/** What a token may do, right by right: nothing until it is given, and never more than one holds oneself. */
export const TokenRights = ({ rights, letters, onChange }: Props) => {
  const readable = rights.filter(({ code }) => !code.startsWith('ht-'));
  return (
    <fieldset className="gw-token-rights">
      <legend>权限</legend>
      <p>
        <span className="gw-muted">只给程序用得着的；后台管理只能查看</span>
        <Button
          look="quiet"
          small
          onClick={() => onChange(Object.fromEntries(readable.map(({ code }) => [code, 'V' as const])))}
        >
          业务数据全部可查看
        </Button>
        <Button look="quiet" small onClick={() => onChange({})}>
          全不选
        </Button>
      </p>
      <ul>
        {rights.map(({ code, label, letter: most }) => (
          <li key={code}>
            <span>{label}</span>
            <LetterChoice
              name={`token-${code}`}
              label={label}
              value={letters[code]}
              disabled={(letter) => letter !== undefined && !includesLetter(most, letter)}
              onChange={(letter) => {
                const { [code]: _, ...others } = letters;
                onChange(letter === undefined ? others : { ...others, [code]: letter });
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

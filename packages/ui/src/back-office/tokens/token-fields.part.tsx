import type { NewApiToken, TokenChoices } from '@gongwei/application/back-office';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { DayField } from '../../shared/filters.ts';
import { PlaceSelect } from '../place-select.part.tsx';
import { TokenRights } from './token-rights.part.tsx';

/** Days a token lasts at most. */
const LONGEST = 365;

type Props = {
  readonly choices: TokenChoices;
  readonly draft: NewApiToken;
  readonly today: CalendarDay;
  readonly onChange: (more: Partial<NewApiToken>) => void;
};

/** Which program a token is for, where it works, until when, and what it may do. */
export const TokenFields = ({ choices: { rights, institutions }, draft, today, onChange }: Props) => (
  <>
    <label>
      <span>名称</span>
      <input
        className="gw-input"
        maxLength={40}
        placeholder="哪个系统用，如 县医院体检系统"
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </label>
    <label>
      <span>可查机构</span>
      <PlaceSelect
        places={institutions}
        value={draft.institutionCode}
        onChange={(institutionCode) => onChange({ institutionCode })}
      />
    </label>
    <div className="gw-token-line">
      <span>有效期至</span>
      <DayField
        label="有效期至"
        value={draft.expiresOn}
        earliest={today}
        latest={addDays(today, LONGEST)}
        required
        onChange={(day) => day && onChange({ expiresOn: day })}
      />
      <span className="gw-muted">当天结束前有效，最长一年</span>
    </div>
    <TokenRights rights={rights} letters={draft.letters} onChange={(letters) => onChange({ letters })} />
  </>
);

import type { FormSession } from '@gongwei/application/forms';
import { formatUnit } from '@gongwei/domain/forms';
import { memo } from 'react';
import type { BlockPart } from './fields/field-layout.rules.ts';
import { lastOf, wordsOfLastPair } from './last-value.rules.ts';
import { useLastValueLabel } from './use-last-value-label.ts';

type Props = { readonly session: FormSession; readonly parts: readonly BlockPart[]; readonly between: string };

/** What two values read as one have in common: their unit and what they were last time. */
export const PairTail = memo(({ session, parts, between }: Props) => {
  const keys = parts.map((part) => part.field.key);
  const words = useLastValueLabel(session, keys, () =>
    wordsOfLastPair(
      parts.map(({ field }) => lastOf(session, field, session.field$(field.key).value)),
      parts.map((part) => part.label),
      between,
    ),
  );
  const field = parts.at(-1)?.field;
  return (
    <>
      {field && 'unit' in field && field.unit ? <span className="gwf-unit">{formatUnit(field.unit)}</span> : null}
      {words ? (
        <div className="gwf-remarks">
          <button
            type="button"
            tabIndex={-1}
            className="gwf-last"
            data-act="previous"
            data-keys={keys.join(' ')}
            title={`${words}（在格内按 Alt+L 采用）`}
          >
            上次 {words}
          </button>
        </div>
      ) : null}
    </>
  );
});
PairTail.displayName = 'PairTail';

import { PaperHead, type PaperPerson } from './paper-head.part.tsx';
import type { Overflow } from './paper-template.rules.ts';

/** What did not fit into the sheet, in full; nothing is printed where everything did. */
export const Continuation = ({
  overflow,
  title,
  person,
}: {
  readonly overflow: readonly Overflow[];
  readonly title: string;
  readonly person: PaperPerson;
}) =>
  overflow.length === 0 ? null : (
    <section className="gwp-sheet">
      <h1>{title}（续页）</h1>
      <PaperHead {...person} />
      <dl className="gwp-more">
        {overflow.map((one) => (
          <div key={one.mark}>
            <dt>
              {one.mark}　{one.label}
            </dt>
            <dd>{one.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

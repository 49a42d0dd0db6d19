import type { FormSession } from '@gongwei/application/forms';
import type { DeviceKind } from '@gongwei/domain/prevention';
import { memo, useCallback, type FormEvent } from 'react';
import { drawBlocks } from '../block.part.tsx';
import type { Block } from '../fields/field-layout.rules.ts';
import { useFormIds } from '../form-ids.ts';
import { progressText } from './progress.rules.ts';
import { SectionCharts } from './section-charts.part.tsx';
import { METERS } from '../wording.rules.ts';
import { useSelected } from '../use-selected.ts';

export type SectionLayout = {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly blocks: readonly Block[];
  /** Some field of it has a normal finding, or carries forward: the section offers one key for all of them. */
  readonly normal: boolean;
  readonly carry: boolean;
  /** Kinds of meters that measure something of it. */
  readonly meters: readonly DeviceKind[];
};

const METER_HINT = '用蓝牙读取刚测的数值（Alt+M）';

type Props = { readonly session: FormSession; readonly section: SectionLayout; readonly limit: number };

/**
 * A section of the sheet as a card. `limit` grows while the form is being mounted piece by piece.
 *
 * Each section is a `<form>` of its own, the whole is none: with every key and every step of the cursor Chromium's autofill
 * reads all boxes of the form around it, `autocomplete="off"` or not. Around 600 boxes that took a village PC longer than
 * everything else a key does.
 */
export const SectionCard = memo(({ session, section, limit }: Props) => {
  const whole = limit >= section.blocks.length;
  const id = `${useFormIds()}section-${section.id}`;
  const asked = useSelected(
    session.progress$,
    useCallback((all) => all.find(({ sectionId }) => sectionId === section.id)?.shown ?? true, [section.id]),
  );
  return (
    <section
      className="gwf-section"
      id={id}
      data-section={section.id}
      // A head without questions below it is a riddle: nothing of this section is asked of this person.
      hidden={!asked}
      aria-labelledby={`${id}-title`}
      style={whole ? undefined : { minHeight: 56 + section.blocks.length * 26 }}
    >
      <header className="gwf-section-head">
        <h2 id={`${id}-title`}>{section.title}</h2>
        <SectionProgress session={session} id={section.id} />
        <span className="gwf-section-acts">
          {session.meters
            ? section.meters.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className="gwf-link"
                  data-act="meter"
                  data-to={kind}
                  title={METER_HINT}
                >
                  读{METERS[kind]}
                  <kbd>Alt+M</kbd>
                </button>
              ))
            : null}
          {section.carry ? (
            <button type="button" className="gwf-link" data-act="carry" title="空着的项目沿用上次（Alt+K）">
              沿用上次<kbd>Alt+K</kbd>
            </button>
          ) : null}
          {section.normal ? (
            <button type="button" className="gwf-link" data-act="normal" title="空着的项目填为未见异常（Alt+N）">
              其余填正常<kbd>Alt+N</kbd>
            </button>
          ) : null}
        </span>
      </header>
      {section.note ? <p className="gwf-section-note">{section.note}</p> : null}
      <form className="gwf-grid" noValidate autoComplete="off" onSubmit={stay}>
        {drawBlocks(session, whole ? section.blocks : section.blocks.slice(0, limit))}
      </form>
      {whole ? <SectionCharts session={session} sectionId={section.id} /> : null}
    </section>
  );
});
SectionCard.displayName = 'SectionCard';

/** Nothing is sent by the browser: saving is the application's. */
const stay = (event: FormEvent): void => event.preventDefault();

const SectionProgress = ({ session, id }: { readonly session: FormSession; readonly id: string }) => {
  const text = useSelected(
    session.progress$,
    useCallback((all) => progressText(all, id), [id]),
  );
  return <span className="gwf-progress">{text}</span>;
};

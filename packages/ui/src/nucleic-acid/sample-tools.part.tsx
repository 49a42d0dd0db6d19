import { Clock } from '@gongwei/application/shared';
import { sampleAnswers, type TestedPerson } from '@gongwei/domain/nucleic-acid';
import { useCallback } from 'react';
import { useService } from '../shared/index.ts';
import type { DeskTools } from './desk-form.part.tsx';
import { chinaMinute } from './desk.rules.ts';
import { PersonFinder } from './person-finder.part.tsx';
import { SampledTodayNote } from './sampled-today.part.tsx';
import { WaitingRetestNote } from './waiting-retest.part.tsx';
import { TubeCodeButton } from './tube-code-button.part.tsx';

/** Fields in the order they are looked at once the person is known: what the file did not say, then the tube. */
const THEN = ['name', 'sex', 'phone', 'region', 'crowdType', 'samplePoint', 'tubeBarcode'];

/** Above the sheet of a single tube: the person first. */
export const SampleTools = ({ session, focus }: DeskTools) => {
  const clock = useService(Clock);
  const found = useCallback(
    (person: TestedPerson) => {
      for (const [key, value] of Object.entries(sampleAnswers(person)))
        if (session.form.fields.some((field) => field.key === key)) session.change(key, value);
      session.change('sampleTime', chinaMinute(clock.now()));
      focus(...THEN);
    },
    [session, clock, focus],
  );
  return (
    <div className="gw-panel gw-desk-tools">
      <PersonFinder onFound={found} />
      <TubeCodeButton session={session} focus={focus} />
      <WaitingRetestNote session={session} focus={focus} />
      <SampledTodayNote session={session} />
    </div>
  );
};

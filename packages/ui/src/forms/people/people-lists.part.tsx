import { memo } from 'react';
import type { FormPeople } from './form-people.ts';

/** What the boxes of people and institutions offer while somebody types. */
export const PeopleLists = memo(({ people }: { readonly people: FormPeople }) => (
  <>
    <datalist id="gwf-users">
      {people.users.map(({ id, name, place }) => (
        <option key={id} value={name}>
          {place ?? name}
        </option>
      ))}
    </datalist>
    <datalist id="gwf-institutions">
      {people.institutions.map((one) => (
        <option key={one.id}>{one.name}</option>
      ))}
    </datalist>
  </>
));
PeopleLists.displayName = 'PeopleLists';

import {
  DEFAULT_APPEARANCE,
  DEFAULT_SWITCHES,
  isThemeColour,
  isThemeName,
  type Appearance,
} from '@gongwei/domain/shell';
import { filter, merge } from 'rxjs';
import { createConfiguration, createScope } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { AppearanceService } from './appearance.service.ts';

const ITEMS: readonly string[] = [STORED.themeName.name, STORED.theme.name, STORED.switches.name];

/** Keeps the appearance under the specification's names `themeName` and `theme`, and the switches beside them. */
export function createAppearanceService(stored: StoredItems, configuration = createConfiguration()): AppearanceService {
  const scope = createScope();
  const kept = (): Appearance => keptIn(stored, configuration.text('ui.theme'));
  const appearance$ = scope.behavior<Appearance>(kept());
  const elsewhere$ = stored.changedElsewhere$.pipe(filter((name) => ITEMS.includes(name)));
  scope.listen(merge(elsewhere$, configuration.changed$), () => appearance$.next(kept()));
  const change = (changed: Partial<Appearance>): void => {
    const next = { ...appearance$.value, ...changed };
    if (changed.themeName) stored.write(STORED.themeName, next.themeName);
    if (changed.colour) stored.write(STORED.theme, next.colour);
    if (changed.switches) stored.write(STORED.switches, next.switches);
    appearance$.next(next);
  };
  return {
    appearance$,
    chooseTheme: (themeName) => change({ themeName }),
    chooseColour(colour) {
      if (isThemeColour(colour)) change({ colour });
    },
    turn: (name, on) => change({ switches: { ...appearance$.value.switches, [name]: on } }),
    reset: () => change(DEFAULT_APPEARANCE),
    dispose: () => scope.end(),
  };
}

/** Whatever does not fit (another program wrote it, or an older version) is as delivered; who chose no colour has the institution's. */
function keptIn(stored: StoredItems, usual: string | undefined): Appearance {
  const [themeName, colour] = [stored.read(STORED.themeName) ?? '', stored.read(STORED.theme) ?? usual ?? ''];
  return {
    themeName: isThemeName(themeName) ? themeName : DEFAULT_APPEARANCE.themeName,
    colour: isThemeColour(colour) ? colour : DEFAULT_APPEARANCE.colour,
    switches: { ...DEFAULT_SWITCHES, ...stored.read(STORED.switches) },
  };
}

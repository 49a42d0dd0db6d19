import { StoredItems } from '@gongwei/application/shared';
import { createSlimSidebar } from '@gongwei/application/shell';
import { screenSize } from '@gongwei/domain/shell';
import { useState } from 'react';
import { useLoaded, useService, useWindowWidth } from '../shared/index.ts';

/**
 * Whether the side menu shows icons only: as one left it on this device. In a narrow window, as at 200 % on a small screen, it
 * starts that way and leaves the page its room.
 */
export function useSidebar(): readonly [slim: boolean, change: (slim: boolean) => void] {
  const { kept, keep } = useLoaded(createSlimSidebar, useService(StoredItems));
  const narrow = useWindowWidth(screenSize) < 2;
  const [opened, setOpened] = useState(false);
  if (narrow) return [!opened, (wanted) => setOpened(!wanted)];
  return [kept === true, keep];
}

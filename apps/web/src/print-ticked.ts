import { lazy } from 'react';

/** Prints rows of a list; it comes when somebody does. */
export const PrintTicked = lazy(async () => ({ default: (await import('@gongwei/ui/paper')).PrintTicked }));

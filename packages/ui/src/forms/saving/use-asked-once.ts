import { useState } from 'react';

/**
 * Whether a question has been asked since the form was opened. One that is not asked any more stays in the page, hidden:
 * with every box that is added to the page Chromium's autofill reads all boxes of all forms, which takes a village PC
 * 35 ms at 600 boxes, a moment after the key that asked. So a question costs that once, not each time it comes back.
 */
export function useAskedOnce(asked: boolean): boolean {
  const [known, setKnown] = useState(asked);
  if (asked && !known) setKnown(true);
  return known || asked;
}

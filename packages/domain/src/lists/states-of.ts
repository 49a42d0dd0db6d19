import type { CodeLabels, CodeOption, Tone } from './list-definition.ts';

/** The words of a machine's states, with how good each is. */
export const statesOf = (
  labels: { readonly [state: string]: string },
  tones: { readonly [state: string]: Tone },
): CodeLabels => ({
  options: Object.entries(labels).map(([code, label]): CodeOption => {
    const tone = tones[code];
    return { code, label, ...(tone && { tone }) };
  }),
});

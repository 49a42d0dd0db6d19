import { loadChunk } from './load-chunk.ts';

/** Brings a part of the program when it is first wanted; one that did not come is asked for again. */
export function onceBrought<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return () => {
    coming ??= loadChunk(load).catch((thrown: unknown) => {
      coming = undefined;
      throw thrown;
    });
    return coming;
  };
}

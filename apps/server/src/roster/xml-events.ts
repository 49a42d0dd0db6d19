import { SaxesParser } from 'saxes';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import { zipTrouble } from '../uploads/zip-archive.ts';

export type XmlHandlers = {
  /** Names come without their prefix; so do those of attributes. */
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece; yields after every piece, so that the caller can pass on what the handlers gathered. Entities of the document's
 * own are not known and refuse it. @throws {ZipTrouble}
 */
export async function* xmlEvents(pieces: AsyncIterable<string>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let [fed, heard] = [0, 0];
  const hear = (): void => void (heard = fed);
  parser.on('error', () => {
    throw zipTrouble(say.damaged);
  });
  parser.on('doctype', () => {
    throw zipTrouble(say.damaged);
  });
  parser.on('opentag', (tag) => {
    hear();
    const attributes = tag.attributes as Readonly<Record<string, string>>;
    const attribute = (name: string): string | undefined =>
      attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];
    handlers.open?.(local(tag.name), attribute);
  });
  parser.on('text', (text) => {
    hear();
    handlers.text?.(text);
  });
  parser.on('closetag', (tag) => {
    hear();
    handlers.close?.(local(tag.name));
  });
  for await (const piece of pieces) {
    fed += piece.length;
    parser.write(piece);
    // Text without an end would be gathered until the memory is full.
    if (fed - heard > ROSTER_LIMITS.run) throw zipTrouble(say.bomb);
    yield;
  }
  parser.close();
}

/** Reads all of it. */
export async function readXml(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  const events = xmlEvents(pieces, handlers);
  while (!(await events.next()).done);
}

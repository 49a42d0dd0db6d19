type EmbeddedFrame = { readonly src: string; readonly sandbox: string };

/** What an embedded page may do. Of our own origin it never gets the rights: it could take its frame off. */
const ALLOWED = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * How an address of the server's list is put into a frame: a path of ours, or another server's https address. `undefined` for
 * everything else; the server checks its list, this checks the server.
 */
export function embeddedFrame(address: string, origin: string): EmbeddedFrame | undefined {
  const own = /^\/(?![/\\])/.test(address);
  if ((!own && !address.startsWith('https://')) || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return undefined;
  if (own) return url.origin === origin ? { src: url.href, sandbox: ALLOWED } : undefined;
  return {
    src: url.href,
    sandbox: url.protocol === 'https:' && url.origin !== origin ? `${ALLOWED} allow-same-origin` : ALLOWED,
  };
}

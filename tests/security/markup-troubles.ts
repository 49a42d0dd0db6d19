/** Elements our pages and sheets are made of; what else appears came out of a text. */
const OURS = new Set(
  'a abbr article aside b br button caption circle clippath col colgroup dd defs div dl dt em figcaption figure footer g h1 h2 h3 h4 header hr i img input label li line main nav ol option p path polygon polyline rect section select small span strong sub sup svg table tbody td text textarea tfoot th thead time title tr tspan u ul use'.split(
    ' ',
  ),
);
/** Attributes by which an address is fetched or followed. */
const LEADING = new Set(['href', 'src', 'xlink:href', 'action', 'formaction', 'poster', 'data', 'srcset']);
const PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/;

/**
 * What in a piece of HTML could run or lead away: elements that are none of ours, handlers, addresses of programs. The text is HTML as
 * React or a browser writes it: `<` begins an element, values stand between quotes.
 */
export function troublesOfMarkup(html: string): readonly string[] {
  const troubles: string[] = [];
  for (const [, name = '', attributes = ''] of html.matchAll(/<([^\s/>!][^\s/>]*)((?:"[^"]*"|[^">])*)>/g)) {
    if (!OURS.has(name.toLowerCase())) troubles.push(`<${name}>`);
    for (const [, key = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
      const attribute = key.toLowerCase();
      if (attribute.startsWith('on') || attribute === 'srcdoc') troubles.push(`${name} ${attribute}`);
      if (LEADING.has(attribute) && !isHarmless(value)) troubles.push(`${name} ${attribute}=${value.slice(0, 60)}`);
      if (attribute === 'style' && /url\(|expression|javascript/i.test(value)) troubles.push(`${name} style=${value}`);
    }
  }
  return troubles;
}

const isHarmless = (address: string): boolean => PICTURE.test(address) || /^[#/](?!\/)/.test(address) || address === '';

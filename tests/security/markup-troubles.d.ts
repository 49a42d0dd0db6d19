/**
 * What in a piece of HTML could run or lead away: elements that are none of ours, handlers, addresses of programs. The text is HTML as
 * React or a browser writes it: `<` begins an element, values stand between quotes.
 */
export declare function troublesOfMarkup(html: string): readonly string[];

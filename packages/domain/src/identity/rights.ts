/** What the server tells every window under when roles, who holds them, or the menu changed: rights are asked for anew. */
export const RIGHTS_TOPIC = 'rights';

/** A stroke of a pen, 96 by 32 pixels, where a sheet must be signed. Nobody's signature. */
export const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAgAQAAAADFu0D5AAAAjklEQVR42sXQIQ7CQBAF0CE1tTgUPQOedK6FIOxW4eAIPQp1lb0CScVayJqSDPP5oiE9AWwy/+eJWTGCxZN/4rxE8UUH3824IwY7zOjqbTALwI24lKovrwvijTaiemKzgopBM9qMODnhCgwJo52C+JGrfQJ8D+EAaWCU/HrNzldGQzTsR8UYiZ496U+v8wFM+2CmMtSs5gAAAABJRU5ErkJggg==';
